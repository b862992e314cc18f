import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { readPdf } from '../documents/readPdf.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['rate_limits', 'jobs', 'waits'] as const)
    await server.database.db.deleteFrom(table).execute();
});

const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? '';
const open = (path: string) => server.call(`/api/v1${path}`);
const request = (token: string, email: string) =>
  server.call('/api/v1/public/customer/link', { method: 'POST', body: { token, email } });

/** Issues an invoice, mails it and returns it with the token of its link. */
async function mailed(customerCompany: string, to: string) {
  const invoice = await on.issued({ customerCompany });
  await on.send('POST', `/invoice/${invoice.id}/send`, { to: [to], message: null });
  const [mail] = await deliverMails(server.database.db);
  return { invoice, token: tokenIn(mail?.link) };
}

/** Requests a link to the page of a customer and returns its token. */
async function linkFor(token: string, email: string): Promise<string> {
  expect((await request(token, email)).status).toBe(200);
  const [mail] = await deliverMails(server.database.db);
  expect(mail?.link).toContain('/customer?token=');
  return tokenIn(mail?.link);
}

const bytesOf = async (path: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await server.app.request(`/api/v1${path}`, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

describe('a link to the page of a customer', () => {
  it('is mailed only to addresses of the customer, and the reply is always the same', async () => {
    const { invoice, token } = await mailed('Ranger Midstream', 'ap@ranger.test');
    await on.send('PUT', `/customer/${invoice.customer.id}`, {
      name: 'Ranger Midstream',
      contacts: [{ name: 'Dana', email: 'Dana@ranger.test', phone: null }],
    });
    await mailed('Somebody Else', 'ap@else.test');
    const addresses = ['ap@ranger.test', 'dana@ranger.test', 'ap@else.test', 'nobody@ranger.test'];
    const replies = await Promise.all(addresses.map((email) => request(token, email)));
    const [first] = replies;
    expect(first?.json).toEqual({ success: true, data: {} });
    for (const { status, text } of replies) expect([status, text]).toEqual([200, first?.text]);
    const mails = (await deliverMails(server.database.db)).filter(({ link }) => link.includes('/customer'));
    expect(mails.map(({ to }) => to).sort()).toEqual(['ap@ranger.test', 'dana@ranger.test']);
    expect((await request('x'.repeat(64), 'ap@ranger.test')).json.code).toBe('TOKEN_UNKNOWN');
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await request(token, 'a@b.test')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('is stored as a hash, ends after 7 days, and is replaced by the next one of the same address', async () => {
    const { token } = await mailed('Pecos Operating', 'ap@pecos.test');
    const first = await linkFor(token, 'ap@pecos.test');
    const { db } = server.database;
    const stored = await db.selectFrom('customer_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first);
    const page = await open(`/public/customer?token=${first}`);
    const days = (Date.parse(page.json.data.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    // The page itself can request the next link, also after it has ended.
    const second = await linkFor(first, 'ap@pecos.test');
    const paths = ['', '/statement.pdf', '/statement.csv', '/ticket.pdf'];
    for (const path of paths)
      expect((await open(`/public/customer${path}?token=${first}`)).json.code).toBe('TOKEN_REPLACED');
    await sql`update customer_links set expires_at = now() where replaced_at is null`.execute(db);
    for (const path of paths)
      expect((await open(`/public/customer${path}?token=${second}`)).json.code).toBe('TOKEN_EXPIRED');
    const third = await linkFor(second, 'ap@pecos.test');
    expect((await open(`/public/customer?token=${third}`)).status).toBe(200);
  });

  it('opens only the invoices and signed tickets of its customer', async () => {
    const own = await mailed('Delaware Basin', 'ap@delaware.test');
    const other = await mailed('Midland Basin', 'ap@midland.test');
    const draft = await on.draft({ customerCompany: 'Delaware Basin' });
    const page = await linkFor(own.token, 'ap@delaware.test');
    const [ticket] = own.invoice.tickets;
    const { db } = server.database;
    const sign = (ticketId = '') =>
      db
        .insertInto('ticket_signatures')
        .values({
          company_id: server.company.id,
          ticket_id: ticketId,
          name: 'Dwight Fenner',
          way: 'TYPED',
          is_from_afar: false,
          strokes: '[]',
          content: 'x',
          content_hash: 'x',
        })
        .execute();
    await sign(ticket?.id);
    await sign(other.invoice.tickets[0]?.id);
    const { data } = (await open(`/public/customer?token=${page}`)).json;
    expect(data).toMatchObject({
      company: 'Ours',
      customer: 'Delaware Basin',
      email: 'ap@delaware.test',
      invoices: [{ number: own.invoice.number, balanceCents: 92_400 }],
      tickets: [{ id: ticket?.id, signedBy: 'Dwight Fenner' }],
      statement: { closingCents: 92_400 },
    });
    const invoiceOf = (id: string) => open(`/public/invoice?token=${page}.${id}`);
    expect((await invoiceOf(own.invoice.id)).json.data.number).toBe(own.invoice.number);
    expect((await open(`/public/invoice/pdf?token=${page}.${own.invoice.id}`)).status).toBe(200);
    for (const id of [other.invoice.id, draft.id, 'none'])
      expect((await invoiceOf(id)).json.code).toBe('TOKEN_UNKNOWN');
    const ticketOf = (id = '') => open(`/public/customer/ticket.pdf?token=${page}&id=${id}`);
    expect((await ticketOf(ticket?.id)).status).toBe(200);
    for (const id of [other.invoice.tickets[0]?.id, draft.tickets[0]?.id, 'none'])
      expect((await ticketOf(id)).status).toBe(404);
    expect((await open(`/public/customer?token=${own.token}`)).json.code).toBe('TOKEN_UNKNOWN');
  });
});

it('the statement has the same entries as JSON, CSV and PDF, for the office and for the customer', async () => {
  const { invoice, token } = await mailed('Andrews Energy', 'ap@andrews.test');
  const day = invoice.issueDate ?? '';
  await on.pay(invoice.id, 20_000, { paidOn: day });
  const reversed = await on.pay(invoice.id, 10_000, { paidOn: day });
  await on.send('POST', `/invoice/${invoice.id}/reverse-payment`, {
    paymentId: reversed.json.data.payments[1].id,
    reason: 'Bounced',
  });
  const wrong = await on.issued({ customerCompany: 'Andrews Energy' });
  await on.send('POST', `/invoice/${wrong.id}/void`, { reason: 'Twice' });
  const id = invoice.customer.id;
  const { data } = (await on.send('GET', `/customer/${id}/statement`)).json;
  expect(data).toMatchObject({
    currency: 'USD',
    openingCents: 0,
    entries: [
      { kind: 'INVOICE', date: day, number: invoice.number, amountCents: 92_400, balanceCents: 92_400 },
      { kind: 'PAYMENT', method: 'CHECK', reference: '10433', amountCents: -20_000, balanceCents: 72_400 },
    ],
    closingCents: 72_400,
    pastDueCents: 0,
  });
  const later = (await on.send('GET', `/customer/${id}/statement?fromDate=2030-01-01&toDate=2030-01-31`))
    .json;
  expect(later.data).toMatchObject({ openingCents: 72_400, entries: [], closingCents: 72_400 });

  const page = await linkFor(token, 'ap@andrews.test');
  const admin = await server.tokenOf('admin');
  const csvs = [
    await bytesOf(`/customer/${id}/statement.csv`, admin),
    await bytesOf(`/public/customer/statement.csv?token=${page}`),
  ].map(String);
  expect(csvs[0]).toBe(csvs[1]);
  expect(csvs[0]?.trim().split('\r\n').slice(1)).toEqual([
    `${day},Invoice,${invoice.number},${invoice.dueDate},,,924,924`,
    `${day},Payment,${invoice.number},,Check,10433,-200,724`,
  ]);
  const pdfs = [
    await bytesOf(`/customer/${id}/statement.pdf`, admin),
    await bytesOf(`/public/customer/statement.pdf?token=${page}`),
  ];
  expect(pdfs[1] && pdfs[0]?.equals(pdfs[1])).toBe(true);
  const { pages, isTagged, text } = await readPdf(pdfs[0] ?? Buffer.alloc(0));
  expect(isTagged).toBe(true);
  expect(text).toContain('Andrews Energy');
  expect(pages.flat()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('|924.00|924.00'),
      expect.stringContaining(`Payment of invoice ${invoice.number}, Check 10433|-200.00|724.00`),
      'Balance (USD)|$724.00',
    ]),
  );

  const paid = await on.issued({ customerCompany: 'Andrews Energy' });
  await on.pay(paid.id, 92_400, { paidOn: day });
  const credit = await on.send('POST', `/invoice/${paid.id}/credit`, {
    reason: 'Wrong rate',
    lines: [{ line: 0, amountCents: 10_000 }],
    refund: { method: 'ACH', reference: 'R-1', refundedOn: day },
  });
  expect(credit.status, credit.text).toBe(200);
  const [note] = credit.json.data.creditNotes;
  const credited = (await on.send('GET', `/customer/${id}/statement`)).json.data;
  expect(credited.closingCents).toBe(72_400);
  expect(credited.entries.slice(-2)).toMatchObject([
    { kind: 'CREDIT', number: paid.number, amountCents: -note.totalCents, creditNote: note.number },
    { kind: 'REFUND', number: paid.number, amountCents: note.totalCents, method: 'ACH', reference: 'R-1' },
  ]);
  const [csv, pdf] = [
    String(await bytesOf(`/customer/${id}/statement.csv`, admin)),
    await readPdf(await bytesOf(`/customer/${id}/statement.pdf`, admin)),
  ];
  expect(csv).toContain(`,Credit note,${paid.number},,,${note.number},`);
  expect(pdf.text).toContain(`Refund of invoice ${paid.number}`);
});
