/** Time-based notifications and daily emails, some of which fail. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { rejectRows } from '../../test/database/rejectRows.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { createLogger } from '../platform/logging.ts';
import { sendTimedNotifications } from './clock.ts';
import { sendDigests } from './digest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const now = new Date('2026-11-20T12:00:00Z');
const BATCH_SIZE = 2;

let lines: string[];
const options = () => ({
  db: server.database.db,
  log: createLogger('error', { write: (line: string) => lines.push(line) }),
  batchSize: BATCH_SIZE,
});
const loggedCompanies = () => lines.map((line) => JSON.parse(line).companyId);

beforeEach(() => {
  lines = [];
});
let allowRows: () => Promise<void>;
afterEach(() => allowRows());

async function addOverdueInvoices(companyId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => ({
    company_id: companyId,
    id: newId(),
    status: 'ISSUED' as const,
    number: place + 1,
    printed_number: `INV-${place + 1}`,
    total_cents: 100,
    due_date: '2026-11-18',
  }));
  await server.database.db.insertInto('invoices').values(rows).execute();
}

it('a company whose notifications fail does not block notifications of other companies', async () => {
  const { company, foreign, database } = server;
  await addOverdueInvoices(company.id, BATCH_SIZE + 1);
  await addOverdueInvoices(foreign.id, BATCH_SIZE + 1);
  allowRows = await rejectRows(database.pool, 'notified_once', `new.company_id = '${company.id}'`);
  expect(await sendTimedNotifications(options(), now)).toBe(BATCH_SIZE + 1);
  const notified = await database.db.selectFrom('notified_once').select('company_id').execute();
  expect(notified.map(({ company_id }) => company_id)).toEqual(Array(BATCH_SIZE + 1).fill(foreign.id));
  expect(loggedCompanies()).toEqual([company.id]);
});

it('a failing daily email does not block other daily emails', async () => {
  const { company, foreign, database } = server;
  const people = ['owner', 'admin', 'manager'] as const;
  const rows = [company, foreign].flatMap(({ id, users }) =>
    people.map((person) => ({
      company_id: id,
      user_id: users[person].id,
      id: newId(),
      at: new Date('2026-11-19T12:00:00Z'),
      type: 'ticketAssigned' as const,
      params: JSON.stringify({ actor: null, comment: null, browser: null, system: null }),
      target_type: 'ticket' as const,
      target_ids: [newId()],
      target_labels: ['TK-10001'],
      is_in_app: false,
      is_for_digest: true,
    })),
  );
  await database.db.deleteFrom('jobs').execute();
  await database.db.insertInto('notifications').values(rows).execute();
  allowRows = await rejectRows(database.pool, 'jobs', `new.payload ->> 'companyId' = '${company.id}'`);
  expect(await sendDigests(options(), now)).toBe(people.length);
  const jobs = await database.db.selectFrom('jobs').select('payload').execute();
  expect(jobs.map(({ payload }) => payload)).toEqual(
    people.map(() => expect.objectContaining({ template: 'digest', companyId: foreign.id })),
  );
  expect(loggedCompanies()).toEqual(people.map(() => company.id));
});
