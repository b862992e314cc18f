import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { tableKinds } from './tableKinds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const names = (kind: string) =>
  Object.keys(tableKinds)
    .filter((name) => tableKinds[name] === kind)
    .sort();

it('every table has a kind: a migration that adds a table also names it in tableKinds.ts', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `.execute(database.db);
  expect(Object.keys(tableKinds).sort()).toEqual(rows.map(({ name }) => name).sort());
});

it('tables without a company are not divided among workers', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
      select from pg_attribute where attrelid = c.oid and attname = 'company_id'
    ) order by 1
  `.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'companies',
    'jobs',
    'rate_limits',
    'schema_migrations',
    'waits',
  ]);
  expect(names('company')).not.toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

it('every unique key of a company table contains the company', async () => {
  const { rows } = await sql<{ key: string }>`
    select i.indexrelid::regclass::text as key
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relname = any(${names('company')}::text[]) and i.indisunique and not exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = 'company_id'
    )
  `.execute(database.db);
  expect(rows).toEqual([]);
});

it('reference and local tables refer to reference tables only', async () => {
  const { rows } = await sql<{ table: string; target: string }>`
    select conrelid::regclass::text as table, confrelid::regclass::text as target
    from pg_constraint join pg_class c on c.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(database.db);
  expect(rows.length).toBeGreaterThan(40);
  const impossible = rows.filter(
    ({ table, target }) => tableKinds[table] !== 'company' && tableKinds[target] !== 'reference',
  );
  const local = rows.filter(({ target }) => tableKinds[target] === 'local');
  expect([...impossible, ...local]).toEqual([]);
});
