/** A server for assistant tests whose company uses a fake provider. */
import type { AskFilters } from '@derrick/domain/assistant';
import { sql } from 'kysely';
import type { AssistantOptions } from '../../src/assistant/routes.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { type Person, type Reply, startTestServer, type TestServer } from '../server.ts';
import { endless, type FakeProvider, silence, startFakeProvider, status, written } from './fakeProvider.ts';

/** Date and time zone of the example texts: a Friday in the United States. */
export const place = { referenceDate: '2026-11-20', timeZone: 'America/Chicago' };

/** Wrong answers of the provider with the resulting notice, both for a ticket text and for a question. */
export const troubles = [
  ['answers in prose', written('I found nothing, sorry.'), 'providerWrong'],
  [
    'answers in a wrong shape',
    written({ fields: [{ field: 'role' }], query: { metric: 'all' } }),
    'providerWrong',
  ],
  ['answers without an envelope', status(200), 'providerWrong'],
  ['sends without an end', endless, 'providerWrong'],
  ['redirects to a private address', status(302, { location: 'http://169.254.169.254/' }), 'providerWrong'],
  ['does not know the key', status(401), 'providerDown'],
  ['is asked too often', status(429), 'providerDown'],
  ['fails', status(500), 'providerDown'],
  ['says nothing', silence, 'providerSlow'],
] as const;

export interface AssistantServer {
  fake: FakeProvider;
  server: TestServer;
  logged(): string;
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as?: Person): Promise<Reply>;
  setCompany(columns: { assistant?: 'OFF' | 'LOCAL' | 'PROVIDER'; allows_speech?: boolean }): Promise<void>;
  /** Configures the provider. Omitted fields default to the fake provider. */
  setProvider(body?: object): Promise<void>;
  /** Marks the provider as working, because three failures in a row pause it, and clears the recorded requests. */
  restore(): Promise<void>;
  /** All rows of the database as text. */
  rows(): Promise<string>;
  close(): Promise<void>;
}

export async function startAssistantServer(
  options: Omit<AssistantOptions, 'localAddress'> = {},
): Promise<AssistantServer> {
  const fake = await startFakeProvider();
  let logged = '';
  const log = createLogger('trace', {
    write: (line) => {
      logged += line;
    },
  });
  const server = await startTestServer({ log, assistant: { localAddress: fake.baseUrl, ...options } });
  const call: AssistantServer['call'] = async (method, path, body, as = 'owner') =>
    server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), body });
  const setCompany: AssistantServer['setCompany'] = async (columns) => {
    await server.database.db
      .updateTable('companies')
      .set(columns)
      .where('id', '=', server.company.id)
      .execute();
  };
  const setProvider = async (body: object = {}) => {
    const usual = { baseUrl: fake.baseUrl, model: 'small', key: 'sk-4711', dailyLimit: 1000 };
    const { status: code, text } = await call('PUT', '/assist/provider', { ...usual, ...body });
    if (code !== 200) throw new Error(text);
  };
  await setCompany({ assistant: 'PROVIDER' });
  await setProvider();
  return {
    fake,
    server,
    logged: () => logged,
    call,
    setCompany,
    setProvider,
    async restore() {
      await setProvider();
      fake.answerWith(written({ fields: [] }));
      await call('POST', '/assist/provider/test', {});
      fake.requests.length = 0;
    },
    rows: () => rowsOf(server),
    async close() {
      await server.close();
      await fake.close();
    },
  };
}

async function rowsOf({ database: { db } }: TestServer): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `.execute(db);
  const tables = rows.map(async ({ name }) => {
    const { rows: all } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      db,
    );
    return `${name}\n${JSON.stringify(all)}`;
  });
  return (await Promise.all(tables)).join('\n');
}

/** Returns the number and hours of the tickets that the list shows for the filters. */
export async function listed(server: TestServer, filters: AskFilters, person: Person) {
  const { technicianIds, customerIds, jobTypeIds, status: statuses, invoiced } = filters;
  const { fromDate, toDate, search } = filters;
  const query = new URLSearchParams({ dateField: 'workDate', pageSize: '100', filterOptions: 'none' });
  const lists = { technicianIds, customerIds, jobTypeIds, statuses };
  for (const [name, ids] of Object.entries(lists)) if (ids?.length) query.set(name, ids.join());
  if (invoiced !== undefined) query.set('invoiceStatuses', invoiced ? 'invoiced' : 'notInvoiced');
  for (const [name, text] of Object.entries({ fromDate, toDate, search })) if (text) query.set(name, text);
  const { json } = await server.call(`/api/v1/ticket?${query}`, { token: await server.tokenOf(person) });
  const { data, meta } = json.data;
  const hours = data.reduce((sum: number, { workHours }: { workHours: number }) => sum + workHours, 0);
  const count: number = meta.pagination.count;
  return { count, hours };
}
