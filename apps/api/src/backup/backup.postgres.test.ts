import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { contentOf, fillCompany, inFolder, placesIn, sourceOf } from '../../test/backup.ts';
import { createDatabase, dropDatabase } from '../../test/database/serverDatabase.ts';
import { quietLog } from '../../test/database.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { migrate, migrationsFolder, readMigrations } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { noTimeouts } from '../db/timedClient.ts';
import { makeBackup } from './make.ts';
import { withBackupSource } from './source.ts';
import { restoreInto } from './target.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await fillCompany(server);
});
afterAll(() => server.close());

/** Creates an empty database, which is dropped after the test. On Citus, it is on all nodes. */
async function emptyDatabase(): Promise<string> {
  const servers = { serverUrl: inject('serverUrl'), workerUrls: inject('workerUrls') };
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  onTestFinished(() => dropDatabase(servers, name));
  return createDatabase(servers, name);
}

// The test creates three databases, two of them embedded.
const SLOW_MS = 180_000;

it(
  'a backup moves from PostgreSQL to an embedded database and back without data loss',
  { timeout: SLOW_MS },
  () =>
    inFolder(async (folder) => {
      const path = join(folder, 'from-server.tar.gz');
      const manifest = await makeBackup(sourceOf(server), path);
      const dataDir = join(folder, 'embedded');
      await restoreInto(path, manifest, placesIn(dataDir), quietLog, false);

      const secondArchive = join(folder, 'from-embedded.tar.gz');
      const second = await withBackupSource(placesIn(dataDir), quietLog, (source) =>
        makeBackup(source, secondArchive),
      );
      expect(second).toMatchObject({ engine: 'embedded', tables: manifest.tables, files: manifest.files });

      const databaseUrl = await emptyDatabase();
      await restoreInto(secondArchive, second, placesIn(join(folder, 'files'), databaseUrl), quietLog);
      const pool = openPostgres(databaseUrl, quietLog, noTimeouts);
      expect(await contentOf(pool)).toEqual(await contentOf(server.database.pool));
      await pool.end();
    }),
);

it('a backup is a snapshot of the database, despite concurrent writes', () =>
  inFolder(async (folder) => {
    const { pool } = server.database;
    const before = await contentOf(pool);
    const source = sourceOf(server);
    // Files are read after the rows. By then, another request has changed one of them.
    const store = {
      read: async (key: string) => {
        await pool.query(`update tickets set notes = 'later' where notes <> 'later'`);
        return source.store.read(key);
      },
    };
    const { tables } = await makeBackup({ ...source, store }, join(folder, 'a.tar.gz'));
    const tickets = tables.find(({ name }) => name === 'tickets');
    expect(`${tickets?.rows} ${tickets?.sha256}`).toBe(before['tickets']);
    expect((await contentOf(pool))['tickets']).not.toBe(before['tickets']);
  }));

it('restoring the backup of an older version applies the missing migrations', () =>
  inFolder(async (folder) => {
    const names = (await readMigrations()).map(({ name }) => name);
    const older = openPostgres(await emptyDatabase(), quietLog, noTimeouts);
    await migrate(older, quietLog, migrationsFolder, names.slice(0, -1));
    await older.query(
      `insert into companies (id, name) values ('0190b7a0-0000-7000-8000-000000000000', 'Old')`,
    );
    const path = join(folder, 'a.tar.gz');
    const emptyStore = { read: () => Promise.resolve(undefined) };
    const source = { pool: older, engine: 'postgres', store: emptyStore, keptSecret: undefined } as const;
    const manifest = await makeBackup(source, path);
    await older.end();
    expect(manifest.migrations).toHaveLength(names.length - 1);

    const databaseUrl = await emptyDatabase();
    await restoreInto(path, manifest, placesIn(join(folder, 'files'), databaseUrl), quietLog);
    const pool = openPostgres(databaseUrl, quietLog, noTimeouts);
    const { rows } = await pool.query('select name from schema_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect((await pool.query('select name from companies')).rows).toEqual([{ name: 'Old' }]);
    await pool.end();
  }));

it('restoring into a database that is not empty is rejected', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'a.tar.gz');
    const manifest = await makeBackup(sourceOf(server), path);
    const databaseUrl = await emptyDatabase();
    const places = placesIn(join(folder, 'files'), databaseUrl);
    const { end } = await filled(databaseUrl);
    await expect(restoreInto(path, manifest, places, quietLog)).rejects.toThrow('The database is not empty.');
    await end();
  }));

async function filled(databaseUrl: string): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table mine (id integer)');
  return { end: () => client.end() };
}
