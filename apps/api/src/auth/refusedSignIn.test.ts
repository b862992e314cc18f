/** What a refused sign-in costs and says, in a file of its own: it looks on at the hashing. */
import { verify } from '@node-rs/argon2';
import { afterAll, expect, it, vi } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing.ts';

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

const server: TestServer = await startTestServer();
const { users } = server.company;
afterAll(() => server.close());

const refused = async (email: string) => {
  vi.mocked(verify).mockClear();
  const { status, text, headers } = await server.call('/api/v1/auth/login', {
    method: 'POST',
    body: { email, password: 'not the password' },
    headers: { 'x-request-id': 'the-same-id' },
  });
  const compared = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  return { status, text, headers: Object.fromEntries(headers), compared };
};

it('is the same work in the same words for an unknown address and a wrong password', async () => {
  const known = await refused(users.owner.email);
  expect(known.status).toBe(401);
  // One comparison, of the same parameters.
  expect(known.compared).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  for (const email of ['nobody@ours.test', users.invited.email, users.gone.email]) {
    expect(await refused(email)).toEqual(known);
  }
});

it('is not counted when the server is at fault', async () => {
  const login = () => server.signIn(users.admin.email, PASSWORD);
  for (let round = 0; round < 8; round += 1) {
    vi.mocked(verify).mockRejectedValueOnce(new Error('out of memory'));
    expect(await login()).toBeUndefined();
  }
  expect(await login()).toHaveProperty('accessToken');
});
