import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { type BuiltServer, buildServer } from '../../test/process.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { unitOfWork } from '../events/index.ts';
import { issueInvoice } from './issue.ts';

let server: TestServer;
let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
  server = await startTestServer();
});
afterAll(async () => {
  await built.remove();
  await server.close();
});

const ISSUES = 50;
const DELETED = 5;
const BROKEN_OFF = 5;

/** Copies a draft in the database. Creating each copy through the API would take longer than the test. */
async function insertTicketCopies(id: string, count: number): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
       insert into invoices (company_id, id, status, customer_id, total_cents)
       select company_id, gen_random_uuid(), status, customer_id, 100 from invoices, generate_series(1, $2)
       where id = $1 returning company_id, id
     ), lines as (
       insert into invoice_lines
         (company_id, invoice_id, position, kind, description, quantity, unit, unit_price_cents, is_taxable)
       select company_id, id, 0, 'ITEM', 'Seal', 1, 'ea', 100, false from made
     )
     select id from made`,
    [id, count],
  );
  return rows.map((row) => row.id);
}

/** Starts to issue a draft and fails after drawing its number. */
async function breakOff(id: string): Promise<void> {
  const { company, database } = server;
  const session = { companyId: company.id, userId: company.users.admin.id };
  const brokenOff = unitOfWork(
    database.db,
    { companyId: company.id, actor: { type: 'USER', id: session.userId }, context: { source: 'API' } },
    async (unit) => {
      await issueInvoice(unit, session, id, 1);
      throw new Error('something after it failed');
    },
  );
  await expect(brokenOff).rejects.toThrow('something after it failed');
}

it('issuing 50 invoices at once on two processes assigns 50 consecutive numbers, despite rollbacks and deleted drafts, and so do their credit notes', async () => {
  const { options } = server.database.pool;
  const env = {
    DATABASE_URL: options.connectionString ?? '',
    AUTH_SECRET: 'a secret of thirty-two bytes or more',
    DATA_DIR: server.filesFolder,
    LOG_LEVEL: 'warn',
  };
  const processes = [built.start(env), built.start(env)];
  const [firstUrl = '', secondUrl = ''] = await Promise.all(processes.map(({ url }) => url));
  const token = await server.tokenOf('admin');
  /**
   * Retries when the server reports that it is busy: on a slow machine, the last of fifty requests can wait too long for
   * its number.
   */
  const send = async (
    method: string,
    path: string,
    index: number,
    body?: object,
  ): Promise<{ status: number; json: { data: { number: string } } }> => {
    const reply = await fetch(`${index % 2 === 0 ? firstUrl : secondUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = JSON.parse(await reply.text());
    const seconds = reply.headers.get('retry-after');
    if (reply.status !== 503 || seconds === null) return { status: reply.status, json };
    await setTimeout(Number(seconds) * 1000);
    return send(method, path, index, body);
  };

  const on = invoicing(server);
  const { id: ticketId } = await on.approvedTicket();
  const first = (await on.send('POST', '/invoice', { ticketIds: [ticketId] })).json.data[0];
  const copies = await insertTicketCopies(first.id, DELETED + BROKEN_OFF + ISSUES);
  const deleted = copies.splice(0, DELETED);
  const brokenOff = copies.splice(0, BROKEN_OFF);
  await breakOff(first.id);

  const [replies, deletions] = await Promise.all([
    Promise.all(copies.map((id, index) => send('POST', `/invoice/${id}/issue`, index, { version: 1 }))),
    Promise.all(deleted.map((id, index) => send('DELETE', `/invoice/${id}`, index))),
    Promise.all(brokenOff.map(breakOff)),
  ]);
  expect([...replies, ...deletions].filter(({ status }) => status !== 200)).toEqual([]);
  const numbers = replies.map(({ json }) => json.data.number).sort();
  expect(numbers).toEqual(Array.from({ length: ISSUES }, (_, index) => `INV-0${1001 + index}`));

  // The credit notes of all these invoices, also at once: their own series has no gap either.
  const credit = (id: string, index: number) =>
    send('POST', `/invoice/${id}/credit-note`, index, {
      reason: 'Billed twice',
      lines: [{ line: 0, amountCents: 40 }],
    });
  const credits = await Promise.all([...copies, ...copies].map(credit));
  expect(credits.filter(({ status }) => status !== 200)).toEqual([]);
  const credited = await server.database.pool.query<{ number: string }>(
    'select printed_number as number from credit_notes order by number',
  );
  expect(credited.rows.map((row) => row.number)).toEqual(
    Array.from({ length: 2 * ISSUES }, (_, index) => `CN-0${1001 + index}`),
  );

  for (const { child } of processes) child.kill('SIGTERM');
  expect(await Promise.all(processes.map(({ exited }) => exited))).toEqual([0, 0]);
});
