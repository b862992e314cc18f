/** Every request that changes data writes its event; rejected requests write none. */

import { auditActions, auditFieldsOf } from '@derrick/domain/audit';
import type { Endpoint } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { notificationTypes } from '@derrick/domain/notifications';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { array, string, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings, readSection } from '../../test/company.ts';
import { createRecords } from '../../test/contract/records.ts';
import { samples } from '../../test/files/samples.ts';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import {
  PASSWORD,
  type Reply,
  SECRET,
  startTestServer,
  type TestServer,
  ticketInput,
} from '../../test/server.ts';
import { failedSignInHandler } from '../auth/failedSignIns.ts';
import { newId } from '../db/index.ts';
import { createJobRunner } from '../jobs/index.ts';
import { unsubscribeToken } from '../links/index.ts';
import { createLogger } from '../platform/logging.ts';
import { verifyEvents } from './verify.ts';

let server: TestServer;
let token: string;
const ids = { jobType: '', jobRole: '' };
/** Requests made so far, compared with the endpoints of the app at the end. */
const called = new Set<string>();

beforeAll(async () => {
  server = await startTestServer({ hasSms: true });
  token = await server.tokenOf('owner');
  // Makes writing events fail.
  await sql`
    create function refuse_event() returns trigger language plpgsql as
      $$ begin raise exception 'no event can be written'; end $$`.execute(server.database.db);
  await sql`
    create trigger refused before insert on events for each row when (new.correlation_id like 'lost-%')
      execute function refuse_event()`.execute(server.database.db);
});
afterAll(() => server.close());

const eventsOf = (companyId = server.company.id) =>
  server.database.db
    .selectFrom('events')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('sequence')
    .execute();

/** Adds a passkey without a private key to a user. */
async function addPasskeyOf(userId: string): Promise<string> {
  const id = newId();
  await server.database.db
    .insertInto('passkeys')
    .values({
      company_id: server.company.id,
      id,
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from('none'),
      counter: 0,
      name: 'Laptop',
    })
    .execute();
  return id;
}

/** Makes a request and returns the events that it wrote. */
async function eventsFrom(
  route: string,
  {
    path,
    companyId,
    ...options
  }: Parameters<TestServer['call']>[1] & { path?: string; companyId?: string } = {},
) {
  const before = (await eventsOf(companyId)).length;
  const [method = '', pattern = ''] = route.split(' ');
  called.add(route);
  const reply: Reply = await server.call(`/api/v1${path ?? pattern}`, {
    method: method as 'POST',
    token,
    ...options,
  });
  return { reply, events: (await eventsOf(companyId)).slice(before) };
}

type Options = Parameters<typeof eventsFrom>[1];

/** Tables that contain no records: counters of attempts and jobs. */
const nonRecordTables = ['rate_limits', 'waits', 'jobs', 'schema_migrations'];

