/** Lists for selection fields: technicians, customers, job types and roles. */

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let jobRoleId: string;
const TECHNICIANS = '/api/v1/users/load/technicians';

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  jobRoleId = newId();
  for (const { id, jobTypeId } of [server.company, server.foreign]) {
    await db
      .insertInto('job_roles')
      .values({
        company_id: id,
        id: id === server.company.id ? jobRoleId : newId(),
        job_type_id: jobTypeId,
        name: 'Operador de grúa',
      })
      .execute();
    await db
      .insertInto('customers')
      .values(
        ['Águila Energy', 'agua Pura', 'Zeta 50% Oil'].map((name) => ({ company_id: id, id: newId(), name })),
      )
      .execute();
  }
  await db
    .insertInto('job_types')
    .values({ company_id: server.company.id, id: newId(), name: 'Apprentice', hourly_rate_cents: 1 })
    .execute();
});
afterAll(() => server.close());

const get = async (path: string, person: Person = 'owner') =>
  server.call(path, { token: await server.tokenOf(person) });
const names = async (path: string, person?: Person) =>
  (await get(path, person)).json.data.data.map(
    ({ fullname, name }: { fullname?: string; name?: string }) => fullname ?? name,
  );

describe('technicians', () => {
  it('are listed by name with the fields of the screens, without secrets and without users of other roles', async () => {
    const { status, json } = await get(TECHNICIANS);
    expect(status).toBe(200);
    expect(json.data.data.map(({ fullname }: { fullname: string }) => fullname)).toEqual([
      'Dana Whitfield',
      'Gil Gone',
      'Ina Invited',
      'Tomás Beltrán',
    ]);
    expect(json.data.meta.pagination).toEqual({ count: 4, pageCount: 1, pageNumber: 1, pageSize: 10 });
    expect(json.data.data[3]).toMatchObject({
      id: server.company.users.tech.id,
      email: 'tech@ours.test',
      status: 'ACTIVE',
      phone: null,
      jobTypeId: null,
    });
    expect(JSON.stringify(json)).not.toMatch(/password|hash|argon/i);
  });

  it.each([
    ['search=TOMAS', ['Tomás Beltrán']],
    ['search=beltran+tom', ['Tomás Beltrán']],
    ['search=d', ['Dana Whitfield']],
    ['search=gone%40ours', ['Gil Gone']],
    ['search=%25', []],
    ['search=%25+dana', ['Dana Whitfield']],
    ['search=_', []],
    ["search=x'%20or%20'1'%3D'1", []],
    ['statuses=ACTIVE,PENDING', ['Dana Whitfield', 'Ina Invited', 'Tomás Beltrán']],
    ['statuses=DEACTIVE', ['Gil Gone']],
    ['sort=status', ['Dana Whitfield', 'Tomás Beltrán', 'Ina Invited', 'Gil Gone']],
    ['sort=-status', ['Gil Gone', 'Ina Invited', 'Dana Whitfield', 'Tomás Beltrán']],
    ['pageSize=1&pageNumber=2', ['Gil Gone']],
    ['pageNumber=9', []],
  ])('the technician list with the query %s contains %j', async (query, expected) =>
    expect(await names(`${TECHNICIANS}?${query}`)).toEqual(expected),
  );

  it('are readable by every role', async () => {
    for (const person of ['owner', 'admin', 'manager', 'tech'] as const) {
      expect((await get(TECHNICIANS, person)).status).toBe(200);
    }
  });
});

describe('customers', () => {
  it('are listed by name', async () => {
    const { json } = await get('/api/v1/customer?pageSize=100', 'tech');
    expect(json.data.data.map(({ name }: { name: string }) => name)).toEqual([
      'agua Pura',
      'Águila Energy',
      'Zeta 50% Oil',
    ]);
  });

  it.each([
    ['agu', ['agua Pura', 'Águila Energy']],
    ['ÁGUILA', ['Águila Energy']],
    ['energy+aguila', ['Águila Energy']],
    ['50%25', ['Zeta 50% Oil']],
    ['zz', []],
  ])('the customer list with the search %s contains %j', async (search, expected) =>
    expect(await names(`/api/v1/customer?search=${search}`)).toEqual(expected),
  );
});

