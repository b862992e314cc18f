import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../seed/cast.ts';
import { openTestDatabase, quietLog, type TestDatabase } from '../../test/database.ts';
import { distribute } from './distribute.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { tableKinds } from './tableKinds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Placement {
  name: string;
  kind: string;
  colocation: number;
}

const readPlacements = async (): Promise<Placement[]> => {
  const { rows } = await sql<Placement>`
    select table_name::text as name, citus_table_type as kind, colocation_id as colocation from citus_tables
    order by 1
  `.execute(database.db);
  return rows;
};

describe('the migrated tables of a cluster', () => {
  it('are distributed by their kinds, all rows of a company on one node', async () => {
    const placements = await readPlacements();
    const namesOf = (kind: string) => Object.keys(tableKinds).filter((name) => tableKinds[name] === kind);
    const company = placements.filter(({ kind }) => kind === 'distributed');
    expect(company.map(({ name }) => name)).toEqual(namesOf('company'));
    expect(new Set(company.map(({ colocation }) => colocation)).size).toBe(1);
    expect(placements.filter(({ kind }) => kind === 'reference').map(({ name }) => name)).toEqual(
      namesOf('reference'),
    );
  });

  it('stay as they are when the next process starts', async () => {
    const before = await readPlacements();
    const messages: string[] = [];
    const applied = await migrate(database.pool, { ...quietLog, info: (_, text) => messages.push(text) });
    expect({ applied, messages }).toEqual({ applied: [], messages: [] });
    expect(await readPlacements()).toEqual(before);
  });
});

it('a later migration adds a company table that refers to distributed tables', async () => {
  const { db, pool } = database;
  const folder = await mkdtemp(join(tmpdir(), 'derrick-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(
    join(folder, '9001_trial.sql'),
    `-- The body of a function contains statements, too.
create function trial_one() returns integer language plpgsql as $$
begin
  return 1;
end $$;
create table trials (
  company_id uuid not null,
  ticket_id uuid not null,
  note text not null,
  primary key (company_id, ticket_id),
  foreign key (company_id, ticket_id) references tickets (company_id, id)
);
alter table trials add foreign key (company_id) references companies (id);
insert into trials (company_id, ticket_id, note) select company_id, id, 'kept' from tickets;
alter table tickets add column trial text;
`,
  );
  const companyId = await addCompany(db, { name: 'Later', technicians: 0, customers: 0 });
  await sql`
    insert into tickets (company_id, id, number, location, well_name, description)
    values (${companyId}, gen_random_uuid(), 1, '', '', '')
  `.execute(db);
  const client = await pool.connect();
  try {
    await migrate(pool, quietLog, pathToFileURL(`${folder}/`)).catch((error: unknown) => {
      expect(String(error)).toContain('The table trials has no kind in tableKinds.ts.');
    });
    await distribute(client, quietLog, { ...tableKinds, trials: 'company' });
  } finally {
    client.release();
    await rm(folder, { recursive: true });
  }
  const { rows } = await sql`select t.note, tickets.trial from trials t join tickets
    on tickets.company_id = t.company_id and tickets.id = t.ticket_id where t.company_id = ${companyId}`.execute(
    db,
  );
  expect(rows).toEqual([{ note: 'kept', trial: null }]);
  await expect(
    sql`insert into trials (company_id, ticket_id, note) values (${companyId}, gen_random_uuid(), '')`.execute(
      db,
    ),
  ).rejects.toMatchObject({ code: '23503' });
  expect((await readPlacements()).filter(({ name }) => name === 'trials')).toMatchObject([
    { kind: 'distributed' },
  ]);
});
