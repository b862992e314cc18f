import { verify as argon2Verify, hash } from '@node-rs/argon2';
import { afterAll, expect, it, vi } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../../test/server.ts';
import { createPasswords } from './passwords.ts';

const verify = vi.fn(argon2Verify);
const server: TestServer = await startTestServer({ passwords: createPasswords({ hash, verify }) });
const { users } = server.company;
afterAll(() => server.close());

const refused = async (email: string) => {
  verify.mockClear();
  const { status, text, headers } = await server.call('/api/v1/auth/login', {
    method: 'POST',
    body: { email, password: 'not the password' },
    headers: { 'x-request-id': 'the-same-id' },
  });
  const compared = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  return { status, text, headers: Object.fromEntries(headers), compared };
};

it('a rejected sign-in returns the same response after the same work for an unknown email address and a wrong password', async () => {
  const ofKnown = await refused(users.owner.email);
  expect(ofKnown.status).toBe(401);
  // Each case compares one password hash, with the same parameters.
  expect(ofKnown.compared).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  for (const email of ['nobody@ours.test', users.invited.email, users.gone.email]) {
    expect(await refused(email)).toEqual(ofKnown);
  }
});

it('a sign-in attempt is not counted when the server fails', async () => {
  const login = () => server.signIn(users.admin.email, PASSWORD);
  for (let round = 0; round < 8; round += 1) {
    verify.mockRejectedValueOnce(new Error('out of memory'));
    expect(await login()).toBeUndefined();
  }
  expect(await login()).toHaveProperty('accessToken');
});
