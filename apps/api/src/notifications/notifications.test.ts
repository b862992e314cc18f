/** Recipients of each notification type, tested through the API. */
import type { NotificationType } from '@derrick/domain/notifications';
import { notificationTypes } from '@derrick/domain/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { recordFailedDelivery } from '../invoices/deliveries.ts';
import { type ClaimedJob, createJobRunner, JobFailure } from '../jobs/index.ts';
import { recordFailedInvitation } from '../people/failedInvitations.ts';
import { createLogger } from '../platform/logging.ts';
import { sendTimedNotifications } from './clock.ts';

const log = createLogger('silent');

let server: TestServer;
let invoices: ReturnType<typeof invoicing>;

beforeAll(async () => {
  server = await startTestServer();
  invoices = invoicing(server);
  for (const person of ['owner', 'admin', 'manager', 'tech', 'other'] as const) await server.tokenOf(person);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['notifications', 'notification_preferences', 'rate_limits', 'jobs'] as const)
    await db.deleteFrom(table).execute();
});

const idOf = (person: Person) => server.company.users[person].id;

interface Listed {
  id: string;
  at: string;
  type: NotificationType;
  params: { actor: string | null; count: number; comment: string | null; browser: string | null };
  target: { type: string; id: string | null; label: string };
  read: boolean;
}

const list = async (as: Person, query = ''): Promise<Listed[]> =>
  (await invoices.send('GET', `/notification?${query}`, undefined, as)).json.data.data;
const unread = async (as: Person): Promise<number> =>
  (await invoices.send('GET', '/notification/count', undefined, as)).json.data.unread;

describe('the signed-in user', () => {
  it('includes the number of unread notifications, updated after reading a notification', async () => {
    const ownNumber = async () =>
      (await invoices.send('GET', '/users/me', undefined, 'tech')).json.data.unreadNotifications;
    expect(await ownNumber()).toBe(0);
    const ticket = await create({}, 'tech');
    for (const text of ['One @Tomás Beltrán', 'Two @Tomás Beltrán', 'Three @Tomás Beltrán']) {
      const reply = await invoices.send('POST', `/ticket/${ticket.id}/comment`, { text }, 'manager');
      expect(reply.status, reply.text).toBeLessThan(300);
    }
    const [first] = await list('tech');
    expect(await unread('tech')).toBeGreaterThan(1);
    expect(await ownNumber()).toBe(await unread('tech'));
    await invoices.send('PUT', `/notification/${first?.id}`, { read: true }, 'tech');
    expect(await ownNumber()).toBe(await unread('tech'));
  });
});

describe('POST /notification/read-all', () => {
  it('marks notifications of the list up to the given time, and none that are email-only, newer or of deleted records', async () => {
    const ticket = await create({}, 'tech');
    const deleted = await create({}, 'tech');
    const comment = (id: string, text: string) =>
      invoices.send('POST', `/ticket/${id}/comment`, { text: `${text} @Tomás Beltrán` }, 'manager');
    for (const text of ['shown', 'mail alone', 'newer']) await comment(ticket.id, text);
    await comment(deleted.id, 'deleted');
    const { db } = server.database;
    const rows = await db
      .selectFrom('notifications')
      .select(['id', 'target_ids'])
      .where('user_id', '=', idOf('tech'))
      .where('type', '=', 'mentioned')
      .orderBy('id')
      .execute();
    const [shown, byMail, newer, ofDeleted] = rows.map(({ id }) => id);
    if (!shown || !byMail || !newer || !ofDeleted) throw new Error(JSON.stringify(rows));
    const set = (id: string, values: { is_in_app?: boolean; at?: Date }) =>
      db.updateTable('notifications').set(values).where('id', '=', id).execute();
    await set(byMail, { is_in_app: false });
    await set(newer, { at: new Date(Date.now() + 60_000) });
    expect((await invoices.send('DELETE', `/ticket/${deleted.id}`, undefined, 'owner')).status).toBe(200);

    const before = new Date(Date.now() + 1000).toISOString();
    expect((await invoices.send('POST', '/notification/read-all', { before }, 'tech')).status).toBe(200);
    const read = await db
      .selectFrom('notifications')
      .select('id')
      .where('id', 'in', [shown, byMail, newer, ofDeleted])
      .where('read_at', 'is not', null)
      .execute();
    expect(read).toEqual([{ id: shown }]);
  });
});

