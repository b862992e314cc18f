import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { DatabaseLog } from './log.ts';

/** The migrations of this build: beside this file from source, beside the bundle once built. */
export const migrationsFolder = new URL('./migrations/', import.meta.url);

/** One key for all processes of the product on one database. */
const ADVISORY_LOCK = 3_726_014;

/** Thrown when the schema cannot be brought up to date; the message is a sentence for whoever started the process. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/**
 * Brings the schema up to date: the SQL files in the order of their names, each in a transaction of its own, each
 * once. Any number of processes may start at the same time; one migrates, the others wait.
 * @param only the files to apply, by name; all unless given
 * @returns the names of the files applied now
 * @throws {MigrationError} when one fails, an applied file was changed, or the database is ahead of this build
 */
export async function migrate(
  pool: pg.Pool,
  log: DatabaseLog,
  folder: URL = migrationsFolder,
  only?: readonly string[],
): Promise<string[]> {
  const all = await readMigrations(folder);
  const migrations = only ? all.filter(({ name }) => only.includes(name)) : all;
  const client = await pool.connect();
  try {
    // A session lock: it spans the files' transactions and ends with the connection, whatever happens to us.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      return await applyMissing(client, migrations, log);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

async function applyMissing(
  client: pg.PoolClient,
  migrations: Migration[],
  log: DatabaseLog,
): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version does not know. Start a newer version.`,
      );
    }
  }

  const done: string[] = [];
  for (const { name, sql, sha256 } of migrations) {
    const known = applied.get(name);
    if (known === sha256) continue;
    if (known !== undefined) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied. Restore it, and put the change in a new file.`,
      );
    }
    try {
      // Rather fail the start than queue behind a long reader while every other query queues behind us.
      await client.query(`begin; set local lock_timeout = '5s'`);
      await client.query(sql);
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new MigrationError(
        `The migration ${name} failed: ${error instanceof Error ? error.message : error}`,
        { cause: error },
      );
    }
    log.info({ migration: name }, 'migrated');
    done.push(name);
  }
  return done;
}

/** The SQL files of a folder, in the order of their names. */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have turned the line ends; that is no change.
      const sql = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
