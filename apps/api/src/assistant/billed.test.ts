/** Questions about invoiced amounts, breakdowns with a limit, and superlatives. */
import type { AskQuery } from '@derrick/domain/assistant';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';

const CUSTOMERS = 14;
const RATE_CENTS = 11_550;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const on = invoicing(server);
  const { tech, other } = server.company.users;
  // Customer 1 is billed one hour, customer 2 two hours, and so on.
  for (let hours = 1; hours <= CUSTOMERS; hours += 1) {
    const { id } = await on.issued({
      customerCompany: `Customer ${String(hours).padStart(2, '0')}`,
      technicianId: hours > 5 ? tech.id : other.id,
      workHours: hours,
      workDate: '2026-11-16',
    });
    await setInvoice(id, {
      tax_cents: 1000 * hours,
      total_cents: (RATE_CENTS + 1000) * hours,
      issue_date: hours === 1 ? '2026-10-30' : '2026-11-20',
      list_day: hours === 1 ? '2026-10-30' : '2026-11-20',
    });
  }
  const { id: voided } = await on.issued({ customerCompany: 'Customer 01', workHours: 7 });
  await on.send('POST', `/invoice/${voided}/void`, { reason: 'Wrong' });
  await on.draft({ customerCompany: 'Customer 02', workHours: 9, workDate: '2026-11-16' });
});
afterAll(() => server.close());

const setInvoice = (
  id: string,
  columns: { tax_cents: number; total_cents: number; issue_date: string; list_day: string },
) =>
  server.database.db
    .updateTable('invoices')
    .set(columns)
    .where('company_id', '=', server.company.id)
    .where('id', '=', id)
    .execute();

const post = async (path: string, body: object, person: Person) => {
  const token = await server.tokenOf(person);
  const { status, json } = await server.call(`/api/v1/assist/${path}`, { method: 'POST', token, body });
  return { status, ...json.data };
};

const ask = (question: string, language: 'en' | 'es' = 'en', person: Person = 'owner') =>
  post('ask', { question, language, timeZone: 'America/Chicago' }, person);

const run = (query: AskQuery, language: 'en' | 'es' = 'en', person: Person = 'owner') =>
  post('run', { query, language, timeZone: 'America/Chicago' }, person);

const sumTo = (last: number, from = 1) => (last * (last + 1) - from * (from - 1)) / 2;
const invoicedCents = (from: number) => (RATE_CENTS + 1000) * sumTo(CUSTOMERS, from);

describe('an invoiced amount', () => {
  it.each([
    ['en', 'how much have we invoiced'],
    ['en', 'how much have we billed'],
    ['es', '¿cuánto hemos facturado?'],
  ] as const)('in %s is the sum of issued invoices with tax: %s', async (language, question) => {
    const reply = await ask(question, language);
    expect(reply.query).toEqual({ metric: 'invoiced', filters: {} });
    expect(reply.result).toEqual({ total: invoicedCents(1) });
    expect(reply.text).toBe(
      language === 'es'
        ? '$13,177.50 en facturas emitidas, con impuestos.'
        : '$13,177.50 on issued invoices, with tax.',
    );
  });

  it('is counted by issue date, for a single customer or grouped by customer or month', async () => {
    const november = await run({
      metric: 'invoiced',
      filters: { fromDate: '2026-11-01', toDate: '2026-11-30' },
    });
    expect(november.result.total).toBe(invoicedCents(2));
    expect(november.text).toMatch(/ from Nov 1, 2026 to Nov 30, 2026, by day of issue\.$/);
    const [first] = (await run({ metric: 'invoiced', filters: {}, groupBy: 'customer' })).result.rows;
    expect(first).toMatchObject({ label: 'Customer 14', value: (RATE_CENTS + 1000) * 14 });
    const ofFirst = await run({ metric: 'invoiced', filters: { customerIds: [first.id] } });
    expect(ofFirst.text).toBe('$1,757.00 on issued invoices, with tax for Customer 14.');
    const months = await run({ metric: 'invoiced', filters: {}, groupBy: 'month' });
    expect(months.result.rows.map(({ label }: { label: string }) => label)).toEqual([
      'October 2026',
      'November 2026',
    ]);
  });

  it('for a technician is the invoiced amount of tickets, and the answer explains the difference', async () => {
    const { tech } = server.company.users;
    const query = { metric: 'invoiced' as const, filters: { technicianIds: [tech.id] } };
    const reply = await run(query);
    expect(reply.query).toEqual({
      metric: 'billable',
      filters: { technicianIds: [tech.id], invoiced: true },
    });
    expect(reply.result.total).toBe(RATE_CENTS * sumTo(CUSTOMERS, 6));
    expect(reply.text).toContain(
      'These are amounts of tickets: invoices differ by tax, discounts and changed lines.',
    );
    expect((await run(query, 'es')).text).toContain(
      'Son importes de tickets: las facturas difieren por impuestos, descuentos y renglones modificados.',
    );
    const divided = await run({ metric: 'invoiced', filters: {}, groupBy: 'technician' });
    expect(divided.query.metric).toBe('billable');
  });

  it('is rejected when the user cannot see prices', async () => {
    expect((await run({ metric: 'invoiced', filters: {} }, 'en', 'tech')).status).toBe(403);
    expect(await ask('how much have we billed', 'en', 'manager')).toMatchObject({
      understood: false,
      text: 'Your company does not show you amounts.',
    });
  });
});

