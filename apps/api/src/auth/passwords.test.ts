import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../platform/apiFailure.ts';
import { passwordsWaiting } from '../platform/metrics.ts';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('are hashed with argon2id, the configured cost and a unique salt', async () => {
    const { hash, verify } = createPasswords();
    const [first, second] = [await hash('secret-1'), await hash('secret-1')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verify(first, 'secret-1')).toBe(true);
    expect(await verify(first, 'secret-2')).toBe(false);
  });

  it('never match when the account or its hash is missing', async () => {
    const { verify } = createPasswords();
    expect(await verify(undefined, 'nobody has this password')).toBe(false);
    expect(await verify(null, '')).toBe(false);
  });

  it('are verified two at a time with up to sixty waiting, and further calls are rejected with Retry-After', async () => {
    const { verify } = createPasswords();
    const waiting = async () =>
      (await passwordsWaiting.get()).values.find(({ labels }) => labels.purpose === 'other');
    const tries = Promise.allSettled(Array.from({ length: 70 }, () => verify(null, 'secret')));
    // The metric counts the passwords that wait to be hashed.
    await expect.poll(async () => (await waiting())?.value).toBeGreaterThan(0);
    const results = await tries;
    expect((await waiting())?.value).toBe(0);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(8);
    for (const failure of refused) {
      expect(failure).toBeInstanceOf(ApiFailure);
      expect(failure).toMatchObject({ status: 429, code: 'RATE_LIMITED', headers: { 'retry-after': '2' } });
    }
    // The queue is empty again.
    expect(await verify(null, 'secret')).toBe(false);
  });

  it('are processed by priority: known browsers, sign-ins, then other calls alternating between companies', async () => {
    const finished: string[] = [];
    const argon2 = {
      hash: async (password: string | Uint8Array) => {
        finished.push(String(password));
        return '';
      },
      verify: async () => true,
    };
    const { hash } = createPasswords(argon2 as Parameters<typeof createPasswords>[0]);
    const turns = [
      ...Array.from({ length: 5 }, () => ['other', 'busy'] as const),
      ['other', 'calm'] as const,
      ['signIn', 'network'] as const,
      ['known', 'somebody'] as const,
    ];
    await Promise.all(turns.map(([purpose, of]) => hash(`${purpose} ${of}`, { purpose, of })));
    // The first entry is the dummy hash for unknown accounts. Two tasks of the busy company had started before the others
    // arrived.
    expect(finished.slice(1)).toEqual([
      'other busy',
      'other busy',
      'known somebody',
      'signIn network',
      'other busy',
      'other calm',
      'other busy',
      'other busy',
    ]);
  });
});