/** Reads all records, one text per table. */
async function readRecords(): Promise<Record<string, string>> {
  const { db } = server.database;
  tables ??= (
    await sql<{ name: string }>`
      select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    `.execute(db)
  ).rows.map(({ name }) => name);
  const queries = tables
    .filter((name) => !nonRecordTables.includes(name))
    .map(
      (name) => sql`select ${name}::text as name, md5(string_agg(t::text, '' order by t::text)) as content
        from ${sql.table(name)} t`,
    );
  const { rows } = await sql<{
    name: string;
    content: string;
  }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
let tables: string[] | undefined;

/**
 * Requests that store something without an event. An upload stores a file that belongs to no record; the sweep deletes it
 * later.
 */
const storedWithoutEvent = ['POST /file'];

/** Makes a request while writing events fails, and expects that nothing was stored. */
async function expectUndone(route: string, options: Options) {
  const before = await readRecords();
  const headers = { ...options?.headers, 'x-request-id': `lost-${newId()}` };
  const { reply } = await eventsFrom(route, { ...options, headers });
  expect(reply.status, `${route} ${reply.text}`).toBe(500);
  if (!storedWithoutEvent.includes(route)) expect(await readRecords(), route).toEqual(before);
}

/** Makes a successful request and expects these events with their actor, request and target. */
async function expectEvents(route: string, options: Options, actions: string[]) {
  if (actions.length > 0) await expectUndone(route, options);
  const { reply, events } = await eventsFrom(route, options);
  expect(reply.status, reply.text).toBeLessThan(300);
  expect(events.map(({ action }) => action)).toEqual(actions);
  const requestId = reply.headers.get('x-request-id');
  for (const event of events) {
    expect(event).toMatchObject({ context: { source: 'API', requestId }, correlation_id: requestId });
    expect(event.target_label).not.toBe('');
    expect(event.actor_name).not.toBeNull();
    if (event.actor_type === 'USER') expect([event.actor_id, event.actor_role]).not.toContain(null);
    if (event.action.endsWith('.update')) expect(event.changes).not.toEqual([]);
  }
  return { data: reply.json?.data, event: events[0] };
}

/** Makes a request that is rejected and expects no events. */
async function expectNone(route: string, options: Options) {
  const { reply, events } = await eventsFrom(route, options);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(events).toEqual([]);
}

const mailedToken = async (to: string) => {
  const mails = await deliverMails(server.database.db);
  const mail = mails.find((message) => message.to === to && message.link.includes('token='));
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
};

describe('job types and job roles', () => {
  it('are recorded when created, updated, retired and restored', async () => {
    const created = await expectEvents(
      'POST /job-type',
      { body: { name: 'Rigger', hourlyRateCents: 9000 } },
      ['jobType.create'],
    );
    ids.jobType = created.data.id;
    expect(created.event).toMatchObject({
      target_type: 'jobType',
      target_id: ids.jobType,
      target_label: 'Rigger',
      changes: [
        { field: 'name', before: null, after: 'Rigger' },
        { field: 'hourlyRateCents', before: null, after: 9000 },
      ],
    });
    await expectNone('POST /job-type', { body: { name: 'rigger' } });
    const path = `/job-type/${ids.jobType}`;
    const changed = await expectEvents('PUT /job-type/:id', { path, body: { hourlyRateCents: 9500 } }, [
      'jobType.update',
    ]);
    expect(changed.event?.changes).toEqual([{ field: 'hourlyRateCents', before: 9000, after: 9500 }]);
    await expectEvents('PUT /job-type/:id', { path, body: { hourlyRateCents: 9500 } }, []);
    await expectEvents('DELETE /job-type/:id', { path }, ['jobType.retire']);
    await expectNone('DELETE /job-type/:id', { path });
    await expectEvents('POST /job-type', { body: { name: 'Rigger' } }, ['jobType.restore']);

    const body = { name: 'Derrickhand', jobTypeId: ids.jobType };
    const role = await expectEvents('POST /job-role', { body }, ['jobRole.create']);
    ids.jobRole = role.data.id;
    const rolePath = `/job-role/${ids.jobRole}`;
    await expectEvents('PUT /job-role/:id', { path: rolePath, body: { name: 'Floorhand' } }, [
      'jobRole.update',
    ]);
    await expectEvents('DELETE /job-role/:id', { path: rolePath }, ['jobRole.retire']);
    await expectEvents('POST /job-role', { body: { ...body, name: 'Floorhand' } }, ['jobRole.restore']);
  });
});

describe.each([
  ['technician', true],
  ['manager', false],
  ['admin', false],
  ['super/admin', false],
])('a user: %s', (kind, hasLevel) => {
  const base = `/users/${kind}`;
  const level = () => (hasLevel ? { jobTypeId: ids.jobType, jobRoleId: ids.jobRole } : {});

  it('a user is recorded from invitation to deletion', async () => {
    const email = `${kind.replace('/', '-')}@events.test`;
    const person = { fullname: 'Nora New', email, ...level() };
    const invited = await expectEvents(`POST ${base}`, { body: person }, ['person.invite']);
    const { id } = invited.data;
    expect(invited.event).toMatchObject({
      target_id: id,
      target_label: 'Nora New',
      actor_name: 'Olga Owner',
    });
    await expectNone(`POST ${base}`, { body: person });
    const profile = { fullname: 'Pat Password', email: `pat-${email}`, password: PASSWORD, ...level() };
    const added = await expectEvents(`POST ${base}`, { body: profile }, ['person.create']);
    expect(JSON.stringify(added.event)).not.toContain(PASSWORD);
    expect(added.event?.changes).toContainEqual({ field: 'password', isSecret: true });

    const path = `${base}/${id}`;
    for (const method of ['PUT', 'PATCH']) {
      const fullname = `Nora ${method}`;
      const changed = await expectEvents(`${method} ${base}/:id`, { path, body: { fullname } }, [
        'person.update',
      ]);
      expect(changed.event?.changes).toContainEqual(
        expect.objectContaining({ field: 'fullname', after: fullname }),
      );
      await expectEvents(`${method} ${base}/:id`, { path, body: { fullname } }, []);
    }
    const resend = `POST ${base}/:id/invitation`;
    await expectEvents(resend, { path: `${path}/invitation`, body: {} }, ['person.resendInvitation']);
    const link = await expectEvents(
      `POST ${base}/:id/invitation/link`,
      { path: `${path}/invitation/link`, body: {} },
      ['person.copyInvitationLink'],
    );
    expect(JSON.stringify(link.event)).not.toContain(new URL(link.data.link).searchParams.get('token'));
    const revoke = `DELETE ${base}/:id/invitation`;
    await expectEvents(revoke, { path: `${path}/invitation` }, ['person.revokeInvitation']);

    const reset = `DELETE ${base}/:id/second-factor`;
    const resetCall = { path: `${path}/second-factor`, body: { password: PASSWORD } };
    await expectEvents(reset, resetCall, []);
    await addPasskeyOf(id);
    await expectNone(reset, { ...resetCall, body: { password: 'wrong guess' } });
    await expectEvents(reset, resetCall, ['person.resetSecondFactor']);

    const toggle = `${base}/toggle-active/${id}`;
    for (const method of ['PUT', 'PATCH']) {
      const route = `${method} ${base}/toggle-active/:id`;
      const body = { status: method === 'PUT' ? 'deactivated' : 'active' };
      const action = method === 'PUT' ? 'person.deactivate' : 'person.activate';
      await expectEvents(route, { path: toggle, body }, [action]);
      await expectEvents(route, { path: toggle, body }, []);
    }
    await expectEvents(`DELETE ${base}/:id`, { path }, ['person.delete']);
    await expectNone(`DELETE ${base}/:id`, { path });
  });
});

describe('a ticket', () => {
  it('is recorded field by field, with its files and a new customer', async () => {
    const file = async (name: string) => {
      const form = new FormData();
      form.append('file', new File(['some text'], name));
      const { data, event } = await expectEvents('POST /file', { form }, ['file.upload']);
      expect(event).toMatchObject({ target_type: 'file', target_label: name });
      return { fileUrl: data, id: data.split('/').at(-1), name };
    };
    const [first, second] = [await file('first.txt'), await file('second.txt')];
    const body = { ...ticketInput, customerCompany: 'Zeta Oil', attachments: [{ fileUrl: first.fileUrl }] };
    const created = await expectEvents('POST /ticket', { body }, ['customer.create', 'ticket.create']);
    const { id, jobcode } = created.data;
    const headers = { 'idempotency-key': 'only-once' };
    await expectEvents('POST /ticket', { body: ticketInput, headers }, ['ticket.create']);
    await expectEvents('POST /ticket', { body: ticketInput, headers }, []);
    await expectNone('POST /ticket', { body: { ...body, technicianId: newId() } });

    const path = `/ticket/${id}`;
    const changed = { ...body, notes: 'Bring the long hose', attachments: [{ fileUrl: second.fileUrl }] };
    const { event } = await expectEvents('PUT /ticket/:id', { path, body: changed }, ['ticket.update']);
    expect(event).toMatchObject({
      target_id: id,
      target_label: jobcode,
      changes: [
        { field: 'notes', before: null, after: 'Bring the long hose' },
        {
          field: 'attachments',
          added: [{ id: second.id, name: 'second.txt' }],
          removed: [{ id: first.id, name: 'first.txt' }],
        },
      ],
    });
    await expectEvents('PUT /ticket/:id', { path, body: changed }, []);
    await expectNone('PUT /ticket/:id', { path, body: { ...changed, version: 1 } });
    await expectEvents('POST /ticket/export.csv', { body: { ids: [id] } }, ['ticket.export']);
    await expectEvents('GET /ticket/export.csv', {}, ['ticket.export']);
    await expectEvents('DELETE /ticket/:id', { path }, ['ticket.delete']);
    await expectNone('DELETE /ticket/:id', { path });
  });
});

describe('a customer', () => {
  it('is recorded from creation to merge and deletion', async () => {
    const fields = { name: 'Twin Oil', contacts: [{ name: 'Ana Ríos', email: 'ana@twin.test' }] };
    const created = await expectEvents('POST /customer', { body: fields }, ['customer.create']);
    const contact = { id: 'Ana Ríos, ana@twin.test', name: 'Ana Ríos, ana@twin.test' };
    expect(created.event).toMatchObject({ target_id: created.data.id, target_label: 'Twin Oil' });
    expect(created.event?.changes).toContainEqual({ field: 'contacts', added: [contact], removed: [] });
    await expectNone('POST /customer', { body: fields });

    const path = `/customer/${created.data.id}`;
    const changed = { ...fields, contacts: [], termsDays: 10 };
    const { event } = await expectEvents('PUT /customer/:id', { path, body: changed }, ['customer.update']);
    expect(event?.changes).toEqual([
      { field: 'contacts', added: [], removed: [contact] },
      { field: 'termsDays', before: 30, after: 10 },
    ]);
    await expectEvents('PUT /customer/:id', { path, body: changed }, []);
    await expectNone('PUT /customer/:id', { path, body: { ...changed, version: 1 } });

    const otherCustomer = await expectEvents('POST /customer', { body: { name: 'Other Oil' } }, [
      'customer.create',
    ]);
    const merge = { path: `${path}/merge`, body: { intoId: otherCustomer.data.id } };
    await expectEvents('POST /customer/:id/merge', merge, ['customer.merge', 'customer.update']);
    await expectEvents('POST /customer/:id/merge', merge, []);
    const remove = { path: `/customer/${otherCustomer.data.id}` };
    await expectEvents('DELETE /customer/:id', remove, ['customer.delete']);
    await expectNone('DELETE /customer/:id', remove);
  });
});

describe('a price book item', () => {
  it('is recorded when created, updated and retired', async () => {
    const body = { name: 'Frac valve', unit: 'day', unitPriceCents: 45_000 };
    const created = await expectEvents('POST /price-item', { body }, ['priceItem.create']);
    expect(created.event).toMatchObject({ target_id: created.data.id, target_label: 'Frac valve' });
    await expectNone('POST /price-item', { body: { ...body, name: 'frac VALVE' } });
    const path = `/price-item/${created.data.id}`;
    const change = { path, body: { unitPriceCents: 47_000 } };
    const { event } = await expectEvents('PUT /price-item/:id', change, ['priceItem.update']);
    expect(event?.changes).toEqual([{ field: 'unitPriceCents', before: 45_000, after: 47_000 }]);
    await expectEvents('PUT /price-item/:id', change, []);
    const customer = await expectEvents('POST /customer', { body: { name: 'Valve Oil' } }, [
      'customer.create',
    ]);
    const ids = { customerId: customer.data.id, priceItemId: created.data.id };
    const period = { unitPriceCents: 40_000, from: '2026-01-01', until: null };
    const forCustomer = { body: { ...ids, ...period } };
    const price = await expectEvents('POST /customer-price', forCustomer, ['customerPrice.create']);
    expect(price.event).toMatchObject({ target_id: price.data.id, target_label: 'Frac valve' });
    await expectNone('POST /customer-price', forCustomer);
    const pricePath = `/customer-price/${price.data.id}`;
    const priceChange = { path: pricePath, body: { ...period, until: '2026-12-31' } };
    const priceEvent = await expectEvents('PUT /customer-price/:id', priceChange, ['customerPrice.update']);
    expect(priceEvent.event?.changes).toEqual([{ field: 'validUntil', before: null, after: '2026-12-31' }]);
    await expectEvents('PUT /customer-price/:id', priceChange, []);
    await expectEvents('DELETE /customer-price/:id', { path: pricePath }, ['customerPrice.delete']);
    await expectNone('DELETE /customer-price/:id', { path: pricePath });

    await expectEvents('DELETE /price-item/:id', { path }, ['priceItem.retire']);
    await expectNone('DELETE /price-item/:id', { path });
  });
});

describe('the status of a ticket', () => {
  it('is recorded on each change, with comments and reasons', async () => {
    const draft = { ...ticketInput, status: 'DRAFT' };
    const { id, jobcode } = (await expectEvents('POST /ticket', { body: draft }, ['ticket.create'])).data;
    let version = 1;
    const move = async (call: string, action: string, body: object = {}, as?: string) => {
      const options = { path: `/ticket/${id}/${call}`, body: { ...body, version }, ...(as && { token: as }) };
      await expectNone(`POST /ticket/:id/${call}`, { ...options, body: { ...body, version: 99 } });
      const { event, data } = await expectEvents(`POST /ticket/:id/${call}`, options, [action]);
      version = data.version;
      await expectNone(`POST /ticket/:id/${call}`, options);
      expect(event).toMatchObject({ target_id: id, target_label: jobcode, target_type: 'ticket' });
      return event?.changes;
    };
    const manager = await server.tokenOf('manager');
    expect(await move('submit', 'ticket.submit')).toEqual([
      { field: 'status', before: 'DRAFT', after: 'SUBMITTED' },
    ]);
    expect(await move('request-changes', 'ticket.requestChanges', { comment: ' Times? ' })).toEqual([
      { field: 'status', before: 'SUBMITTED', after: 'CHANGES_REQUESTED' },
      { field: 'comment', before: null, after: 'Times?' },
    ]);
    const body = { ...ticketInput, notes: 'With times', status: 'SUBMITTED', version };
    const saved = await expectEvents('PUT /ticket/:id', { path: `/ticket/${id}`, body }, [
      'ticket.update',
      'ticket.submit',
    ]);
    version = saved.data.version;
    await move('approve', 'ticket.approve', {}, manager);
    await move('reopen', 'ticket.reopen', { reason: 'Disputed' });
    await move('void', 'ticket.void', { reason: 'Recorded twice' });
    const comment = { path: `/ticket/${id}/comment`, body: { text: 'Never mind' } };
    const { event } = await expectEvents('POST /ticket/:id/comment', comment, ['ticket.comment']);
    expect(event?.changes).toEqual([{ field: 'comment', before: null, after: 'Never mind' }]);
    await expectNone('POST /ticket/:id/comment', { ...comment, body: { text: '' } });
    const warning = { path: `/ticket/${id}/confirm-warning`, body: { key: 'FUTURE:2026-11-30' } };
    const confirmed = await expectEvents('POST /ticket/:id/confirm-warning', warning, [
      'ticket.confirmWarning',
    ]);
    expect(confirmed.event).toMatchObject({
      changes: [{ field: 'warning', before: null, after: 'FUTURE' }],
    });
    await expectEvents('POST /ticket/:id/confirm-warning', warning, []);
    await expectNone('POST /ticket/:id/confirm-warning', { ...warning, body: { key: 'NOISE' } });
    const copy = { path: `/ticket/${id}/duplicate` };
    await expectEvents('POST /ticket/:id/duplicate', copy, ['ticket.create']);
    await expectNone('POST /ticket/:id/duplicate', { path: `/ticket/${newId()}/duplicate` });
    const otherTicket = (await expectEvents('POST /ticket', { body: draft }, ['ticket.create'])).data;
    const body2 = { action: 'submit', ids: [id, otherTicket.id] };
    await expectEvents('POST /ticket/bulk', { body: body2 }, ['ticket.submit']);
  });
});

describe('the signature of a ticket', () => {
  it('is recorded when given, removed, requested, and signed or disputed by link', async () => {
    const body = { ...ticketInput, customerName: 'Dana Whitfield' };
    const { id } = (await expectEvents('POST /ticket', { body }, ['ticket.create'])).data;
    const signature = { name: 'Ray Cole', typed: true };
    const path = `/ticket/${id}/signature`;
    const route = 'PUT /ticket/:id/signature';
    await expectNone(route, { path, body: { name: 'Ray Cole', strokes: [] } });
    const { event } = await expectEvents(route, { path, body: signature }, ['ticket.sign']);
    expect(event).toMatchObject({ actor_type: 'CUSTOMER_LINK', actor_id: null, actor_name: 'Ray Cole' });
    expect(event?.changes).toEqual([
      { field: 'signature', before: null, after: 'Ray Cole' },
      { field: 'recordedBy', before: null, after: { id: expect.any(String), name: expect.any(String) } },
    ]);
    const saved = { path: `/ticket/${id}`, body: { ...body, workHours: 5 } };
    await expectEvents('PUT /ticket/:id', saved, ['ticket.removeSignature', 'ticket.update']);
    await expectEvents(route, { path, body: signature }, ['ticket.sign']);
    await expectEvents('DELETE /ticket/:id/signature', { path }, ['ticket.removeSignature']);
    await expectEvents('DELETE /ticket/:id/signature', { path }, []);

    const contacts = [{ name: 'Dana Whitfield', email: 'dana@signing.example' }];
    const customer = { name: 'Signing Mesa', contacts };
    await server.call('/api/v1/customer', { method: 'POST', token, body: customer });
    const unsigned = { ...body, customerCompany: customer.name };
    const { json } = await server.call('/api/v1/ticket', { method: 'POST', token, body: unsigned });
    const several = { body: { ids: [json.data.id] } };
    await expectEvents('POST /ticket/signature-requests', several, ['ticket.requestSignature']);
    await expectEvents('POST /ticket/signature-requests', several, []);

    const ask = async () => {
      const call = { path: `/ticket/${id}/signature-request`, body: {} };
      const requestEvents = await expectEvents('POST /ticket/:id/signature-request', call, [
        'ticket.requestSignature',
      ]);
      return new URL(requestEvents.data.link).searchParams.get('token') ?? '';
    };
    const first = await ask();
    const dispute = { body: { token: first, text: 'Six hours' }, token: undefined };
    const disputed = await expectEvents('POST /sign/dispute', dispute, ['ticket.dispute']);
    expect(disputed.event).toMatchObject({
      actor_type: 'CUSTOMER_LINK',
      actor_id: null,
      actor_name: 'Dana Whitfield',
      target_id: id,
    });
    await expectNone('POST /sign/dispute', dispute);
    const sign = { body: { token: await ask(), ...signature }, token: undefined };
    const signed = await expectEvents('POST /sign', sign, ['ticket.sign']);
    expect(signed.event).toMatchObject({ actor_type: 'CUSTOMER_LINK', actor_name: 'Ray Cole' });
    await expectNone('POST /sign', sign);
  });
});

describe('an invoice', () => {
  it('is recorded from draft to void, and on its tickets', async () => {
    const ticket = await invoicing(server).approvedTicket();
    const drafts = { body: { ticketIds: [ticket.id] } };
    const [{ id }] = (await expectEvents('POST /invoice', drafts, ['invoice.create'])).data;
    await expectNone('POST /invoice', drafts);
    const path = `/invoice/${id}`;
    const { event } = await expectEvents('PUT /invoice/:id', { path, body: { notes: 'Thanks' } }, [
      'invoice.update',
    ]);
    expect(event?.changes).toEqual([{ field: 'notes', before: null, after: 'Thanks' }]);
    const on = { path: `${path}/reminders`, body: { hasReminders: true } };
    await expectEvents('PUT /invoice/:id/reminders', on, ['invoice.setReminders']);
    await expectEvents('PUT /invoice/:id/reminders', on, []);
    const issue = { path: `${path}/issue`, body: { version: 4 } };
    const issued = await expectEvents('POST /invoice/:id/issue', issue, ['ticket.invoice', 'invoice.issue']);
    const invoice = { id, name: issued.data.number };
    expect(issued.event?.changes).toContainEqual({ field: 'invoice', before: null, after: invoice });
    await expectNone('POST /invoice/:id/issue', issue);
    const send = { path: `${path}/send`, body: { to: ['pay@events.test'], message: null } };
    await expectEvents('POST /invoice/:id/send', send, ['invoice.send']);
    await expectNone('POST /invoice/:id/remind', { path: `${path}/remind` });
    const remembered = { path: `${path}/send`, body: { ...send.body, rememberRecipient: true } };
    await expectEvents('POST /invoice/:id/send', remembered, ['customer.update', 'invoice.send']);
    await expectEvents('POST /invoice/:id/remind', { path: `${path}/remind` }, ['invoice.remind']);
    const byPost = { path: `${path}/mark-sent`, body: { sentOn: '2026-11-20', note: 'By post' } };
    await expectEvents('POST /invoice/:id/mark-sent', byPost, ['invoice.markSent']);
    const payment = { amountCents: 100, method: 'CASH', reference: null, paidOn: '2026-11-20' };
    const pay = await expectEvents('POST /invoice/:id/payment', { path: `${path}/payment`, body: payment }, [
      'invoice.pay',
    ]);
    const reverse = {
      path: `${path}/reverse-payment`,
      body: { paymentId: pay.data.payments[0].id, reason: 'Counted twice' },
    };
    await expectNone('POST /invoice/:id/void', { path: `${path}/void`, body: { reason: 'Wrong' } });
    await expectEvents('POST /invoice/:id/reverse-payment', reverse, ['invoice.reversePayment']);
    await expectNone('POST /invoice/:id/reverse-payment', reverse);
    await expectEvents('POST /invoice/:id/void', { path: `${path}/void`, body: { reason: 'Wrong' } }, [
      'ticket.release',
      'invoice.void',
    ]);
    const copy = await expectEvents('POST /invoice/:id/copy', { path: `${path}/copy` }, ['invoice.create']);
    const remove = { path: `/invoice/${copy.data.id}` };
    await expectEvents('DELETE /invoice/:id', remove, ['invoice.delete']);
    await expectNone('DELETE /invoice/:id', remove);
    const otherInvoice = await invoicing(server).issued();
    const giveUp = { path: `/invoice/${otherInvoice.id}/uncollectible`, body: { reason: 'Bankrupt' } };
    await expectEvents('POST /invoice/:id/uncollectible', giveUp, ['invoice.giveUp']);
    const { id: creditedId } = await invoicing(server).issued();
    const credit = {
      path: `/invoice/${creditedId}/credit-note`,
      body: { reason: 'Billed twice', lines: [{ line: 0, amountCents: 100 }] },
    };
    const creditEvents = await expectEvents('POST /invoice/:id/credit-note', credit, ['invoice.credit']);
    expect(creditEvents.event?.changes).toContainEqual({ field: 'creditedCents', before: 0, after: 100 });
    const { id: fullId, totalCents } = await invoicing(server).issued();
    const lines = [{ line: 0, amountCents: totalCents }];
    const fullCredit = {
      path: `/invoice/${fullId}/credit-note`,
      body: { reason: 'Billed twice', lines, releaseTickets: true },
    };
    await expectEvents('POST /invoice/:id/credit-note', fullCredit, [
      'ticket.release',
      'invoice.releaseTickets',
      'invoice.credit',
    ]);
    await expectNone('POST /invoice/:id/credit-note', {
      ...credit,
      body: { ...credit.body, lines: [{ line: 0, amountCents: 100_000_000 }] },
    });
  });
});

describe('the company settings', () => {
  it.each([
    ['profile', 'Profile', { taxId: '75-1234567' }],
    ['locale', 'Locale', { timeZone: 'Europe/Madrid' }],
    ['tickets', 'Tickets', { costReferenceLabel: 'AFE' }],
    ['invoices', 'Invoices', { footer: 'Thank you' }],
    ['people', 'People', { invitationDays: 14 }],
    ['data', 'Data', { allowsSpeech: false }],
  ] as const)('are recorded when section %s changes, and only then', async (section, name, change) => {
    const before = (await eventsOf()).length;
    called.add(`PUT /company/${section}`);
    const save = async () => {
      const { status, text } = await changeSettings(server, section, change);
      expect(status, text).toBe(200);
      return (await eventsOf()).slice(before).filter(({ action }) => action !== 'session.signIn');
    };
    const [event, ...rest] = await save();
    const [[field, after] = []] = Object.entries(change);
    expect(event).toMatchObject({
      action: `company.change${name}`,
      target_id: server.company.id,
      changes: [{ field, after }],
    });
    expect(rest).toEqual([]);
    expect(await save()).toHaveLength(1);
  });

  it('record a change of the logo without the image', async () => {
    const body = { logo: `data:image/png;base64,${samples.png.toString('base64')}` };
    const { event } = await expectEvents('POST /company/logo', { body }, ['company.changeLogo']);
    expect(event).toMatchObject({
      target_id: server.company.id,
      changes: [{ field: 'logo', isSecret: true }],
    });
    await expectEvents('POST /company/logo', { body }, []);
    await expectEvents('POST /company/logo', { body: { logo: null } }, ['company.changeLogo']);
  });

  it('record answers of the set-up checklist once', async () => {
    const own = { body: { allowsOwnApproval: true } };
    await expectEvents('POST /company/setup', own, ['company.changeTickets', 'company.changeSetup']);
    await expectEvents('POST /company/setup', own, []);
    const locale = { body: { isLocaleConfirmed: true } };
    await expectEvents('POST /company/setup', locale, ['company.changeSetup']);
    await expectEvents('POST /company/setup', { body: { allowsOwnApproval: false } }, [
      'company.changeTickets',
    ]);
  });

  it('are recorded per job type when rates change', async () => {
    const { levels } = await readSection(server, 'rates');
    const [level] = levels;
    const rates = [...level.rates, { from: '2027-01-01', workCents: 12_000, travelCents: 9000 }];
    const change = { body: { levels: [{ id: level.id, rates }] } };
    const { event } = await expectEvents('PUT /company/rates', change, ['company.changeRates']);
    expect(event).toMatchObject({
      target_label: level.name,
      changes: [{ field: 'rates', added: [{ name: '2027-01-01: 12000 / 9000' }], removed: [] }],
    });
    await expectEvents('PUT /company/rates', change, []);
  });
});

describe('accounts', () => {
  it('are recorded when an email change is requested, confirmed and undone', async () => {
    const { email, id } = server.company.users.other;
    const path = `/users/technician/${id}`;
    const route = 'PUT /users/technician/:id';
    const requested = await expectEvents(route, { path, body: { email: 'next@events.test' } }, [
      'account.requestEmail',
    ]);
    expect(requested.event).toMatchObject({
      target_id: id,
      changes: [{ field: 'newEmail', before: null, after: 'next@events.test' }],
    });
    const undo = await mailedToken(email);
    const confirm = { token: await mailedToken('next@events.test') };
    await expectNone('POST /auth/confirm-email', { body: { ...confirm, password: 'wrong guess' } });
    const changed = await expectEvents(
      'POST /auth/confirm-email',
      { body: { ...confirm, password: PASSWORD } },
      ['account.changeEmail'],
    );
    expect(changed.event).toMatchObject({
      actor_id: id,
      changes: [{ field: 'email', before: email, after: 'next@events.test' }],
    });
    await expectEvents(route, { path, body: { email: 'third@events.test' } }, ['account.requestEmail']);
    await expectEvents(route, { path, body: { email: 'next@events.test' } }, ['account.cancelEmail']);
    const undone = await expectEvents('POST /auth/undo-email', { body: { token: undo } }, [
      'account.undoEmail',
    ]);
    expect(undone.event?.changes).toContainEqual({ field: 'password', isSecret: true });
    // Restores the previous password for the sign-ins below.
    const body = { token: await mailedToken(email), newPassword: PASSWORD, confirmPassword: PASSWORD };
    await expectEvents('POST /auth/reset-password', { body }, ['person.changePassword']);
  });

  it('are recorded when users sign in and out', async () => {
    const { email, id } = server.company.users.manager;
    const login = { body: { email, password: PASSWORD }, token: undefined };
    const { data, event } = await expectEvents('POST /auth/login', login, ['session.signIn']);
    expect(event).toMatchObject({ actor_id: id, actor_name: 'Mona Manager', target_id: id });
    const { refreshToken } = data;
    const renewed = await expectEvents('POST /auth/refresh', { body: { refreshToken } }, []);
    const out = { body: { refreshToken: renewed.data.refreshToken } };
    await expectEvents('POST /auth/logout', out, ['session.signOut']);
    await expectEvents('POST /auth/logout', out, []);
    await expectNone('POST /auth/refresh', out);
  });

  it('are recorded when a known user enters a wrong password, but not for an unknown email address', async () => {
    const { email, id } = server.company.users.manager;
    const before = (await eventsOf()).length;
    for (const wrong of [email, 'nobody@events.test']) {
      await expectNone('POST /auth/login', {
        body: { email: wrong, password: 'wrong guess' },
        token: undefined,
      });
    }
    const { db } = server.database;
    const waiting = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'signInFailed').execute();
    expect(await waiting()).toHaveLength(2);
    expect(JSON.stringify(await waiting())).not.toMatch(/wrong guess|nobody@/);
    const handlers = { signInFailed: failedSignInHandler(db) };
    await createJobRunner({ db, log: createLogger('silent'), handlers }).runDue();
    expect((await eventsOf()).slice(before)).toMatchObject([
      { action: 'session.signInFailed', actor_type: 'SYSTEM', target_id: id, target_label: 'Mona Manager' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('record the reuse of a used refresh token once', async () => {
    const { refreshToken } = await server.signIn(server.company.users.other.email);
    const body = { refreshToken };
    await expectEvents('POST /auth/refresh', { body }, []);
    await server.database.db
      .updateTable('refresh_tokens')
      .set({ used_at: new Date(Date.now() - 60_000) })
      .where('used_at', 'is not', null)
      .execute();
    for (const actions of [['session.end'], []]) {
      const { reply, events } = await eventsFrom('POST /auth/refresh', { body });
      expect(reply.status).toBe(401);
      expect(events.map(({ action }) => action)).toEqual(actions);
    }
  });

  it('are recorded when a company registers', async () => {
    const companyId = newId();
    const rita = { fullname: 'Rita Register', email: 'rita@events.test', language: 'EN' };
    const user = { companyId, ...rita, password: PASSWORD };
    const body = { user, company: { name: 'Rita Drilling', size: 'SMALL', industry: 'Oil & Gas' } };
    const events = ['company.register', 'person.create'];
    const { event } = await expectEvents('POST /auth/register', { body, companyId }, events);
    expect(event).toMatchObject({
      target_id: companyId,
      target_label: 'Rita Drilling',
      actor_name: 'Rita Register',
    });
    await expectNone('POST /auth/register', { body, companyId });
    expect(JSON.stringify(await eventsOf(companyId))).not.toContain(PASSWORD);
  });

  it('are not recorded when a confirmed user requests a confirmation link', async () => {
    // For a confirmed address, nothing is sent or changed.
    await expectEvents('POST /users/me/confirmation', {}, []);
  });

  it('are recorded when passwords are set by link', async () => {
    const { email } = server.company.users.admin;
    await expectEvents('POST /auth/forgot-password', { body: { email } }, []);
    const password = 'another correct horse';
    const body = { token: await mailedToken(email), newPassword: password, confirmPassword: password };
    const { event } = await expectEvents('POST /auth/reset-password', { body }, ['person.changePassword']);
    expect(event).toMatchObject({
      actor_name: 'Adán Admin',
      changes: [{ field: 'password', isSecret: true }],
    });
    await expectNone('POST /auth/reset-password', { body });

    const invited = { fullname: 'Ivo Invited', email: 'ivo@events.test' };
    await expectEvents('POST /users/manager', { body: invited }, ['person.invite']);
    const accept = {
      token: await mailedToken(invited.email),
      password: 'one more correct horse',
      confirmPassword: 'one more correct horse',
    };
    await expectNone('POST /auth/accept-invitation', { body: { ...accept, token: 'A'.repeat(43) } });
    await expectEvents('POST /auth/accept-invitation', { body: accept }, ['person.acceptInvitation']);
    expect(JSON.stringify(await eventsOf())).not.toMatch(/correct horse/);
  });
});

describe('the account of the signed-in user', () => {
  it('is recorded when its profile, email address, phone number and sessions change', async () => {
    const { id, email } = server.company.users.tech;
    const { accessToken: token } = await server.signIn(email);
    const changed = await expectEvents('PUT /account', { token, body: { fullname: 'Tomás B.' } }, [
      'account.update',
    ]);
    expect(changed.event).toMatchObject({ actor_id: id, target_id: id, target_type: 'person' });
    await expectEvents('PUT /account', { token, body: { fullname: 'Tomás B.' } }, []);
    const email2 = { email: 'tomas@events.test', password: PASSWORD };
    await expectEvents('POST /account/email', { token, body: email2 }, ['account.requestEmail']);
    await expectNone('POST /account/email', { token, body: { ...email2, password: 'wrong guess' } });
    await expectEvents('DELETE /account/email', { token }, ['account.cancelEmail']);
    await expectEvents('DELETE /account/email', { token }, []);

    await expectNone('POST /account/phone/code', { token });
    await expectEvents('PUT /account', { token, body: { phone: '4325550147' } }, ['account.update']);
    await expectEvents('POST /account/phone/code', { token }, ['account.requestPhoneCode']);
    const [sms] = await deliverMails(server.database.db);
    const code = { code: sms?.text.slice(0, 6) };
    await expectEvents('POST /account/phone/verify', { token, body: code }, ['account.verifyPhone']);
    await expectNone('POST /account/phone/verify', { token, body: code });

    const { accessToken } = await server.signIn(email);
    const { json } = await server.call('/api/v1/account/session', { token: accessToken });
    const otherId = json.data.data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
    const path = `/account/session/${otherId}`;
    await expectEvents('DELETE /account/session/:id', { token, path }, ['session.end']);
    await expectNone('DELETE /account/session/:id', { token, path });
    await server.signIn(email);
    await expectEvents('DELETE /account/session', { token }, ['session.end']);
    await expectEvents('DELETE /account/session', { token }, []);
  });

  it('is recorded when second factors are added and removed, without secrets', async () => {
    const { id, email } = server.company.users.tech;
    const { accessToken: token } = await server.signIn(email);
    const password = { password: PASSWORD };
    const start = await expectEvents('POST /account/second-factor', { token, body: password }, []);
    const { secret } = start.data;
    const confirm = { token, body: { code: generateSync({ secret }) } };
    await expectEvents('POST /account/second-factor/confirm', confirm, ['secondFactor.addAuthenticator']);
    await expectNone('POST /account/second-factor/confirm', confirm);
    const route = 'POST /account/second-factor/recovery-codes';
    const renewed = await expectEvents(route, { token, body: password }, ['secondFactor.renewRecoveryCodes']);
    await expectEvents('DELETE /account/second-factor', { token, body: password }, [
      'secondFactor.removeAuthenticator',
    ]);
    await expectEvents('DELETE /account/second-factor', { token, body: password }, []);
    await expectEvents('POST /account/passkey/options', { token, body: password }, []);
    await expectEvents('POST /auth/passkey-options', { body: { email, ...password } }, []);
    const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key', response: {} };
    await expectNone('POST /account/passkey', { token, body: { name: 'Laptop', credential } });
    const passkey = await addPasskeyOf(id);
    const removed = await expectEvents(
      'DELETE /account/passkey/:id',
      { token, path: `/account/passkey/${passkey}`, body: password },
      ['secondFactor.removePasskey'],
    );
    expect(removed.event?.changes).toEqual([
      { field: 'passkey', before: { id: passkey, name: 'Laptop' }, after: null },
    ]);
    const change = { currentPassword: PASSWORD, newPassword: 'one more correct horse' };
    await expectEvents('POST /account/password', { token, body: change }, ['person.changePassword']);
    const events = JSON.stringify(await eventsOf());
    for (const text of [secret, PASSWORD, ...renewed.data.recoveryCodes, 'correct horse'])
      expect(events).not.toContain(text);
  });
});

describe('notifications', () => {
  it('are marked as read without an event, but preference changes are recorded', async () => {
    const { id } = (await expectEvents('POST /ticket', { body: ticketInput }, ['ticket.create'])).data;
    const { manager } = server.company.users;
    const asManager = { token: await server.tokenOf('manager') };
    const { json } = await server.call('/api/v1/notification', asManager);
    const path = `/notification/${json.data.data[0].id}`;
    await expectEvents('PUT /notification/:id', { ...asManager, path, body: { read: true } }, []);
    await expectNone('PUT /notification/:id', { path, body: { read: true } });
    await expectEvents('POST /notification/read-target', { ...asManager, body: { type: 'ticket', id } }, []);
    const before = new Date().toISOString();
    await expectEvents('POST /notification/read-all', { ...asManager, body: { before } }, []);
    const route = 'PUT /notification/preference';
    const body = { preferences: [{ type: 'ticketSubmitted', mail: 'DIGEST' }] };
    const { event } = await expectEvents(route, { ...asManager, body }, ['account.changeNotifications']);
    expect(event).toMatchObject({ target_id: manager.id, target_type: 'person' });
    expect(event?.changes).toEqual([{ field: 'ticketSubmitted mail', before: 'OFF', after: 'DIGEST' }]);
    await expectEvents(route, { ...asManager, body }, []);
    await expectNone(route, { ...asManager, body: { preferences: [{ type: 'newSignIn', mail: 'OFF' }] } });
    const stop = { companyId: server.company.id, userId: manager.id, what: 'digest' } as const;
    const token = unsubscribeToken(stop, SECRET);
    const call = { path: `/unsubscribe?token=${token}`, token: undefined };
    await expectEvents('POST /unsubscribe', call, ['account.changeNotifications']);
    await expectEvents('POST /unsubscribe', call, []);
    await expectNone('POST /unsubscribe', { ...call, path: `/unsubscribe?token=${token}x` });
  });
});

describe('the assistant', () => {
  it('records provider changes without the key, and drafts without the text of the user', async () => {
    const key = 'a key that nobody reads';
    const body = { baseUrl: 'https://models.example.com/v1', model: 'small', key, dailyLimit: 5 };
    const { event } = await expectEvents('PUT /assist/provider', { body }, ['assistant.changeProvider']);
    expect(event?.changes).toEqual([
      { field: 'baseUrl', before: null, after: body.baseUrl },
      { field: 'model', before: null, after: 'small' },
      { field: 'dailyLimit', before: 500, after: 5 },
      { field: 'key', isSecret: true },
    ]);
    await expectEvents('PUT /assist/provider', { body: { ...body, key: undefined } }, []);
    await expectNone('PUT /assist/provider', { body: { ...body, baseUrl: 'http://localhost/v1' } });
    await expectEvents('PUT /assist/provider', { body: { ...body, baseUrl: null, model: null, key: null } }, [
      'assistant.changeProvider',
    ]);
    await expectEvents('POST /assist/provider/test', {}, []);

    const keys = { provider: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
    const payment = await expectEvents('PUT /payment/provider', { body: keys }, [
      'company.changePaymentProvider',
    ]);
    expect(payment.event?.changes).toEqual([
      { field: 'key', isSecret: true },
      { field: 'webhookSecret', isSecret: true },
    ]);
    await expectEvents('PUT /payment/provider', { body: { provider: 'stripe' } }, []);
    await expectNone('POST /payment/stripe/:id', { path: `/payment/stripe/${server.company.id}`, raw: '{}' });
    await expectNone('POST /mail/delivery-report', { raw: 'no email' });
    await expectNone('POST /public/invoice/pay', { body: { token: 'none' } });
    await expectNone('POST /public/customer/link', { body: { token: 'none', email: 'ap@events.test' } });

    const form = new FormData();
    form.append('file', new File(['no sound'], 'speech.webm'));
    await expectNone('POST /assist/transcribe', { path: '/assist/transcribe?language=en', form });

    const question = { language: 'en', timeZone: 'UTC' };
    const words = { ...question, text: 'Worked 7 to 3:30 pm at the quarry', referenceDate: '2026-11-20' };
    const { data, event: draft } = await expectEvents('POST /assist/ticket-draft', { body: words }, [
      'assistant.draft',
    ]);
    expect(draft).toMatchObject({
      actor_type: 'ASSISTANT',
      actor_name: expect.any(String),
      changes: [{ field: 'engine', before: null, after: 'local' }],
    });
    const outcome = { applied: ['workStartedAt'], edited: [], rejected: [] };
    const path = `/assist/draft/${data.draftId}/outcome`;
    await expectEvents('POST /assist/draft/:id/outcome', { path, body: outcome }, []);
    await expectNone('POST /assist/draft/:id/outcome', { path, body: outcome });
    await expectEvents('POST /assist/ask', { body: { ...question, question: 'How many tickets?' } }, []);
    await expectEvents(
      'POST /assist/run',
      { body: { timeZone: 'UTC', query: { metric: 'count', filters: {} } } },
      [],
    );
    const recorded = JSON.stringify(await eventsOf());
    expect(recorded).not.toContain(key);
    expect(recorded).not.toContain('quarry');
  });
});

describe('an export', () => {
  it.each([
    ['GET /invoice/export.csv', 'invoice.export'],
    ['GET /invoice/aging.csv', 'invoice.export'],
    ['GET /credit-note/export.csv', 'invoice.export'],
    ['GET /audit-log/export', 'auditLog.export'],
  ])('each export is recorded: %s', async (route, action) => {
    const { event } = await expectEvents(route, {}, [action]);
    expect(event).toMatchObject({ target_id: null, target_label: expect.stringMatching(/\.csv$/) });
    await expectNone(route, { token: await server.tokenOf('manager') });
  });
});

describe('the data of a company', () => {
  it('is recorded when exported, deleted and restored', async () => {
    const { id } = server.company;
    const exportEvents = await expectEvents('POST /company/export', {}, ['company.requestExport']);
    expect(exportEvents.event).toMatchObject({ target_type: 'company', target_id: id, target_label: 'Ours' });
    await expectEvents('POST /company/export', {}, []);
    // The event for downloading a finished export is tested in companyData.test.ts.
    await expectNone('GET /company/export/file', {});
    const body = { name: 'Ours', password: PASSWORD };
    await expectNone('DELETE /company', { body: { ...body, name: 'Theirs' } });
    await expectNone('DELETE /company', { body: { ...body, password: 'wrong guess' } });
    await server.database.db.deleteFrom('waits').execute();
    const deleted = await expectEvents('DELETE /company', { body }, ['company.delete']);
    expect(deleted.event).toMatchObject({ target_id: id, actor_name: 'Olga Owner' });
    await expectEvents('DELETE /company', { body }, []);
    await expectEvents('POST /company/restore', {}, ['company.restore']);
    await expectEvents('POST /company/restore', {}, []);
  });
});

/** Endpoints of records that features create, update and delete without further rules, by kind of record. */
const plainKinds = auditActions
  .filter((action) => action.endsWith('.create'))
  .flatMap((action) => {
    const [kind = ''] = action.split('.');
    const all = Object.values(endpoints);
    const creation = all.find(({ creates }) => creates === kind);
    const ofKind = all.filter(({ resource }) => resource === kind);
    const isPlain = ofKind.every(({ path }) => /\/:id$/.test(path));
    const [update] = ofKind.filter(({ method }) => method === 'PUT');
    const [deletion] = ofKind.filter(({ method }) => method === 'DELETE');
    return creation && update && deletion && isPlain ? [{ kind, creation, update, deletion }] : [];
  });

describe('records of features', () => {
  it.each(plainKinds)('are recorded when created, updated and deleted: $kind', async (endpoints) => {
    const { kind, creation, update, deletion } = endpoints;
    const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;
    // Price items, levels and prices of customers have their own tests above.
    if (called.has(routeOf(creation))) return;
    const records = createRecords(server);
    const body = await records.newBody(creation, server.company);
    const created = await expectEvents(routeOf(creation), { body }, [`${kind}.create`]);
    const path = `${creation.path}/${created.data.id}`;
    const changed = Object(await records.newBody(update, server.company));
    await expectEvents(routeOf(update), { path, body: changed }, [`${kind}.update`]);
    await expectEvents(routeOf(update), { path, body: changed }, []);
    await expectEvents(routeOf(deletion), { path }, [`${kind}.delete`]);
    await expectNone(routeOf(deletion), { path });
  });
});

describe('the recorded events', () => {
  it('cover every endpoint that changes or exports data', () => {
    const writing = server.app.routes
      .filter(
        ({ method, path }) => /POST|PUT|PATCH|DELETE/.test(method) || /export(\.csv|\/file)$/.test(path),
      )
      .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/v1'))
      .map(({ method, path }) => `${method} ${path.slice('/api/v1'.length)}`);
    expect([...new Set(writing)].filter((route) => !called.has(route))).toEqual([]);
  });

  it('contain only fields that their feature declares, so that the audit log can name them', async () => {
    const changesOf = ({ changes }: { changes: unknown }) => array(type({ field: string() })).mask(changes);
    const isChoice = (field: string) =>
      notificationTypes.some((type) =>
        ['app', 'mail', 'sms'].some((channel) => field === `${type} ${channel}`),
      );
    const undeclared = (await eventsOf()).flatMap((event) => {
      const [kind = ''] = event.action.split('.');
      const declared: readonly string[] = auditFieldsOf(kind);
      const fields = changesOf(event).map(({ field }) => field);
      return fields
        .filter((field) => !declared.includes(field) && !isChoice(field))
        .map((field) => `${event.action}: ${field}`);
    });
    expect([...new Set(undeclared)]).toEqual([]);
  });

  it('form a valid chain', async () => {
    expect(await verifyEvents(server.database.db, server.company.id)).toMatchObject({ ok: true });
  });
});