describe('notifications about a ticket that has moved on', () => {
  it('are marked as read for all recipients when the ticket is approved, and not those about another ticket', async () => {
    const ticket = await create({}, 'tech');
    const other = await create({}, 'tech');
    const unreadOf = async (person: Person, { id }: { id: string }) =>
      (await list(person, 'state=unread')).filter(
        ({ type, target }) => type === 'ticketSubmitted' && target.id === id,
      ).length;
    for (const person of ['owner', 'admin', 'manager'] as const) {
      expect([await unreadOf(person, ticket), await unreadOf(person, other)]).toEqual([1, 1]);
    }
    await move(ticket, 'approve', 'manager');
    for (const person of ['owner', 'admin', 'manager'] as const) {
      expect([await unreadOf(person, ticket), await unreadOf(person, other)]).toEqual([0, 1]);
      expect(await unread(person)).toBe((await list(person, 'state=unread')).length);
    }
  });

  it('are marked as read for the author when the requested changes are submitted', async () => {
    const ticket = await create({}, 'tech');
    await move(ticket, 'request-changes', 'manager', { comment: 'Times?' });
    const requested = async () =>
      (await list('tech', 'state=unread')).filter(
        ({ type, target }) => type === 'changesRequested' && target.id === ticket.id,
      );
    expect(await requested()).toHaveLength(1);
    await move(ticket, 'submit', 'tech');
    expect(await requested()).toEqual([]);
  });
});

describe('a mention', () => {
  const mentionedIn = async (text: string) => {
    const { id } = await create({}, 'tech');
    await forget();
    expect((await invoices.send('POST', `/ticket/${id}/comment`, { text }, 'manager')).status).toBe(201);
    return recipientsOf('mentioned');
  };

  it('by a first name notifies the only user with it, with or without the accent', async () => {
    expect(await mentionedIn('@tomás can you look?')).toEqual(['tech']);
    expect(await mentionedIn('@Tomas, @Adán')).toEqual(['admin', 'tech']);
  });

  it('of a person with the same first name and another surname notifies nobody', async () => {
    expect(await mentionedIn('@Tomás Ibarra was here')).toEqual([]);
  });

  it('can name the users who see the ticket', async () => {
    const { id } = await create({}, 'tech');
    const readers = async (person: Person) =>
      (await invoices.send('GET', `/ticket/${id}/readers`, undefined, person)).json.data.map(
        ({ fullname }: { fullname: string }) => fullname,
      );
    expect(await readers('manager')).toContain('Tomás Beltrán');
    expect(await readers('tech')).toContain('Adán Admin');
    expect(await readers('tech')).not.toContain('Tomás Beltrán');
    expect((await invoices.send('GET', `/ticket/${id}/readers`, undefined, 'other')).status).toBe(404);
  });
});

const people = ['owner', 'admin', 'manager', 'tech', 'other'] as const;

/** Lists the users who got a notification of a type. */
async function recipientsOf(type: NotificationType): Promise<Person[]> {
  const recipients: Person[] = [];
  for (const person of people) {
    const notifications = (await list(person)).filter((one) => one.type === type);
    expect(await unread(person)).toBe((await list(person, 'state=unread')).length);
    if (notifications.length > 0) recipients.push(person);
  }
  return recipients;
}

const create = async (fields: object, as: Person) => {
  const { json, text } = await invoices.send('POST', '/ticket', { ...ticketInput, ...fields }, as);
  if (!json.success) throw new Error(text);
  return json.data as { id: string; jobcode: string; version: number };
};
const move = async (ticket: { id: string; version: number }, call: string, as: Person, body: object = {}) => {
  const { version } = (await invoices.send('GET', `/ticket/${ticket.id}`, undefined, 'owner')).json.data;
  const reply = await invoices.send('POST', `/ticket/${ticket.id}/${call}`, { version, ...body }, as);
  expect(reply.status, reply.text).toBeLessThan(300);
};
const forget = () => server.database.db.deleteFrom('notifications').execute();

/** Creates a ticket of the technician that is pending review, and deletes all notifications. */
async function waiting() {
  const ticket = await create({}, 'tech');
  await forget();
  return ticket;
}

const linkOf = async (id: string) => {
  const { json } = await invoices.send('POST', `/ticket/${id}/signature-request`, {}, 'manager');
  return new URL(json.data.link).searchParams.get('token');
};

