/** Drafts at and above the maximum number of lines and the maximum amount. */
import { INVOICE_LINES_MAX, INVOICE_TOTAL_MAX } from '@derrick/domain/invoices';
import { LINE_PRICE_MAX_CENTS } from '@derrick/domain/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
let template: string;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
  template = (await on.approvedTicket()).id;
});
afterAll(() => server.close());

beforeEach(async () => {
  await setGrouping('TICKET');
});

const setGrouping = (line_grouping: 'TICKET' | 'KIND') =>
  server.database.db
    .insertInto('invoice_settings')
    .values({ company_id: server.company.id, line_grouping })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ line_grouping }))
    .execute();

/** Copies an approved ticket, with its lines, in the database. Requests would take minutes. */
async function approvedTickets(
  count: number,
  { lines, quantity = 1, cents = 100 }: { lines: number; quantity?: number; cents?: number },
): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
       insert into tickets (company_id, id, number, customer_id, status, location, well_name, description, code_prefix)
       select company_id, gen_random_uuid(),
         (select max(number) from tickets where company_id = $2) + n, customer_id, 'APPROVED', location, well_name,
         description, code_prefix
       from tickets, generate_series(1, $3) n where company_id = $2 and id = $1
       returning company_id, id
     ), lines as (
       insert into ticket_lines (company_id, ticket_id, position, kind, description, quantity, unit, unit_price_cents)
       select company_id, id, n - 1, 'ITEM', 'Seal', $5, 'ea', $6 from made, generate_series(1, $4) n
     )
     select id from made`,
    [template, server.company.id, count, lines, quantity, cents],
  );
  return rows.map(({ id }) => id);
}

const create = (ticketIds: readonly string[], language = 'en') =>
  server.tokenOf('admin').then((token) =>
    server.call('/api/v1/invoice', {
      method: 'POST',
      token,
      body: { ticketIds },
      headers: { 'accept-language': language },
    }),
  );

describe('a large draft invoice', () => {
  it('of 200 tickets with 100 lines each is rejected with a message about splitting it', async () => {
    const ids = await approvedTickets(200, { lines: 100 });
    const { status, json } = await create(ids);
    expect([status, json.code]).toEqual([422, 'INVOICE_TOO_LARGE']);
    expect(json.message).toBe(
      'The draft for Permian Basin Operating would have 20000 lines; an invoice can have 500. Split it: put fewer tickets on each draft, or group the lines into one line per ticket',
    );
    expect((await create(ids, 'es')).json.message).toBe(
      'El borrador para Permian Basin Operating tendría 20000 líneas; una factura puede tener 500. Divídalo: ponga menos tickets en cada borrador o agrupe las líneas en una por ticket',
    );
    expect((await on.ticketStatus(ids[0] ?? '')).isInvoiced).toBe(false);
  });

  it('of 200 tickets with 100 lines each is created when equal lines are grouped', async () => {
    await setGrouping('KIND');
    const { status, json } = await create(await approvedTickets(200, { lines: 100 }));
    expect(status).toBe(201);
    expect(json.data[0].lines).toMatchObject([{ quantity: 20_000, unitPriceCents: 100 }]);
  });

  it('with the maximum number of lines can be created and saved', async () => {
    const { status, json } = await create(await approvedTickets(5, { lines: INVOICE_LINES_MAX / 5 }));
    expect(status).toBe(201);
    const [{ id, version, lines }] = json.data;
    expect((await on.send('PUT', `/invoice/${id}`, { version, lines })).status).toBe(200);
  });

  it('is rejected when saved with more than the maximum number of lines', async () => {
    const [{ id, lines }] = (await create(await approvedTickets(1, { lines: 1 }))).json.data;
    const many = Array.from({ length: INVOICE_LINES_MAX + 1 }, () => ({ ...lines[0], ticketId: null }));
    const { status, json } = await on.send('PUT', `/invoice/${id}`, { lines: many });
    expect([status, json.code, json.errors]).toEqual([422, 'INVOICE_TOO_LARGE', { lines: 'tooManyLines' }]);
    expect(json.message).toContain('would have 501 lines');
  });

  it('is rejected when regrouping exceeds the maximum number of lines', async () => {
    await setGrouping('KIND');
    const [{ id }] = (await create(await approvedTickets(6, { lines: 100 }))).json.data;
    const { status, json } = await on.send('PUT', `/invoice/${id}`, { grouping: 'TICKET' });
    expect([status, json.code]).toEqual([422, 'INVOICE_TOO_LARGE']);
  });

  it('is rejected over the maximum total when created and when saved', async () => {
    const large = { lines: 1, quantity: 50_000, cents: LINE_PRICE_MAX_CENTS };
    const [first = '', second = ''] = await approvedTickets(2, large);
    const rejected = [422, 'INVOICE_TOO_LARGE', { lines: 'totalTooLarge' }];
    const creation = await create([first, second]);
    expect([creation.status, creation.json.code, creation.json.errors]).toEqual(rejected);
    const [{ id, totalCents, lines }] = (await create([first])).json.data;
    expect(totalCents).toBe(INVOICE_TOTAL_MAX);
    const saving = await on.send('PUT', `/invoice/${id}`, { lines: [lines[0], lines[0]] });
    expect([saving.status, saving.json.code, saving.json.errors]).toEqual(rejected);
  });
});
