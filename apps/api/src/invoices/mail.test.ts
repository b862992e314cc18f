import { addDays } from '@derrick/domain/format';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { type SmtpFixture, startSmtp } from '../../test/mail/fixtures.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { type ClaimedJob, createJobRunner } from '../jobs/index.ts';
import { mailHandlers } from '../mail/handlers.ts';
import { createSmtpSender } from '../mail/smtp.ts';
import { dayIn } from '../platform/dayRange.ts';
import { createLogger } from '../platform/logging.ts';
import { deliveryRecorder, recordFailedDelivery } from './deliveries.ts';
import { sendReminders } from './reminders.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['rate_limits', 'jobs'] as const) await server.database.db.deleteFrom(table).execute();
});

/** Suffixes of the public routes that a link gives access to: the invoice, its PDF and its package. */
const paths = ['', '/pdf', '/package'];
const read = (token: string, path = '') => server.call(`/api/v1/public/invoice${path}?token=${token}`);
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';

/** Sends the queued emails through an SMTP server, as the started server does. */
async function deliverTo({ url }: Pick<SmtpFixture, 'url'>): Promise<void> {
  const { db } = server.database;
  const log = createLogger('silent');
  const handlers = mailHandlers({
    db,
    secret: 'a secret of thirty-two bytes or more',
    publicUrl: 'https://derrick.test',
    mail: createSmtpSender(url, 'Derrick <no-reply@derrick.test>'),
    sms: 'wait',
    onSettled: deliveryRecorder(db, log),
  });
  const onGivenUp = (job: ClaimedJob, error: unknown) => recordFailedDelivery(db, job, error);
  await createJobRunner({ db, log, handlers, onGivenUp }).runDue();
}

