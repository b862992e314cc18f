import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlier } from '../../test/earlier.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import {
  consumeOneTimeToken,
  issueOneTimeToken,
  type OneTimeTokenKind,
  readOneTimeToken,
} from './oneTimeTokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const owner = (person: 'owner' | 'invited' | 'tech') => ({
  companyId: server.company.id,
  userId: server.company.users[person].id,
});
const issue = (kind: OneTimeTokenKind, person: 'owner' | 'invited' | 'tech' = 'tech') =>
  server.database.db
    .transaction()
    .execute((trx) => issueOneTimeToken(trx, { ...owner(person), kind, invitedBy: owner('owner').userId }));
const read = (token: string, kind: OneTimeTokenKind = 'reset') =>
  readOneTimeToken(server.database.db, token, kind);
const consume = (token: string, kind: OneTimeTokenKind = 'reset') =>
  server.database.db.transaction().execute((trx) => consumeOneTimeToken(trx, token, kind));
const age = (minutes: number) =>
  sql`update one_time_tokens set expires_at = ${earlier('expires_at', sql`make_interval(mins => ${minutes})`)}`.execute(
    server.database.db,
  );

describe('a one-time token', () => {
  it('has 256 bits, belongs to one user and can be read repeatedly', async () => {
    const token = await issue('reset');
    expect(token).toMatch(/^[\w-]{43}$/);
    const valid = {
      outcome: 'valid',
      ...owner('tech'),
      invitedBy: owner('owner').userId,
      emailChangeId: null,
      signatureRequestId: null,
      mailedTo: null,
      phone: null,
    };
    for (let time = 0; time < 3; time += 1) expect(await read(token)).toEqual(valid);
    expect(await consume(token)).toEqual(valid);
  });

  it('can be consumed only once and is then reported as used', async () => {
    const token = await issue('reset');
    expect((await consume(token)).outcome).toBe('valid');
    expect((await consume(token)).outcome).toBe('used');
    expect((await read(token)).outcome).toBe('used');
  });

  it('is consumed by exactly one of twenty simultaneous requests', async () => {
    const token = await issue('invitation', 'invited');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => (await consume(token, 'invitation')).outcome),
    );
    expect(outcomes.filter((outcome) => outcome === 'valid')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(19);
  });

  it('remains valid when the transaction that consumed it is rolled back', async () => {
    const token = await issue('reset');
    const failing = server.database.db.transaction().execute(async (trx) => {
      await consumeOneTimeToken(trx, token, 'reset');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await consume(token)).outcome).toBe('valid');
  });

  it('is replaced by the next token of the same user and kind, and by no other token', async () => {
    const first = await issue('reset');
    const ofAnother = await issue('reset', 'owner');
    const ofAnotherKind = await issue('invitation');
    const second = await issue('reset');
    expect((await read(first)).outcome).toBe('replaced');
    expect((await consume(first)).outcome).toBe('replaced');
    expect((await read(ofAnother)).outcome).toBe('valid');
    expect((await read(ofAnotherKind, 'invitation')).outcome).toBe('valid');
    expect((await consume(second)).outcome).toBe('valid');
  });

  it('for an invitation stays valid alongside other invitation tokens of the same user', async () => {
    const [mailed, handedOver] = [await issue('invitation'), await issue('invitation')];
    for (const token of [mailed, handedOver]) expect((await read(token, 'invitation')).outcome).toBe('valid');
  });

  it('is the only valid token after eight simultaneous requests', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => issue('reset')));
    const outcomes = await Promise.all(tokens.map(async (token) => (await read(token)).outcome));
    expect(outcomes.filter((outcome) => outcome === 'valid')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'replaced')).toHaveLength(7);
  });

  it('expires after an hour, and an invitation token after seven days', async () => {
    const reset = await issue('reset');
    const invitation = await issue('invitation', 'invited');
    await age(59);
    expect((await read(reset)).outcome).toBe('valid');
    await age(1);
    expect((await read(reset)).outcome).toBe('expired');
    expect((await consume(reset)).outcome).toBe('expired');
    await age(7 * 24 * 60 - 61);
    expect((await read(invitation, 'invitation')).outcome).toBe('valid');
    await age(1);
    expect((await consume(invitation, 'invitation')).outcome).toBe('expired');
  });

  it('is unknown for other kinds, and any other text is unknown', async () => {
    const token = await issue('reset');
    expect((await read(token, 'invitation')).outcome).toBe('unknown');
    expect((await consume(token, 'invitation')).outcome).toBe('unknown');
    for (const text of [
      '',
      'x',
      'x'.repeat(10_000),
      `${token}=`,
      `${token}\n`,
      token.slice(1),
      '🛢️'.repeat(43),
    ]) {
      expect([text.slice(0, 60), (await read(text)).outcome]).toEqual([text.slice(0, 60), 'unknown']);
      expect((await consume(text)).outcome).toBe('unknown');
    }
    expect((await read(token)).outcome).toBe('valid');
  });

  it('is not stored in plain text', async () => {
    const token = await issue('reset');
    const { rows } = await sql<{ content: string }>`
      select string_agg(t::text, '') as content from one_time_tokens t`.execute(server.database.db);
    const content = rows[0]?.content ?? '';
    expect(content).toContain('\\\\x');
    expect(content).not.toContain(token);
    expect(content).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect(content).not.toContain(Buffer.from(token).toString('hex'));
  });
});
