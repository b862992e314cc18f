import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, quietLog, type TestDatabase } from '../../test/database.ts';
import { migrate, readMigrations } from './migrate.ts';

describe('the migrator', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'derrick-migrations-'));
    for (const { name, sql } of await readMigrations()) await writeFile(join(folder, name), sql);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const run = () => migrate(database.pool, quietLog, pathToFileURL(`${folder}/`));
  const names = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select name from schema_migrations order by name',
    );
    return rows.map((row) => row.name);
  };

  it('applies no migration twice and ignores Windows line endings', async () => {
    for (const { name, sql } of await readMigrations()) {
      await writeFile(join(folder, name), sql.replaceAll('\n', '\r\n'));
    }
    expect(await run()).toEqual([]);
  });

  it('stops with the file name when an applied migration was changed', async () => {
    await writeFile(join(folder, '0001_common.sql'), 'select 1;');
    await expect(run()).rejects.toThrow('The migration 0001_common.sql was changed after it was applied.');
  });

  it('rolls back a failing migration and names its file', async () => {
    const before = await names();
    await writeFile(join(folder, '9000_broken.sql'), 'create table half_done (id integer); select nonsense;');
    await expect(run()).rejects.toThrow(
      'The migration 9000_broken.sql failed: column "nonsense" does not exist',
    );
    const { rows } = await database.pool.query(`select to_regclass('half_done') as found`);
    expect(rows).toEqual([{ found: null }]);
    expect(await names()).toEqual(before);
  });

  it('rejects a database with a migration of a newer version', async () => {
    await database.pool.query(`insert into schema_migrations (name, sha256) values ('9999_future.sql', '')`);
    await expect(run()).rejects.toThrow(
      'This version is too old for the database, which has the migration 9999_future.sql. Start a version that includes this migration.',
    );
    await database.pool.query(`delete from schema_migrations where name = '9999_future.sql'`);
  });

  it('rejects a database of an earlier version whose migrations were removed', async () => {
    await database.pool.query(
      `insert into schema_migrations (name, sha256, oldest_build)
       values ('0001_first.sql', '', null), ('0016_demo_companies.sql', '', '0014')`,
    );
    await expect(run()).rejects.toThrow(
      'The database has the migration 0001_first.sql, which this version does not include: an earlier version made the database, and this version cannot upgrade it. Start the earlier version, or start this version with an empty database.',
    );
    await database.pool.query(`delete from schema_migrations where name = '0001_first.sql'`);
    await expect(run()).rejects.toThrow('The database has the migration 0016_demo_companies.sql,');
    await database.pool.query(`delete from schema_migrations where name = '0016_demo_companies.sql'`);
    expect(await run()).toEqual([]);
  });

  it('accepts a newer schema while its migrations declare compatibility with this version', async () => {
    const latestNumber = (await readMigrations()).at(-1)?.name.slice(0, 4);
    const newer = await mkdtemp(join(tmpdir(), 'derrick-newer-'));
    for (const { name, sql } of await readMigrations()) await writeFile(join(newer, name), sql);
    const runNewer = () => migrate(database.pool, quietLog, pathToFileURL(`${newer}/`));
    const expand = `-- works with builds from ${latestNumber} on\ncreate table widened (id integer);`;
    await writeFile(join(newer, '9001_expand.sql'), expand);
    expect(await runNewer()).toEqual(['9001_expand.sql']);
    expect(await run()).toEqual([]);

    const contract = '-- works with builds from 9001 on\ndrop table widened;';
    await writeFile(join(newer, '9002_contract.sql'), contract);
    expect(await runNewer()).toEqual(['9002_contract.sql']);
    await expect(run()).rejects.toThrow(
      'This version is too old for the database, which has the migration 9002_contract.sql. Start a version that includes migration 9001 or newer.',
    );
    expect(await runNewer()).toEqual([]);
    await database.pool.query(`delete from schema_migrations where name like '900%'`);
    await rm(newer, { recursive: true });
  });

  it('runs a file outside a transaction when the file declares it, and runs the file again after a failure', async () => {
    const file = join(folder, '9000_indexes.sql');
    const steps = [
      '-- runs outside a transaction',
      '-- A comment; with a semicolon.',
      'drop index concurrently if exists tickets_by_well;',
      'create index concurrently tickets_by_well on tickets (company_id,',
      '  well_name);',
    ].join('\n');
    await writeFile(file, `${steps}\nselect nonsense;\n`);
    await expect(run()).rejects.toThrow(
      'The migration 9000_indexes.sql failed: column "nonsense" does not exist',
    );
    await writeFile(file, `${steps}\n`);
    expect(await run()).toEqual(['9000_indexes.sql']);
    const { rows } = await database.pool.query(
      `select indisvalid as valid from pg_index where indexrelid = 'tickets_by_well'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
    await database.pool.query('drop index tickets_by_well');
    await database.pool.query(`delete from schema_migrations where name = '9000_indexes.sql'`);
  });
});
