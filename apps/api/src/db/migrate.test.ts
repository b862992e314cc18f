import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from './migrate.ts';
import { openTestDatabase, quietLog, type TestDatabase } from './testing.ts';

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

  it('applies nothing a second time, and takes no offence at line ends of Windows', async () => {
    for (const { name, sql } of await readMigrations()) {
      await writeFile(join(folder, name), sql.replaceAll('\n', '\r\n'));
    }
    expect(await run()).toEqual([]);
  });

  it('stops at an applied file that was changed, by name', async () => {
    await writeFile(join(folder, '0001_first.sql'), 'select 1;');
    await expect(run()).rejects.toThrow('The migration 0001_first.sql was changed after it was applied.');
  });

  it('leaves nothing of a file that fails, and says which it was', async () => {
    const before = await names();
    await writeFile(join(folder, '9000_broken.sql'), 'create table half_done (id integer); select nonsense;');
    await expect(run()).rejects.toThrow(
      'The migration 9000_broken.sql failed: column "nonsense" does not exist',
    );
    const { rows } = await database.pool.query(`select to_regclass('half_done') as found`);
    expect(rows).toEqual([{ found: null }]);
    expect(await names()).toEqual(before);
  });

  it('refuses a database that is ahead of it', async () => {
    await database.pool.query(`insert into schema_migrations (name, sha256) values ('9999_future.sql', '')`);
    await expect(run()).rejects.toThrow('The database has the migration 9999_future.sql');
    await database.pool.query(`delete from schema_migrations where name = '9999_future.sql'`);
  });
});
