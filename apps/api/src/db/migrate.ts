import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from './log.ts';
import { unhurried } from './timedClient.ts';

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
  /**
   * The number of the newest migration of the oldest build that works on this schema, such as `0021`; undefined if only
   * builds with this file do. Written `-- works with builds from 0021 on`.
   */
  oldestBuild: string | undefined;
  /** Written `-- runs outside a transaction`, for indexes that are built while others write. */
  isOutsideTransaction: boolean;
}

/** How long to wait before the lock is tried again, in milliseconds. */
const LOCK_RETRY_MS = 100;

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [
    ADVISORY_LOCK,
  ]);
  return rows[0]?.isTaken === true;
}

/**
 * Brings the schema up to date: the SQL files in the order of their names, each in a transaction of its own unless it
 * says otherwise, each once. Any number of processes may start at the same time; one migrates, the others wait. A schema
 * that a newer build has made is used as it is, if its migrations say that this build works with them.
 * @param only the files to apply, by name; all unless given
 * @returns the names of the files applied now
 * @throws {MigrationError} when one fails, an applied file was changed or removed, or the schema is too new for this build
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
    // Another process may be migrating. The lock is tried, not waited for: an index that is built concurrently waits for
    // every statement that runs, this one included.
    while (!(await tryLock(client))) await delay(LOCK_RETRY_MS);
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

/** The number that the name of a file begins with. */
const numberOf = (name: string): string => name.slice(0, 4);

interface Applied {
  name: string;
  sha256: string;
  oldest_build: string | null;
}

/**
 * Checks the applied migrations that this build does not have.
 * @throws {MigrationError} when one was removed from this build, or a newer one does not work with this build
 */
function checkUnknown(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const knownNames = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !knownNames.has(name));
  const newest = numberOf(migrations.at(-1)?.name ?? '');
  const removed = unknown.find(({ name }) => numberOf(name) <= newest);
  if (removed) {
    throw new MigrationError(
      `The database has the migration ${removed.name}, which this version does not include: an earlier version made the database, and this version cannot upgrade it. Start the earlier version, or start this version with an empty database.`,
    );
  }
  for (const { name, oldest_build: oldest } of unknown) {
    if (oldest !== null && oldest <= newest) continue;
    const needed = oldest === null ? 'this migration' : `migration ${oldest} or newer`;
    throw new MigrationError(
      `This version is too old for the database, which has the migration ${name}. Start a version that includes ${needed}.`,
    );
  }
}

async function applyMissing(
  client: pg.PoolClient,
  migrations: Migration[],
  log: DatabaseLog,
): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  await client.query('alter table schema_migrations add column if not exists oldest_build text');
  const { rows } = await client.query<Applied>(
    'select name, sha256, oldest_build from schema_migrations order by name',
  );
  checkUnknown(rows, migrations);
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));

  const done: string[] = [];
  for (const migration of migrations) {
    const { name, sha256 } = migration;
    const appliedHash = applied.get(name);
    if (appliedHash === sha256) continue;
    if (appliedHash !== undefined) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied. Restore the file, and put the change into a new migration.`,
      );
    }
    await (migration.isOutsideTransaction ? applySteps : applyWhole)(client, migration).catch(
      (error: unknown) => {
        throw new MigrationError(
          `The migration ${name} failed: ${error instanceof Error ? error.message : error}`,
          { cause: error },
        );
      },
    );
    log.info({ migration: name }, 'migration applied');
    done.push(name);
  }
  return done;
}

const remember = (client: pg.PoolClient, { name, sha256, oldestBuild }: Migration) =>
  client.query('insert into schema_migrations (name, sha256, oldest_build) values ($1, $2, $3)', [
    name,
    sha256,
    oldestBuild ?? null,
  ]);

/** Applies a file in one transaction. */
async function applyWhole(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    // Rather fail the start than queue behind a long reader while every other query queues behind us.
    await client.query(`begin; set local lock_timeout = '5s'`);
    await client.query(unhurried(migration.sql));
    await remember(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Applies a file one statement after the other, each ending a line with `;`. What fails halfway is begun anew at the next
 * start: every statement must be good for a second time.
 */
async function applySteps(client: pg.PoolClient, migration: Migration): Promise<void> {
  const statements = migration.sql.split(/;\s*$/m).filter((text) => /^\s*[^\s-]/m.test(text));
  for (const statement of statements) await client.query(unhurried(statement));
  await remember(client, migration);
}

/** The SQL files of a folder, in the order of their names. */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have turned the line ends; that is no change.
      const sql = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name,
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
        oldestBuild: /^-- works with builds from (\d{4}) on$/m.exec(sql)?.[1],
        isOutsideTransaction: /^-- runs outside a transaction$/m.test(sql),
      };
    }),
  );
}
