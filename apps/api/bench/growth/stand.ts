/** A database with a small and a large company, and a server that uses it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { addCompany } from '../../seed/cast.ts';
import { addTickets } from '../../seed/volume.ts';
import { createApp } from '../../src/app.ts';
import { type Database, openDatabase } from '../../src/db/index.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { addAccounts, signIn } from '../accounts.ts';
import { fillLargeCompany } from '../largeCompany.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A company of the database, with requests of its owner. */
export interface Company {
  id: string;
  tickets: number;
  technicianIds: string[];
  customerIds: string[];
  get(path: string): Promise<string>;
  post(path: string, body: object): Promise<string>;
  put(path: string, body: object): Promise<string>;
}

export interface Stand {
  engine: 'embedded' | 'postgres';
  db: Kysely<Database>;
  pool: pg.Pool;
  small: Company;
  large: Company;
  /** Runs a task and returns the statements that it sent. */
  statementsOf(task: () => Promise<unknown>): Promise<Statement[]>;
  close(): Promise<void>;
}

const names = { small: 'Small', large: 'Large' } as const;

/** Opens the database of `databaseUrl` or of a folder, and fills it unless it already contains the two companies. */
export async function openStand(
  place: { databaseUrl?: string | undefined; dataDir: string },
  tickets: { small: number; large: number },
): Promise<Stand> {
  const log = createLogger('error');
  const opened = await openDatabase({ ...place, log, hasNoTimeouts: true });
  const { pool } = opened;
  let sent: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  if (opened.isNew) await fill(opened.db, tickets);
  const { fetch } = createApp({ db, secret: 'only for the time of a benchmark, and long enough', log });
  const company = async (name: keyof typeof names): Promise<Company> => {
    const { id } = await db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', names[name])
      .executeTakeFirstOrThrow();
    const send = (path: string, init?: RequestInit) => fetch(new Request(`http://bench.test${path}`, init));
    let token = await signIn(send, `super_admin-0@${id}.test`);
    const sendSigned = (path: string, init: RequestInit) =>
      send(path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    const call = async (path: string, init: RequestInit) => {
      let response = await sendSigned(path, init);
      if (response.status === 401) {
        // The access token has expired.
        token = await signIn(send, `super_admin-0@${id}.test`);
        response = await sendSigned(path, init);
      }
      const body = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
      return body;
    };
    return {
      id,
      tickets: tickets[name],
      technicianIds: await firstIds(db, 'users', id),
      customerIds: await firstIds(db, 'customers', id),
      get: (path) => call(path, {}),
      post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
      put: (path, body) => call(path, { method: 'PUT', body: JSON.stringify(body) }),
    };
  };
  return {
    engine: opened.engine,
    db: opened.db,
    pool,
    small: await company('small'),
    large: await company('large'),
    statementsOf: async (task) => {
      sent = [];
      await task();
      return sent;
    },
    close: opened.close,
  };
}

async function firstIds(db: Kysely<Database>, table: 'users' | 'customers', companyId: string) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', companyId)
    .$if(table === 'users', (query) => query.where(sql`role`, '=', 'TECHNICIAN'))
    .orderBy('id')
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}

async function fill(db: Kysely<Database>, tickets: { small: number; large: number }): Promise<void> {
  const start = performance.now();
  const smallId = await addCompany(db, { name: names.small, technicians: 200, customers: 150 });
  const largeId = await addCompany(db, { name: names.large, technicians: 200, customers: 150, seed: 2 });
  for (const id of [smallId, largeId]) await addAccounts(db, id, ['SUPER_ADMIN']);
  await addTickets(db, { companyId: smallId, tickets: tickets.small });
  await fillLargeCompany(db, { companyId: largeId, templateId: smallId, tickets: tickets.large });
  console.error(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
