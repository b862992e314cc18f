/** Recipients, contents and unsubscribe links of notification emails. */
import { type NotificationPreferenceChanges, notificationTypes } from '@derrick/domain/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails, PUBLIC_URL, type StoredMessage } from '../../test/mail/delivery.ts';
import { startSmtp } from '../../test/mail/fixtures.ts';
import { type Person, SECRET, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { createJobRunner } from '../jobs/index.ts';
import { mailHandlers } from '../mail/handlers.ts';
import { createSmtpSender } from '../mail/smtp.ts';
import { createLogger } from '../platform/logging.ts';
import { sendDigests } from './digest.ts';

const log = createLogger('silent');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['notifications', 'notification_preferences', 'jobs'] as const)
    await db.deleteFrom(table).execute();
  await setUser('tech', { language: 'en', status: 'ACTIVE', phone: null });
});

const setUser = (person: Person, values: object) =>
  server.database.db
    .updateTable('users')
    .set(values)
    .where('id', '=', server.company.users[person].id)
    .execute();

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: Person = 'manager') =>
  server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), ...(body && { body }) });

const choose = async (preferences: NotificationPreferenceChanges['preferences']) => {
  const reply = await call('PUT', '/notification/preference', { preferences }, 'tech');
  expect(reply.status, reply.text).toBe(200);
  return reply.json.data.preferences;
};

/** Assigns a new ticket to the technician, as the manager. */
const assign = async (): Promise<{ id: string; jobcode: string }> => {
  const body = { ...ticketInput, technicianId: server.company.users.tech.id };
  return (await call('POST', '/ticket', body)).json.data;
};

const mails = (): Promise<StoredMessage[]> => deliverMails(server.database.db);

describe('a signature recorded by a manager', () => {
  it.each([
    ['en', 'Ray Cole signed job ticket', 'Recorded by Mona Manager.'],
    ['es', 'Ray Cole firmó el ticket', 'Registrada por Mona Manager.'],
  ] as const)('is emailed in %s with the customer as the signer', async (language, signed, recorded) => {
    await setUser('tech', { language });
    const { id, jobcode } = await assign();
    await call('PUT', `/ticket/${id}/signature`, { name: 'Ray Cole', typed: true });
    const [mail, ...others] = (await mails()).filter(({ subject }) => subject.includes('Ray Cole'));
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([server.company.users.tech.email, `${signed} ${jobcode}`]);
    expect(mail?.text).toContain(recorded);
    const { json } = await call('GET', '/notification?state=unread', undefined, 'tech');
    expect(json.data.data[0]).toMatchObject({
      type: 'ticketSigned',
      params: { actor: 'Ray Cole', recordedBy: 'Mona Manager' },
    });
  });

  it('has no recorder when the notification is from an older version', async () => {
    await assign();
    await sql`update notifications set params = params - 'recordedBy'
      where company_id = ${server.company.id}`.execute(server.database.db);
    const { status, json } = await call('GET', '/notification?state=unread', undefined, 'tech');
    expect([status, json.data.data[0].params.recordedBy]).toEqual([200, null]);
  });

  it('is not emailed to the user who recorded the signature', async () => {
    const { id } = await assign();
    await call('PUT', `/ticket/${id}/signature`, { name: 'Ray Cole', typed: true }, 'tech');
    const emails = (await mails()).filter(({ subject }) => subject.includes('Ray Cole'));
    expect(emails.map(({ to }) => to)).toEqual([server.company.users.manager.email]);
  });
});

