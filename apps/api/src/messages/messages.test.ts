import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { createJobRunner } from '../jobs/index.ts';
import { createLogger } from '../platform/logging.ts';
import { heldMessagesHandler } from './heldMessages.ts';

let server: TestServer;
let invoices: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  invoices = invoicing(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['rate_limits', 'jobs'] as const) await db.deleteFrom(table).execute();
  await setConfirmed(new Date());
});

const setConfirmed = (at: Date | null) =>
  sql`update companies set confirmed_at = ${at} where id = ${server.company.id}`.execute(server.database.db);

const post = async (path: string, body: object, as: Person | { token: string } = 'manager') =>
  server.call(`/api/v1/${path}`, {
    method: 'POST',
    token: typeof as === 'string' ? await server.tokenOf(as) : as.token,
    body,
  });

async function enqueued(kind: 'mail' | 'sms'): Promise<number> {
  const jobs = await server.database.db.selectFrom('jobs').select('id').where('kind', '=', kind).execute();
  return jobs.length;
}

/** Sets a technician's preferences so that mentions are sent immediately by email and SMS. */
async function wantsMentions(person: 'tech' | 'other'): Promise<void> {
  const { db } = server.database;
  const { id } = server.company.users[person];
  await db
    .updateTable('users')
    .set({ phone: '+14325550147', verified_phone: '+14325550147' })
    .where('id', '=', id)
    .execute();
  const token = await server.tokenOf(person);
  const preferences = [{ type: 'mentioned', mail: 'AT_ONCE', sms: true }];
  const body = { preferences };
  const saved = await server.call('/api/v1/notification/preference', { method: 'PUT', token, body });
  expect(saved.status).toBe(200);
}

/** Mentions the technician on a ticket several times, in concurrent comments. */
async function mention(times: number): Promise<void> {
  const body = { ...ticketInput, technicianId: server.company.users.tech.id };
  const { json } = await post('ticket', body);
  for (const table of ['rate_limits', 'jobs'] as const) await server.database.db.deleteFrom(table).execute();
  const comments = Array.from({ length: times }, (_, index) =>
    post(`ticket/${json.data.id}/comment`, { text: `@Tomás Beltrán, number ${index}` }),
  );
  for (const { status } of await Promise.all(comments)) expect(status).toBe(201);
}

const anySignIn = () =>
  server.call('/api/v1/auth/login', {
    method: 'POST',
    body: { email: server.company.users.other.email, password: PASSWORD },
  });

describe('a company without a confirmed email address', () => {
  it('sends no notifications by email or SMS', async () => {
    await wantsMentions('tech');
    await setConfirmed(null);
    await mention(3);
    expect([await enqueued('mail'), await enqueued('sms')]).toEqual([0, 0]);
  });

  it('sends no email about a sign-in from a new browser', async () => {
    await setConfirmed(null);
    await anySignIn();
    await anySignIn();
    expect(await enqueued('mail')).toBe(0);
  });
});

describe('a company with a pending confirmation', () => {
  /** Adds a manager with a password and an unconfirmed address. */
  async function addManager(email: string): Promise<{ token: string }> {
    const added = await post('users/manager', { fullname: 'Pat', email, password: PASSWORD }, 'owner');
    expect(added.status).toBe(201);
    return { token: (await server.signIn(email)).accessToken };
  }

  it('sends nothing to the email address of an added user', async () => {
    await setConfirmed(null);
    const pat = await addManager('victim@elsewhere.test');
    await server.database.db.deleteFrom('jobs').execute();
    expect((await post('users/me/confirmation', {}, pat)).status).toBe(403);
    const change = { email: 'victim2@elsewhere.test', password: PASSWORD };
    expect((await post('account/email', change, pat)).status).toBe(403);
    const reset = await post('auth/forgot-password', { email: 'victim@elsewhere.test' });
    expect(reset.status).toBe(200);
    expect(await deliverMails(server.database.db)).toEqual([]);
  });
});

