import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rejectRows } from '../../test/database/rejectRows.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { createLogger } from '../platform/logging.ts';
import { sendReminders } from './reminders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TODAY = '2026-11-20';
const now = new Date(`${TODAY}T12:00:00Z`);
const BATCH_SIZE = 5;

let lastNumber = 0;

beforeEach(async () => {
  await server.database.pool.query('truncate invoices, invoice_sendings, jobs, rate_limits cascade');
});

/** Adds issued invoices that are due today, with reminders turned on. */
async function addInvoices(companyId: string, count: number, email: string | null): Promise<string[]> {
  const { db } = server.database;
  const customerId = newId();
  const name = `Customer ${customerId}`;
  await db
    .insertInto('customers')
    .values({ company_id: companyId, id: customerId, name, invoice_email: email })
    .execute();
  const ids = Array.from({ length: count }, () => newId());
  const rows = ids.map((id) => {
    lastNumber += 1;
    return {
      company_id: companyId,
      id,
      status: 'ISSUED' as const,
      customer_id: customerId,
      customer: JSON.stringify({ name, email }),
      number: lastNumber,
      printed_number: `INV-${lastNumber}`,
      total_cents: 100,
      due_date: TODAY,
      has_reminders: true,
    };
  });
  await db.insertInto('invoices').values(rows).execute();
  return ids;
}

/** Lists the invoices with a sent reminder, in the order of the reminders. */
async function reminded(): Promise<string[]> {
  const rows = await server.database.db
    .selectFrom('invoice_sendings')
    .select('invoice_id')
    .orderBy('id')
    .execute();
  return rows.map(({ invoice_id }) => invoice_id);
}

const send = (log = createLogger('silent')) =>
  sendReminders({ db: server.database.db, log, batchSize: BATCH_SIZE }, now);

it('reminders are sent even if more invoices than the batch size have no email address', async () => {
  await addInvoices(server.company.id, BATCH_SIZE + 1, null);
  const ofOther = await addInvoices(server.foreign.id, 1, 'ap@permian.test');
  expect(await send()).toBe(1);
  expect(await reminded()).toEqual(ofOther);
});

it('a single run sends all due reminders, alternating between companies', async () => {
  await addInvoices(server.company.id, 2 * BATCH_SIZE, 'ap@permian.test');
  const ofOther = await addInvoices(server.foreign.id, 2, 'ap@blue-mesa.test');
  expect(await send()).toBe(2 * BATCH_SIZE + 2);
  expect((await reminded()).slice(0, 4)).toEqual(expect.arrayContaining(ofOther));
});

it('failing reminders are logged and do not block the reminders of another company', async () => {
  const { pool } = server.database;
  const failing = await addInvoices(server.company.id, BATCH_SIZE + 1, 'ap@permian.test');
  const ofOther = await addInvoices(server.foreign.id, BATCH_SIZE, 'ap@blue-mesa.test');
  const allowRows = await rejectRows(pool, 'invoice_sendings', `new.company_id = '${server.company.id}'`);
  try {
    const lines: string[] = [];
    const log = createLogger('error', { write: (line) => lines.push(line) });
    expect(await send(log)).toBe(BATCH_SIZE);
    expect((await reminded()).sort()).toEqual(ofOther.sort());
    expect(lines.map((line) => JSON.parse(line).invoiceId).sort()).toEqual(failing.sort());
  } finally {
    await allowRows();
  }
});

it('each reminder is sent once when two processes run concurrently', async () => {
  // One address can get ten emails an hour.
  const ids = [
    ...(await addInvoices(server.company.id, BATCH_SIZE, 'ap@permian.test')),
    ...(await addInvoices(server.company.id, BATCH_SIZE, 'ap@delaware.test')),
    ...(await addInvoices(server.company.id, BATCH_SIZE, 'ap@midland.test')),
  ];
  const [first, second] = await Promise.all([send(), send()]);
  expect(first + second).toBe(ids.length);
  expect((await reminded()).sort()).toEqual(ids.sort());
  const jobs = await server.database.db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute();
  expect(jobs).toHaveLength(ids.length);
});