describe('a result with more rows than the limit', () => {
  it.each([
    ['en', '12 of 14 customers are shown; the other 2 together: 4 hours of work.'],
    ['es', 'Se muestran 12 de 14 clientes; los otros 2 juntos: 4 horas de trabajo.'],
  ] as const)('states in %s the number of omitted groups and their sum', async (language, text) => {
    const filters = { invoiced: true };
    const reply = await run(
      { metric: 'hours', filters: { ...filters, toDate: '2026-11-30' }, groupBy: 'customer' },
      language,
    );
    const { rows, total, rest } = reply.result;
    expect(rows).toHaveLength(12);
    expect(rest).toEqual({ count: 2, value: 4 });
    expect(total).toBe(
      rows.reduce((sum: number, { value }: { value: number }) => sum + value, 0) + rest.value,
    );
    expect(reply.text).toContain(text);
  });

  it('states how many tickets of a list are shown', async () => {
    const reply = await run({ metric: 'list', filters: { invoiced: true }, limit: 3 });
    expect(reply.result.rest).toEqual({ count: reply.result.total - 3 });
    expect(reply.text).toContain(`3 of ${reply.result.total} job tickets are shown.`);
    const complete = await run({ metric: 'list', filters: { invoiced: true }, limit: 100 });
    expect(complete.result.rest).toBeUndefined();
  });
});

describe('a question for the highest value', () => {
  it.each([
    ['en', 'top technician by hours', /^Tomás Beltrán: 90 hours of work, the most of all technicians\./],
    [
      'es',
      'el técnico con más horas',
      /^Tomás Beltrán: 90 horas de trabajo, el máximo entre todos los técnicos\./,
    ],
  ] as const)('in %s is answered with the name: %s', async (language, question, text) => {
    const askReply = await ask(question, language);
    expect(askReply.query).toMatchObject({
      metric: 'hours',
      groupBy: 'technician',
      sort: '-value',
      limit: 1,
    });
    expect(askReply.text).toMatch(text);
  });

  it('is answered with all names that share first place', async () => {
    const all = await run({ metric: 'count', filters: {}, groupBy: 'customer', limit: 100 });
    const idOf = (name: string) => all.result.rows.find(({ label }: { label: string }) => label === name).id;
    const customerIds = ['Customer 03', 'Customer 04', 'Customer 05'].map(idOf);
    const query = { metric: 'count' as const, filters: { customerIds }, groupBy: 'customer' as const };
    const reply = await run({ ...query, sort: '-value', limit: 1 });
    expect(reply.text).toMatch(
      /^Customer 03, Customer 04, and Customer 05: 1 job ticket each, the most of all customers\./,
    );
    expect(reply.result.rows).toHaveLength(3);
    const spanish = await run({ ...query, sort: '-value', limit: 1 }, 'es');
    expect(spanish.text).toMatch(
      /^Customer 03, Customer 04 y Customer 05: 1 ticket de trabajo cada uno, el máximo entre todos los clientes\./,
    );
  });

  it('without a limit is answered with the total and then the first place', async () => {
    const reply = await run({ metric: 'hours', filters: {}, groupBy: 'technician', sort: '-value' });
    expect(reply.text).toBe('121 hours of work. The most: Tomás Beltrán, 90 hours of work.');
  });
});

describe('dates in an answer', () => {
  it('follow the time zone of the company, and the answer mentions the work date', async () => {
    await server.database.db
      .updateTable('companies')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', server.company.id)
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T18:00:00Z') });
    try {
      const { query, text } = await ask('hours today');
      expect(query.filters).toEqual({ fromDate: '2026-11-17', toDate: '2026-11-17' });
      expect(text).toBe('0 hours of work on Nov 17, 2026, by work date.');
      expect((await ask('horas hoy', 'es')).text).toBe(
        '0 horas de trabajo el 17 nov 2026, por fecha de trabajo.',
      );
    } finally {
      vi.useRealTimers();
    }
  });
});
