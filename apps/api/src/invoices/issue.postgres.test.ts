import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { typeParsers } from '../db/types.ts';
import { unitOfWork } from '../events/index.ts';
import { createLogger } from '../platform/logging.ts';
import { send, startTestServer, type TestServer } from '../testing.ts';
import { invoicing } from './fixtures.ts';
import { issueInvoice } from './issue.ts';

let server: TestServer;
let second: Kysely<Database>;
beforeAll(async () => {
  server = await startTestServer();
  const { options } = server.database.pool;
  const pool = new pg.Pool({ connectionString: options.connectionString, types: typeParsers, max: 10 });
  second = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await second.destroy();
  await server.close();
});

const ISSUES = 50;

it('gives 50 issues at the same moment on two servers 50 consecutive numbers, and a rollback leaves no gap', async () => {
  const { company, database } = server;
  const on = invoicing(server);
  const { id: ticketId } = await on.approvedTicket();
  // Copied in the database: making each by the API would take longer than what is tested.
  const first = (await on.send('POST', '/invoice', { ticketIds: [ticketId] })).json.data[0];
  const { rows } = await database.pool.query<{ id: string }>(
    `with made as (
       insert into invoices (company_id, id, status, customer_id, total_cents)
       select company_id, gen_random_uuid(), status, customer_id, 100 from invoices, generate_series(2, $2)
       where id = $1 returning company_id, id
     ), lines as (
       insert into invoice_lines
         (company_id, invoice_id, position, kind, description, quantity, unit, unit_price_cents, is_taxable)
       select company_id, id, 0, 'ITEM', 'Seal', 1, 'ea', 100, false from made
     )
     select id from made`,
    [first.id, ISSUES],
  );
  const ids = [first.id, ...rows.map(({ id }) => id)];
  const token = await server.tokenOf('admin');
  const other = createApp({
    db: second,
    log: createLogger('silent'),
    secret: 'a secret of thirty-two bytes or more',
    checksReplies: true,
  });

  const session = { companyId: company.id, userId: company.users.admin.id };
  const brokenOff = unitOfWork(
    second,
    { companyId: company.id, actor: { type: 'USER', id: session.userId }, context: { source: 'API' } },
    async (unit) => {
      await issueInvoice(unit, session, first.id, 1);
      throw new Error('something after it failed');
    },
  );
  await expect(brokenOff).rejects.toThrow('something after it failed');

  const replies = await Promise.all(
    ids.map((id, place) =>
      send(place % 2 === 0 ? server.app : other, `/api/v1/invoice/${id}/issue`, {
        method: 'POST',
        token,
        body: { version: 1 },
      }),
    ),
  );
  expect(replies.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
  const numbers = replies.map(({ json }) => json.data.number).sort();
  expect(numbers).toEqual(Array.from({ length: ISSUES }, (_, place) => `INV-0${1001 + place}`));
});
