import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../seed/cast.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from './id.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('all queries restrict the company with the same condition', async () => {
  const folder = new URL('../', import.meta.url);
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.ts'));
  const texts = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(new URL(path, folder), 'utf8') })),
  );
  // Queries must use `.where('company_id', '=', companyId)` instead of an object of conditions.
  const offenders = texts.filter(({ text }) => /\band\(\{/.test(text));
  expect(offenders.map(({ path }) => path)).toEqual([]);
});

describe('the database schema', () => {
  it('starts every primary key with the company id', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_class t on t.oid = c.conrelid
      where c.contype = 'p' and c.connamespace = 'public'::regnamespace`.execute(database.db);
    // These tables belong to no company: a password reset request contains only an email address, and rate limits count
    // attempts of any client.
    const exempt = ['schema_migrations', 'jobs', 'rate_limits', 'waits'];
    const otherColumns = rows.filter(
      ({ table, column }) => column !== 'company_id' && !exempt.includes(table),
    );
    expect(otherColumns).toEqual([{ table: 'companies', column: 'id' }]);
    expect(rows.length).toBeGreaterThan(8);
  });

  it('includes the company id in every foreign key', async () => {
    const { rows } = await sql<{ name: string; from: string; to: string; target: string }>`
      select c.conname as name, a.attname as "from", b.attname as "to", c.confrelid::regclass::text as target
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(database.db);
    expect(rows.length).toBeGreaterThan(10);
    for (const { name, from, to, target } of rows) {
      expect({ name, from, to }).toEqual({
        name,
        from: 'company_id',
        to: target === 'companies' ? 'id' : 'company_id',
      });
    }
  });

  it('rejects a ticket that references users, customers, job types or invoices of another company', async () => {
    const { db } = database;
    const ownCompany = await addCompany(db, { name: 'Ours', technicians: 1, customers: 1 });
    const otherCompany = await addCompany(db, { name: 'Theirs', technicians: 1, customers: 1 });
    const idIn = async (table: 'users' | 'customers' | 'job_types', companyId: string) => {
      const row = await sql<{ id: string }>`
        select id from ${sql.table(table)} where company_id = ${companyId} limit 1`.execute(db);
      return row.rows[0]?.id ?? '';
    };
    const invoiceIn = async (companyId: string) => {
      const id = newId();
      await db.insertInto('invoices').values({ company_id: companyId, id, number: 1 }).execute();
      return id;
    };
    const references = async (companyId: string) => ({
      technician_id: await idIn('users', companyId),
      updated_by: await idIn('users', companyId),
      customer_id: await idIn('customers', companyId),
      job_type_id: await idIn('job_types', companyId),
      invoice_id: await invoiceIn(companyId),
    });
    let number = 0;
    const insert = (reference: object) =>
      db
        .insertInto('tickets')
        .values({
          company_id: ownCompany,
          id: newId(),
          number: ++number,
          location: '',
          well_name: '',
          description: '',
          ...reference,
        })
        .execute();

    await insert(await references(ownCompany));
    for (const [column, id] of Object.entries(await references(otherCompany))) {
      await expect(insert({ [column]: id }), column).rejects.toMatchObject({ code: '23503' });
    }
  });

  it('allows a confirmed email address for only one user across companies', async () => {
    const { db } = database;
    const person = (companyId: string, confirmedAt: Date | null = new Date()) => ({
      company_id: companyId,
      id: newId(),
      role: 'ADMIN' as const,
      status: 'ACTIVE' as const,
      fullname: 'Ana',
      email: 'ana@example.test',
      email_confirmed_at: confirmedAt,
    });
    const first = await addCompany(db, { name: 'First', technicians: 0, customers: 0 });
    const second = await addCompany(db, { name: 'Second', technicians: 0, customers: 0 });
    await db.insertInto('users').values(person(first)).execute();
    const samePerson = person(second);
    await expect(db.insertInto('users').values(samePerson).execute()).rejects.toMatchObject({
      code: '23505',
    });
    const claim = person(second, null);
    await db.insertInto('users').values(claim).execute();
    const sameCompany = { ...claim, id: newId() };
    await expect(db.insertInto('users').values(sameCompany).execute()).rejects.toMatchObject({
      code: '23505',
    });
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', claim.id).execute();
    await db.updateTable('users').set({ deleted_at: new Date() }).where('company_id', '=', first).execute();
    await db.insertInto('users').values(samePerson).execute();
  });
});