/** Events of each type with their recipients. The actor, and users who cannot see the record, are never notified. */
const scenes: Record<Exclude<NotificationType, 'exportReady'>, [() => Promise<unknown>, Person[]]> = {
  ticketAssigned: [() => create({ technicianId: idOf('tech') }, 'manager'), ['tech']],
  changesRequested: [
    async () => move(await waiting(), 'request-changes', 'manager', { comment: 'Times?' }),
    ['tech'],
  ],
  ticketSubmitted: [() => create({}, 'tech'), ['owner', 'admin', 'manager']],
  ticketApproved: [async () => move(await waiting(), 'approve', 'manager'), ['tech']],
  mentioned: [
    async () => {
      const { id } = await waiting();
      const text = '@Tomas Beltran and @Adán Admin, not @Dana Whitfield, @Gil Gone or @Mona Manager';
      await invoices.send('POST', `/ticket/${id}/comment`, { text }, 'manager');
    },
    ['admin', 'tech'],
  ],
  ticketUnsigned: [
    async () => {
      const { id } = await waiting();
      await linkOf(id);
      await server.database.db
        .updateTable('signature_requests')
        .set({ requested_at: new Date(Date.now() - 25 * 3_600_000) })
        .where('ticket_id', '=', id)
        .execute();
      expect(await sendTimedNotifications({ db: server.database.db, log })).toBe(1);
      expect(await sendTimedNotifications({ db: server.database.db, log })).toBe(0);
    },
    ['manager', 'tech'],
  ],
  ticketSigned: [
    async () => {
      const { id } = await waiting();
      const body = { token: await linkOf(id), name: 'Dana Customer', typed: true };
      await server.call('/api/v1/sign', { method: 'POST', body });
    },
    ['manager', 'tech'],
  ],
  ticketDisputed: [
    async () => {
      const { id } = await waiting();
      const body = { token: await linkOf(id), text: 'Six hours.' };
      await server.call('/api/v1/sign/dispute', { method: 'POST', body });
    },
    ['manager', 'tech'],
  ],
  invoicePastDue: [
    async () => {
      const { id } = await invoices.issued();
      await server.database.db
        .updateTable('invoices')
        .set({ due_date: '2026-01-01' })
        .where('id', '=', id)
        .execute();
      await forget();
      expect(
        await sendTimedNotifications({ db: server.database.db, log }, new Date('2026-01-01T23:59:00Z')),
      ).toBe(0);
      expect(
        await sendTimedNotifications({ db: server.database.db, log }, new Date('2026-01-02T00:01:00Z')),
      ).toBe(1);
      expect(
        await sendTimedNotifications({ db: server.database.db, log }, new Date('2026-01-02T00:02:00Z')),
      ).toBe(0);
    },
    ['owner', 'admin'],
  ],
  invoicePaid: [
    async () => {
      const { id, totalCents } = await invoices.issued();
      await invoices.pay(id, 1);
      expect(await recipientsOf('invoicePaid')).toEqual([]);
      await invoices.pay(id, totalCents - 1);
    },
    ['owner'],
  ],
  invoiceOpened: [
    async () => {
      const { id } = await invoices.issued();
      const body = { to: ['billing@permian.test'], message: '' };
      const sent = await invoices.send('POST', `/invoice/${id}/send`, body);
      expect(sent.status, sent.text).toBe(200);
      const mail = (await deliverMails(server.database.db)).find(({ kind }) => kind === 'invoice');
      const token = new URL(mail?.link ?? '').searchParams.get('token');
      await server.call(`/api/v1/public/invoice?token=${token}`);
      await server.call(`/api/v1/public/invoice?token=${token}`);
    },
    ['owner', 'admin'],
  ],
  invoiceUndelivered: [
    async () => {
      const { db } = server.database;
      const { id } = await invoices.issued();
      const body = { to: ['nobody@permian.test'], message: null };
      await invoices.send('POST', `/invoice/${id}/send`, body);
      const refuse = () => Promise.reject(new JobFailure(true, 'No such address', 550));
      const onGivenUp = (job: ClaimedJob, error: unknown) => recordFailedDelivery(db, job, error);
      await createJobRunner({ db, log, handlers: { mail: refuse }, onGivenUp }).runDue();
    },
    ['admin'],
  ],
  invitationAccepted: [
    async () => {
      const email = `${newId()}@ours.test`;
      await invoices.send('POST', '/users/manager', { fullname: 'Nora New', email }, 'admin');
      const mail = (await deliverMails(server.database.db)).find(({ to }) => to === email);
      const token = new URL(mail?.link ?? '').searchParams.get('token');
      const password = 'one more correct horse';
      const body = { token, password, confirmPassword: password };
      const reply = await server.call('/api/v1/auth/accept-invitation', { method: 'POST', body });
      expect(reply.status).toBe(200);
    },
    ['admin'],
  ],
  invitationUndelivered: [
    async () => {
      const { db } = server.database;
      await invoices.send('POST', `/users/technician/${idOf('invited')}/invitation`, {}, 'manager');
      const refuse = () => Promise.reject(new JobFailure(true, 'No such address'));
      const onGivenUp = (job: ClaimedJob) => recordFailedInvitation(db, job);
      await createJobRunner({ db, log, handlers: { mail: refuse }, onGivenUp }).runDue();
    },
    ['manager'],
  ],
  newSignIn: [() => server.signIn(server.company.users.other.email), ['other']],
};

describe.each(Object.entries(scenes) as [NotificationType, [() => Promise<unknown>, Person[]]][])(
  '%s',
  (type, [happen, expected]) => {
    it('each notification type notifies exactly the expected users', async () => {
      await happen();
      expect(await recipientsOf(type)).toEqual(expected);
    });
  },
);

it('the target of a notification about a user includes the role of the user', async () => {
  await scenes.invitationAccepted[0]();
  await scenes.invitationUndelivered[0]();
  expect((await list('admin'))[0]?.target).toMatchObject({ type: 'person', role: 'MANAGER' });
  expect((await list('manager'))[0]?.target).toMatchObject({ type: 'person', role: 'TECHNICIAN' });
});

it('every notification type has a test case', () => {
  expect([...Object.keys(scenes), 'exportReady'].sort()).toEqual([...notificationTypes].sort());
});
