import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { Database } from './schema.ts';

/** The statements about sharding in docs/architecture.md rely on these tests. */

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('sharding by company', () => {
  it('is limited only by these unique keys, which apply across companies', async () => {
    const { rows } = await sql<{ table: string; columns: string }>`
      select c.relname as table, string_agg(a.attname::text, ', ' order by k.place) as columns
      from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      cross join unnest(i.indkey) with ordinality as k(attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indisunique
      group by i.indexrelid, c.relname
      having (array_agg(a.attname order by k.place))[1] <> 'company_id'
      order by 1, 2`.execute(database.db);
    expect(rows).toEqual([
      // The id of the company itself.
      { table: 'companies', columns: 'id' },
      // Jobs and rate limits belong to no company: a password reset request contains only an email address.
      { table: 'jobs', columns: 'dedupe_key' },
      { table: 'jobs', columns: 'id' },
      // A request with a token contains no company.
      { table: 'one_time_tokens', columns: 'token_hash' },
      { table: 'rate_limits', columns: 'key' },
      { table: 'refresh_tokens', columns: 'token_hash' },
      { table: 'schema_migrations', columns: 'name' },
      // A sign-in request contains an email address and no company.
      { table: 'users', columns: 'email' },
      // Waiting times of rate-limited attempts.
      { table: 'waits', columns: 'key' },
    ]);
  });

  it('works with partitions in PostgreSQL for every other unique key and every foreign key', async () => {
    const { db } = database;
    const { tables, uniqueKeys, foreignKeys } = await readKeys(db);
    const trx = await db.startTransaction().execute();
    try {
      await sql`create schema divided`.execute(trx);
      await sql`set local search_path to divided, public`.execute(trx);
      for (const table of tables) await divide(trx, table);

      const refused: { table: string; key: string }[] = [];
      for (const { table, key, statement } of [...uniqueKeys, ...foreignKeys]) {
        const saved = await trx.savepoint('before').execute();
        await statement.execute(trx).catch(async () => {
          refused.push({ table, key });
          await saved.rollbackToSavepoint('before').execute();
        });
      }
      expect(refused).toEqual([
        { table: 'one_time_tokens', key: 'one_time_tokens_token_hash_key' },
        { table: 'refresh_tokens', key: 'refresh_tokens_token_hash_key' },
        { table: 'users', key: 'users_email' },
      ]);
      expect(foreignKeys.length).toBeGreaterThan(15);
    } finally {
      await trx.rollback().execute();
    }
  });
});

/** Reads the tables that belong to companies, and the statements that create their unique and foreign keys. */
async function readKeys(db: Kysely<Database>) {
  const tables = await sql<{ name: string; by: string }>`
    select c.relname as name, a.attname as by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attname = case c.relname when 'companies' then 'id' else 'company_id' end
    order by 1`.execute(db);
  const uniqueKeys = await sql<{ table: string; key: string; definition: string }>`
    select c.relname as table, i.indexrelid::regclass::text as key,
      replace(pg_get_indexdef(i.indexrelid), ' ON public.', ' ON divided.') as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique
    order by 1, 2`.execute(db);
  const foreignKeys = await sql<{ table: string; key: string; definition: string }>`
    select c.relname as table, k.conname as key, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.connamespace = 'public'::regnamespace and k.contype = 'f'
    order by 1, 2`.execute(db);
  const isDivided = ({ table }: { table: string }) => tables.rows.some(({ name }) => name === table);
  return {
    tables: tables.rows,
    uniqueKeys: uniqueKeys.rows
      .filter(isDivided)
      .map(({ table, key, definition }) => ({ table, key, statement: sql.raw(definition) })),
    foreignKeys: foreignKeys.rows.map(({ table, key, definition }) => ({
      table,
      key,
      statement: sql`alter table ${sql.table(table)} add ${sql.raw(definition)}`,
    })),
  };
}

/**
 * Creates a table of the same name and columns in the schema `divided`, with two partitions by the hash of the company.
 */
async function divide(db: Kysely<Database>, { name, by }: { name: string; by: string }): Promise<void> {
  await sql`
    create table ${sql.table(name)} (like ${sql.id('public', name)} including all excluding indexes)
    partition by hash (${sql.id(by)})`.execute(db);
  for (const remainder of [0, 1]) {
    await sql`
      create table ${sql.table(`${name}_${remainder}`)} partition of ${sql.table(name)}
      for values with (modulus 2, remainder ${sql.lit(remainder)})`.execute(db);
  }
}
