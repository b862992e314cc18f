import { addDays } from '@derrick/domain/invoices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { dayIn } from '../platform/dayRange.ts';
import { createLogger } from '../platform/logging.ts';
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
});
