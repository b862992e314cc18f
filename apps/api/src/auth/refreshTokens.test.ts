import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { earlier } from '../../test/earlier.ts';
import { startTestServer } from '../../test/server.ts';
import { hashToken } from '../links/index.ts';
import { createSuccessors } from './successor.ts';
import { newRefreshToken } from './tokens.ts';

it('each refresh token and its successor have 256 bits', () => {
  const successorOf = createSuccessors('a secret of thirty-two bytes or more');
  const first = newRefreshToken().token;
  const tokens = [first, newRefreshToken().token, successorOf(first).token];
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(successorOf(first).token).toBe(tokens[2]);
});

it('a session ends after ninety days, however often it is refreshed', async () => {
  const server = await startTestServer();
  try {
    const { db } = server.database;
    const refresh = (refreshToken: string) =>
      server.call('/api/v1/auth/refresh', { method: 'POST', body: { refreshToken } });
    /** Lets the given number of days pass for all sign-ins. */
    const age = (days: number) =>
      sql`update refresh_tokens set expires_at = ${earlier('expires_at', sql`make_interval(days => ${days})`)},
        family_expires_at = ${earlier('family_expires_at', sql`make_interval(days => ${days})`)}`.execute(db);
    let { refreshToken } = await server.signIn(server.company.users.owner.email);
    for (const days of [29, 29, 29]) {
      await age(days);
      const { status, json } = await refresh(refreshToken);
      expect(status).toBe(200);
      ({ refreshToken } = json.data);
    }
    const { rows } = await sql<{ left: number }>`
      select (extract(epoch from expires_at - now()) / 86400)::float8 as left from refresh_tokens
      where token_hash = ${hashToken(refreshToken)}`.execute(db);
    expect(rows[0]?.left).toBeCloseTo(3, 1);
    await age(4);
    expect((await refresh(refreshToken)).status).toBe(401);
  } finally {
    await server.close();
  }
});
