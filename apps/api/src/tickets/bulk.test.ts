/** Tests that bulk actions, batches and totals of tickets need the same number of queries for any number of tickets. */
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Person,
  SECRET,
  send,
  startTestServer,
  type TestServer,
  ticketInput,
} from '../../test/server.ts';
import { type App, createApp } from '../app.ts';
import { type Database, newId } from '../db/index.ts';
import { createLogger } from '../platform/logging.ts';

let server: TestServer;
let app: App;
let queries: string[] = [];
let number = 100_000;

beforeAll(async () => {
  server = await startTestServer();
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: server.database.pool }),
    log({ query }) {
      // The rights of the user are cached for a second.
      if (!query.sql.includes('session_version')) queries.push(query.sql);
    },
  });
  app = createApp({ db, secret: SECRET, log: createLogger('silent') });
});
afterAll(() => server.close());
beforeEach(() => {
  queries = [];
});

/** Creates tickets of two technicians. */
async function create(count: number, status: 'DRAFT' | 'SUBMITTED'): Promise<string[]> {
  const { company, database } = server;
  const { tech, other } = company.users;
  const rows = Array.from({ length: count }, (_, n) => {
    const technicianId = n % 2 === 0 ? tech.id : other.id;
    number += 1;
    return {
      company_id: company.id,
      id: newId(),
      number,
      status,
      location: ticketInput.location,
      well_name: ticketInput.wellName,
      description: ticketInput.description,
      technician_id: technicianId,
      author_id: technicianId,
    };
  });
  await database.db.insertInto('tickets').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Sends a request and counts the queries of the server. */
async function count(person: Person, path: string, body?: object) {
  const token = await server.tokenOf(person);
  queries = [];
  const { json } = await send(app, `/api/v1${path}`, { method: body ? 'POST' : 'GET', token, body });
  return { data: json.data, queries: queries.length };
}

describe('a bulk action', () => {
  it.each([
    ['approve', 'SUBMITTED'],
    ['submit', 'DRAFT'],
  ] as const)('to %s needs as many queries for 100 tickets as for 10', async (action, status) => {
    const ids = await create(111, status);
    const bulk = (part: string[]) => count('owner', '/ticket/bulk', { action, ids: part });
    // The first notifications of a user need fewer queries than the following ones.
    await bulk(ids.slice(0, 1));
    const ten = await bulk(ids.slice(1, 11));
    const hundred = await bulk(ids.slice(11));
    expect(ten.data.done).toHaveLength(10);
    expect(hundred.data).toEqual({ done: ids.slice(11).sort(), refused: [] });
    expect(ten.queries).toBeGreaterThan(0);
    expect(hundred.queries).toBe(ten.queries);
  });
});

describe('complete tickets by id', () => {
  it('need as many queries for 100 tickets as for 10', async () => {
    const ids = await create(100, 'SUBMITTED');
    const load = (part: string[]) => count('owner', `/ticket/batch?ids=${part.join()}`);
    await load(ids.slice(0, 1));
    const ten = await load(ids.slice(0, 10));
    const hundred = await load(ids);
    expect(ten.data).toHaveLength(10);
    expect(hundred.data.map(({ id }: { id: string }) => id)).toEqual(ids.toSorted());
    expect(ten.queries).toBeGreaterThan(0);
    expect(hundred.queries).toBe(ten.queries);
  });
});

describe('totals', () => {
  it.each(['/ticket/totals', '/ticket/totals/technicians'])(
    'at %s need as many queries for 100 tickets as for 1',
    async (path) => {
      const ids = await create(100, 'SUBMITTED');
      const load = (part: string[]) => count('owner', `${path}?ids=${part.join()}`);
      await load(ids);
      const one = await load(ids.slice(0, 1));
      const hundred = await load(ids);
      expect(one.queries).toBeGreaterThan(0);
      expect(hundred.queries).toBe(one.queries);
    },
  );
});