describe('notifications', () => {
  it('send a user at most 30 emails and 10 SMS per hour, however many comments mention the user', async () => {
    await wantsMentions('tech');
    await mention(60);
    expect(await enqueued('mail')).toBe(30);
    expect(await enqueued('sms')).toBe(10);
  });

  it('are recorded in the audit log once per hour when the limit holds them back', async () => {
    await wantsMentions('tech');
    await mention(45);
    const { db } = server.database;
    const log = createLogger('silent');
    const handlers = { messagesHeld: heldMessagesHandler(db, log) };
    await createJobRunner({ db, log, handlers }).runDue();
    const events = await db
      .selectFrom('events')
      .select('changes')
      .where('company_id', '=', server.company.id)
      .where('action', '=', 'company.holdMessages')
      .execute();
    expect(events.map(({ changes }) => changes)).toContainEqual([
      { field: 'message', before: null, after: 'mail' },
      { field: 'reason', before: null, after: 'limit' },
    ]);
    const heldBack = events.filter(({ changes }) => JSON.stringify(changes).includes('"mail"'));
    // 15 messages result in one record, or in two if a new hour starts during the test.
    expect(heldBack.length).toBeLessThanOrEqual(2);
  });
});

describe('a sign-in from a new browser', () => {
  it('sends only one email per hour, however many browsers without a cookie sign in', async () => {
    await anySignIn();
    for (let browser = 0; browser < 5; browser += 1) {
      const headers = { 'user-agent': `Browser ${browser}` };
      const body = { email: server.company.users.other.email, password: PASSWORD };
      const { status } = await server.call('/api/v1/auth/login', { method: 'POST', body, headers });
      expect(status).toBe(200);
    }
    expect(await enqueued('mail')).toBe(1);
  });
});

describe('a recipient', () => {
  const to = 'ap@permian.test';

  it('is not blocked by requests about records that do not exist', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await post(`ticket/${newId()}/signature-request`, { to })).status).toBe(404);
      expect((await post(`invoice/${newId()}/send`, { to: [to], message: null }, 'admin')).status).toBe(404);
    }
    const { json } = await post('ticket', ticketInput);
    expect((await post(`ticket/${json.data.id}/signature-request`, { to })).status).toBe(200);
  });

  it('is not blocked for a company by messages of another company', async () => {
    const foreign = { token: (await server.signIn(server.foreign.users.owner.email)).accessToken };
    const reply = await post('ticket', ticketInput, foreign);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const path = `ticket/${reply.json.data.id}/signature-request`;
      statuses.push((await post(path, { to }, foreign)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const { json } = await post('ticket', ticketInput);
    expect((await post(`ticket/${json.data.id}/signature-request`, { to })).status).toBe(200);
  });

  it('is not blocked by invoices that could not be issued', async () => {
    const draft = await invoices.draft();
    const send = { to: [to], message: null, attachTickets: false };
    const issue = (version: number) => post(`invoice/${draft.id}/issue`, { version, send }, 'admin');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await issue(draft.version + 7)).status).toBe(409);
    }
    expect((await issue(draft.version)).status).toBe(200);
  });
});

it('only enqueueMessage.ts inserts email and SMS jobs, so the sending limit applies to all', async () => {
  const folder = new URL('..', import.meta.url);
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|fixtures\.ts$/.test(name),
  );
  const inserting: string[] = [];
  for (const name of names) {
    const source = await readFile(new URL(name, folder), 'utf8');
    if (/insertJob|insertInto\('jobs'\)|insert into jobs/.test(source)) inserting.push(name);
  }
  expect(inserting.toSorted()).toEqual([
    'jobs/enqueue.ts',
    // Does not insert email or SMS jobs: the type of its job kinds excludes them.
    'jobs/schedules.ts',
    'messages/enqueueMessage.ts',
  ]);
});