describe('job types and roles', () => {
  it('are listed only for the company of the caller', async () => {
    const types = await get('/api/v1/job-type?pageSize=100', 'tech');
    expect(types.json.data.data.map(({ name }: { name: string }) => name)).toEqual([
      'Apprentice',
      'Senior technician',
    ]);
    expect(await names('/api/v1/job-type?search=SENIOR')).toEqual(['Senior technician']);
    expect(await names('/api/v1/job-type?pageSize=1&pageNumber=2')).toEqual(['Senior technician']);

    const roles = await get(`/api/v1/job-role?jobTypeId=${server.company.jobTypeId.toUpperCase()}`);
    expect(roles.json.data.data).toEqual([
      { id: jobRoleId, name: 'Operador de grúa', jobTypeId: server.company.jobTypeId },
    ]);
    expect(await names('/api/v1/job-role')).toEqual(['Operador de grúa']);
    expect(await names(`/api/v1/job-role?jobTypeId=${server.foreign.jobTypeId}`)).toEqual([]);
    expect((await get('/api/v1/job-role?jobTypeId=senior')).json.errors).toEqual({ jobTypeId: 'idInvalid' });
  });
});

describe('with 10,000 entries', () => {
  it('pickers read only one page of 10,000 entries and find further entries by search', async () => {
    const { db } = server.database;
    await sql`
      insert into users (company_id, id, role, status, fullname, email)
      select ${server.company.id}, gen_random_uuid(), 'TECHNICIAN', 'ACTIVE', 'Worker ' || lpad(n::text, 5, '0'),
        'worker' || n || '@ours.test'
      from generate_series(1, 10000) as n
    `.execute(db);
    await sql`
      insert into customers (company_id, id, name)
      select ${server.company.id}, gen_random_uuid(), 'Compañía ' || lpad(n::text, 5, '0')
      from generate_series(1, 10000) as n
    `.execute(db);
    await sql`analyze users`.execute(db);
    await sql`analyze customers`.execute(db);

    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    /** Returns a response and the number of rows that the server read for it. */
    const counted = async (path: string) => {
      query.mockClear();
      const { data } = (await get(path)).json;
      const results: { rows: unknown[] }[] = await Promise.all(query.mock.results.map(({ value }) => value));
      return { data, rows: results.reduce((sum, result) => sum + result.rows.length, 0) };
    };
    for (const [path, count] of [
      [`${TECHNICIANS}?pageSize=100`, 10_004],
      [`${TECHNICIANS}?pageSize=100&search=worker+0010`, 11],
      [`${TECHNICIANS}?pageSize=100&pageNumber=100&sort=-status`, 10_004],
      ['/api/v1/customer?pageSize=100', 10_003],
      ['/api/v1/customer?search=compania+0010', 11],
    ] as const) {
      const { data, rows } = await counted(path);
      expect(data.meta.pagination.count, path).toBe(count);
      // Rows for the page, the count and the session.
      expect(rows, path).toBeLessThanOrEqual(data.data.length + 10);
    }
    expect(await names('/api/v1/customer?search=compania+00101')).toEqual(['Compañía 00101']);
  });

  it('pages of the user list contain each of 10,000 users exactly once and in the same order', async () => {
    const { db } = server.database;
    await sql`
      update users set status = case
        when abs(hashtext(fullname)) % 3 = 0 then 'ACTIVE' when abs(hashtext(fullname)) % 3 = 1 then 'PENDING' else 'DEACTIVE' end
      where fullname like 'Worker%'
    `.execute(db);
    const ranks = { name: [0, 0, 0], status: [0, 1, 2], '-status': [2, 1, 0] } as const;
    for (const [sort, [active, pending, deactive]] of Object.entries(ranks)) {
      const rank: Record<string, number> = { ACTIVE: active, PENDING: pending, DEACTIVE: deactive };
      const listed: { fullname: string; status: string }[] = [];
      for (let pageNumber = 1; pageNumber <= 101; pageNumber += 1) {
        const order = sort === 'name' ? '' : `&sort=${sort}`;
        const { json } = await get(`${TECHNICIANS}?pageSize=100&pageNumber=${pageNumber}${order}`);
        listed.push(...json.data.data);
      }
      expect(new Set(listed.map(({ fullname }: { fullname: string }) => fullname)).size).toBe(10_004);
      const sorted = listed.toSorted(
        (a, b) =>
          (rank[a.status] ?? 0) - (rank[b.status] ?? 0) ||
          new Intl.Collator('en').compare(a.fullname, b.fullname),
      );
      expect(listed.map(({ fullname }: { fullname: string }) => fullname)).toEqual(
        sorted.map(({ fullname }: { fullname: string }) => fullname),
      );
    }
  });
});