describe('an immediate email', () => {
  it.each([
    ['en', 'assigned job ticket', 'Hello Tomás Beltrán,', 'Open the ticket', 'Stop these emails'],
    [
      'es',
      'le asignó el ticket',
      'Hola, Tomás Beltrán:',
      'Abrir el ticket',
      'Dejar de recibir estos correos',
    ],
  ] as const)('describes the event in %s, as text and as HTML', async (language, ...words) => {
    await setUser('tech', { language });
    const { id, jobcode } = await assign();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(server.company.users.tech.email);
    expect(mail?.link).toBe(`${PUBLIC_URL}/dashboard/job-tickets/${id}`);
    for (const part of [mail?.text, mail?.html])
      for (const word of [jobcode, 'Mona Manager', ...words]) expect(part).toContain(word);
    expect(mail?.text).toContain(mail?.stopLink);
    expect(mail?.text).not.toMatch(/<\w|undefined/);
    expect(mail?.html).toContain(`<html lang="${language}"`);
  });

  it('can be stopped with one-click unsubscribe without a session, while opening the link changes nothing', async () => {
    await assign();
    const smtp = await startSmtp();
    const mail = createSmtpSender(smtp.url, 'Derrick <no-reply@derrick.test>');
    const { db } = server.database;
    const handlers = mailHandlers({ db, secret: SECRET, publicUrl: PUBLIC_URL, mail, sms: 'wait' });
    await createJobRunner({ db, log: createLogger('error'), handlers }).runDue();
    mail.close();
    await smtp.close();
    const headers = smtp.received[0]?.headers;
    expect(headers?.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    const [, link = ''] =
      /^<https:\/\/derrick\.test(\S+)>$/.exec(headers?.get('list-unsubscribe')?.[0] ?? '') ?? [];

    const opened = await server.call(link);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(opened.text).toContain('job tickets that are assigned to you');
    await assign();
    expect(await mails()).toHaveLength(1);
    const raw = 'List-Unsubscribe=One-Click';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.call(link, { method: 'POST', raw, headers: type })).status).toBe(200);
    await assign();
    expect(await mails()).toHaveLength(1);
    const unknown = await server.call(`${link}x`);
    expect([unknown.status, unknown.json.code]).toEqual([404, 'TOKEN_UNKNOWN']);
    const headersOfBrowser = { accept: 'text/html,*/*', 'accept-language': 'es' };
    const shown = await server.call(`${link}x`, { headers: headersOfBrowser });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(shown.text).toContain('<h1>Este enlace no es válido</h1>');
  });

  it.each([
    ['was deactivated meanwhile', () => setUser('tech', { status: 'DEACTIVE' })],
    [
      'has read it meanwhile',
      () => call('POST', '/notification/read-all', { before: new Date().toISOString() }, 'tech'),
    ],
    ['has turned it off', () => Promise.resolve()],
  ])('is not sent to a user who %s', async (how, change) => {
    await server.tokenOf('tech');
    if (how.includes('off')) await choose([{ type: 'ticketAssigned', mail: 'OFF' }]);
    await assign();
    await change();
    expect(await mails()).toEqual([]);
  });

  it('is still sent to an email-only recipient who marks all notifications in the app as read', async () => {
    await server.tokenOf('tech');
    await choose([{ type: 'ticketAssigned', app: false, mail: 'AT_ONCE' }]);
    await assign();
    const before = new Date().toISOString();
    expect((await call('POST', '/notification/read-all', { before }, 'tech')).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the daily email', () => {
  /** Moves the time of all notifications to the given one. */
  const cameAt = (at: string) =>
    server.database.db
      .updateTable('notifications')
      .set({ at: new Date(at) })
      .execute();

  it('is sent once, at 07:00 in the time zone of the company, with all previous notifications', async () => {
    const { db } = server.database;
    await db
      .updateTable('companies')
      .set({ time_zone: 'America/Chicago' })
      .where('id', '=', server.company.id)
      .execute();
    await choose([{ type: 'ticketAssigned', mail: 'DIGEST' }]);
    const codes = [await assign(), await assign()].map(({ jobcode }) => jobcode);
    await cameAt('2026-03-02T20:00:00Z');
    // 06:59 and 07:01 in Chicago, before daylight saving time starts.
    expect(await sendDigests({ db, log }, new Date('2026-03-03T12:59:00Z'))).toBe(0);
    expect(await sendDigests({ db, log }, new Date('2026-03-03T13:01:00Z'))).toBe(1);
    expect(await sendDigests({ db, log }, new Date('2026-03-03T13:02:00Z'))).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 notifications from Derrick');
    for (const code of codes) expect(mail?.text).toContain(code);
    expect(mail?.link).toBe(`${PUBLIC_URL}/dashboard/notifications`);
    const link = (mail?.stopLink ?? '').slice(PUBLIC_URL.length);
    expect((await server.call(link, { method: 'POST' })).status).toBe(200);
    const { preferences } = (await call('GET', '/notification/preference', undefined, 'tech')).json.data;
    expect(preferences).toContainEqual(
      expect.objectContaining({ type: 'ticketAssigned', app: true, mail: 'OFF' }),
    );
  });

  it('is not sent when all notifications are read or none exist', async () => {
    const { db } = server.database;
    const late = new Date(Date.now() + 25 * 3_600_000);
    expect(await sendDigests({ db, log }, late)).toBe(0);
    await choose([{ type: 'ticketAssigned', mail: 'DIGEST' }]);
    await assign();
    await call('POST', '/notification/read-all', { before: new Date().toISOString() }, 'tech');
    expect(await sendDigests({ db, log }, late)).toBe(1);
    expect(await mails()).toEqual([]);
  });
});

describe('notification preferences', () => {
  it('list only the types that the user can receive', async () => {
    const typesOf = async (person: 'owner' | 'manager' | 'tech') =>
      (await call('GET', '/notification/preference', undefined, person)).json.data.preferences.map(
        ({ type }: { type: string }) => type,
      );
    expect(await typesOf('owner')).toEqual(notificationTypes);
    expect(await typesOf('manager')).toContain('ticketSubmitted');
    expect(await typesOf('manager')).not.toContain('invoicePaid');
    expect(await typesOf('tech')).toEqual([
      'ticketAssigned',
      'changesRequested',
      'ticketApproved',
      'mentioned',
      'ticketUnsigned',
      'ticketSigned',
      'ticketDisputed',
      'newSignIn',
    ]);
  });

  it('apply per type and channel, except to account security', async () => {
    const chosen = await choose([{ type: 'ticketAssigned', app: false, mail: 'OFF' }]);
    expect(chosen).toContainEqual({
      type: 'ticketAssigned',
      app: false,
      mail: 'OFF',
      sms: false,
      isFixed: false,
    });
    await assign();
    const ofTech = { user_id: server.company.users.tech.id };
    const notifications = server.database.db.selectFrom('notifications').selectAll();
    expect(await notifications.where(({ and }) => and(ofTech)).execute()).toEqual([]);
    const body = { preferences: [{ type: 'newSignIn', mail: 'OFF' }] };
    expect((await call('PUT', '/notification/preference', body, 'tech')).status).toBe(400);
  });

  it('a notification is sent by SMS to a user who chose SMS', async () => {
    await setUser('tech', { phone: '+14325550147', verified_phone: '+14325550147' });
    await choose([{ type: 'ticketAssigned', app: false, mail: 'OFF', sms: true }]);
    const { id, jobcode } = await assign();
    const [sms] = await mails();
    expect(sms).toMatchObject({ to: '+14325550147', kind: 'notificationSms', html: '' });
    expect(sms?.text).toBe(
      `Mona Manager assigned job ticket ${jobcode} to you: ${PUBLIC_URL}/dashboard/job-tickets/${id}`,
    );
  });
});