describe('an emailed invoice', () => {
  it('is sent to each address, and its link can be opened repeatedly', async () => {
    const { id, version } = await on.draft();
    const to = ['ap@permian.test', 'dana@permian.test'];
    const issued = await on.send('POST', `/invoice/${id}/issue`, {
      version,
      send: { to, message: 'Thank you.\nDana', attachTickets: false },
    });
    const { number } = issued.json.data;
    expect(issued.json.data.sendings).toMatchObject([{ to, by: 'Adán Admin' }]);
    const mails = await deliverMails(server.database.db);
    expect(mails.map((mail) => mail.to).sort()).toEqual(to);
    expect(mails[0]?.subject).toBe(`Invoice ${number} from Ours`);
    expect(mails[0]?.text).toContain('of $924.00, due on');
    expect(mails[0]?.text).toContain('Dana');

    const token = tokenIn(mails[0]?.link);
    const opened = async () => (await on.send('GET', `/invoice/${id}`)).json.data.firstOpenedAt;
    expect(await opened()).toBeNull();
    const first = await read(token);
    expect(first.json.data).toMatchObject({ number, status: 'ISSUED', totalCents: 92_400, language: 'en' });
    expect(first.text).not.toContain(server.company.id);
    const at = await opened();
    expect(at).not.toBeNull();
    expect((await read(tokenIn(mails[1]?.link))).json).toEqual(first.json);
    expect(await opened()).toBe(at);
    const { data } = (await on.send('GET', `/invoice/${id}/timeline`)).json.data;
    expect(data[0]).toMatchObject({ action: 'invoice.open', actor: { name: 'Permian Basin Operating' } });
  });

  it('accepts a single address that is not in a list', async () => {
    const { id } = await on.issued();
    const sent = await on.send('POST', `/invoice/${id}/send`, { to: ' AP@permian.test' });
    expect(sent.json.data.sendings).toMatchObject([{ to: ['ap@permian.test'] }]);
    const wrong = await on.send('POST', `/invoice/${id}/send`, { to: 'nobody' });
    expect(wrong.status).toBe(400);
    await deliverMails(server.database.db);
  });

  it('uses the language of the customer', async () => {
    await on.send('POST', '/customer', { name: 'Frontera Norte', language: 'es' });
    const { id, number, lines } = await on.issued({ customerCompany: 'Frontera Norte', travelHours: 1 });
    expect(lines[1]?.description).toBe('Viaje: Técnico sénior');
    await on.send('POST', `/invoice/${id}/send`, { to: ['cuentas@frontera.test'], message: null });
    const [mail] = await deliverMails(server.database.db);
    expect(mail?.subject).toBe(`Factura ${number} de Ours`);
    // In the format of the PDF and the page.
    expect(mail?.text).toMatch(/\$\d[\d,]*\.\d\d/);
  });

  it('returns TOKEN_UNKNOWN or TOKEN_EXPIRED for an invalid link', async () => {
    const { id } = await on.issued();
    await on.send('POST', `/invoice/${id}/send`, { to: ['ap@permian.test'], message: null });
    const [mail] = await deliverMails(server.database.db);
    const token = tokenIn(mail?.link);
    for (const unknown of ['', 'x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
      for (const path of paths)
        expect((await read(unknown, path)).json).toMatchObject({ code: 'TOKEN_UNKNOWN' });
      await server.database.db.deleteFrom('rate_limits').execute();
    }
    await server.database.db
      .updateTable('invoice_links')
      .set({ expires_at: new Date(0) })
      .where('invoice_id', '=', id)
      .execute();
    for (const path of paths) expect((await read(token, path)).json).toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('is not marked as opened by HEAD requests, prefetches or form submissions', async () => {
    const { id } = await on.issued();
    await on.send('POST', `/invoice/${id}/send`, { to: ['ap@permian.test'], message: null });
    const [mail] = await deliverMails(server.database.db);
    const token = tokenIn(mail?.link);
    const path = `/api/v1/public/invoice?token=${token}`;
    const replies = [
      await server.call(path, { method: 'HEAD' }),
      await server.call(path, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      await server.call(path, { headers: { purpose: 'prefetch' } }),
      await server.call(path, {
        method: 'POST',
        raw: `token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 405]);
    const openedAt = async () => (await on.send('GET', `/invoice/${id}`)).json.data.firstOpenedAt;
    expect(await openedAt()).toBeNull();
    for (const file of paths) expect((await read(token, file)).status).toBe(200);
    expect(await openedAt()).not.toBeNull();
  });

  it("comes from the company's name, and replies go to the company, or to the sender if it has no email", async () => {
    const { id } = await on.issued();
    const send = () => on.send('POST', `/invoice/${id}/send`, { to: ['ap@permian.test'], message: null });
    await send();
    const { email } = server.company.users.admin;
    expect((await deliverMails(server.database.db))[0]).toMatchObject({ fromName: 'Ours', replyTo: email });
    const settings = { company_id: server.company.id, email: 'billing@ours.test' };
    await server.database.db.insertInto('invoice_settings').values(settings).execute();
    await send();
    expect((await deliverMails(server.database.db))[0]).toMatchObject({ replyTo: 'billing@ours.test' });
    const smtp = await startSmtp();
    await send();
    await deliverTo(smtp);
    const [{ headers, from } = { headers: new Map(), from: '' }] = smtp.received;
    expect(headers.get('from')).toEqual(['Ours <no-reply@derrick.test>']);
    expect(headers.get('reply-to')).toEqual(['billing@ours.test']);
    expect(from).toBe('no-reply@derrick.test');
    await smtp.close();
  });

  it("can store its first recipient as the customer's email for invoices", async () => {
    const { id, customer } = await on.issued({ customerCompany: 'Without Email' });
    const to = ['clerk@without.test', 'boss@without.test'];
    const { data } = (await on.send('POST', `/invoice/${id}/send`, { to, rememberRecipient: true })).json;
    expect(data).toMatchObject({ mailTo: 'clerk@without.test', customer: { email: null } });
    const stored = (await on.send('GET', `/customer/${customer.id}`)).json.data;
    expect(stored).toMatchObject({ invoiceEmail: 'clerk@without.test', version: 2 });
  });

  it('shows for each recipient if the mail server accepted it', async () => {
    const { id, number } = await on.issued();
    const to = ['ap@permian.test', 'gone@permian.test'];
    const sent = await on.send('POST', `/invoice/${id}/send`, { to, message: null });
    const deliveries = async () => (await on.send('GET', `/invoice/${id}`)).json.data.sendings[0].deliveries;
    expect(sent.json.data.sendings[0].deliveries).toEqual(await deliveries());
    const of = (address: string, status: string, smtpCode: number | null = null) => ({
      to: address,
      status,
      smtpCode,
    });
    expect(await deliveries()).toEqual([of('ap@permian.test', 'QUEUED'), of('gone@permian.test', 'QUEUED')]);
    const smtp = await startSmtp({
      onRcptTo: ({ address }, _session, callback) =>
        address.startsWith('gone')
          ? callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
          : callback(),
    });
    await deliverTo(smtp);
    await smtp.close();
    expect(await deliveries()).toEqual([
      of('ap@permian.test', 'SENT'),
      of('gone@permian.test', 'REJECTED', 550),
    ]);
    const { data } = (await on.send('GET', `/invoice/${id}/timeline`)).json.data;
    expect(data[0]).toMatchObject({ action: 'invoice.failDelivery' });
    const notifications = (await on.send('GET', '/notification')).json.data.data;
    expect(notifications[0]).toMatchObject({ type: 'invoiceUndelivered', target: { id, label: number } });
  });

  it('can be marked as sent by other means', async () => {
    const { id } = await on.issued();
    const body = { sentOn: '2026-11-20', note: ' By post ' };
    const { data } = (await on.send('POST', `/invoice/${id}/mark-sent`, body)).json;
    const sending = { kind: 'OTHER', to: [], sentOn: '2026-11-20', note: 'By post', by: 'Adán Admin' };
    expect(data.sendings).toMatchObject([sending]);
    const draft = await on.draft();
    expect((await on.send('POST', `/invoice/${draft.id}/mark-sent`, body)).json.code).toBe('WRONG_STATE');
  });

  it('is not sent for a draft, to an invalid address or after voiding', async () => {
    const { id, version } = await on.draft();
    const body = { to: ['ap@permian.test'], message: null };
    expect((await on.send('POST', `/invoice/${id}/send`, body)).json.code).toBe('WRONG_STATE');
    expect((await on.send('POST', `/invoice/${id}/send`, { ...body, to: ['nobody'] })).status).toBe(400);
    await on.send('POST', `/invoice/${id}/issue`, { version, send: body });
    await on.send('POST', `/invoice/${id}/void`, { reason: 'Wrong' });
    expect(await deliverMails(server.database.db)).toEqual([]);
  });
});

describe('invoice reminders', () => {
  it('are sent once per stage from the due day, and not when turned off, long overdue or paid', async () => {
    const { id, totalCents, customer } = await on.issued();
    await on.send('PUT', `/customer/${customer.id}`, {
      name: customer.name,
      invoiceEmail: 'ap@permian.test',
    });
    const due = async (daysAgo: number) =>
      server.database.db
        .updateTable('invoices')
        .set({ due_date: addDays(dayIn(new Date()), -daysAgo) })
        .where('id', '=', id)
        .execute();
    const remind = () => sendReminders({ db: server.database.db, log: createLogger('silent') });
    await due(0);
    expect(await remind()).toBe(0);
    await on.send('PUT', `/invoice/${id}/reminders`, { hasReminders: true });
    await due(-1);
    expect(await remind()).toBe(0);
    await due(0);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await due(8);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    // A reminder that is long overdue is not sent.
    await due(60);
    expect(await remind()).toBe(0);
    const subjects = (await deliverMails(server.database.db)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects.some((subject) => /was due on/.test(subject))).toBe(true);
    await due(21);
    await on.pay(id, totalCents);
    expect(await remind()).toBe(0);
  });

  it('are not sent to a customer without them, and the invoice shows the day of the next one', async () => {
    const today = dayIn(new Date());
    const { id, customer } = await on.issued({ customerCompany: 'Rarely Reminded' });
    const due = addDays(today, -8);
    await server.database.db.updateTable('invoices').set({ due_date: due }).where('id', '=', id).execute();
    await on.send('PUT', `/invoice/${id}/reminders`, { hasReminders: true });
    const invoice = async () => (await on.send('GET', `/invoice/${id}`)).json.data;
    expect(await invoice()).toMatchObject({ mailTo: null, nextReminderOn: null });
    expect((await on.send('POST', `/invoice/${id}/remind`)).json).toMatchObject({
      code: 'NO_ADDRESS',
      message: 'Rarely Reminded has no email for invoices: there is no address to remind',
    });
    const save = (hasReminders?: boolean) =>
      on.send('PUT', `/customer/${customer.id}`, {
        name: customer.name,
        invoiceEmail: 'ap@rarely.test',
        hasReminders,
      });
    await save(false);
    await save();
    const remind = () => sendReminders({ db: server.database.db, log: createLogger('silent') });
    expect(await remind()).toBe(0);
    expect(await invoice()).toMatchObject({ hasCustomerReminders: false, nextReminderOn: null });
    await save(true);
    expect(await invoice()).toMatchObject({ hasCustomerReminders: true, nextReminderOn: today });
    expect(await remind()).toBe(1);
    expect(await invoice()).toMatchObject({ nextReminderOn: addDays(due, 21) });
  });

  it('can be sent at once by a user, also before the due day', async () => {
    const { id } = await on.issued({ customerCompany: 'Reminded Now' });
    const body = { to: ['ap@now.test'], rememberRecipient: true };
    await on.send('POST', `/invoice/${id}/send`, body);
    const { data } = (await on.send('POST', `/invoice/${id}/remind`)).json;
    expect(data.sendings[1]).toMatchObject({ kind: 'REMINDER', to: ['ap@now.test'], by: 'Adán Admin' });
    const subjects = (await deliverMails(server.database.db)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Invoice \S+ is due on /));
    await on.pay(id, data.totalCents);
    expect((await on.send('POST', `/invoice/${id}/remind`)).json.code).toBe('WRONG_STATE');
  });
});
