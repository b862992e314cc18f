import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { applyDistributed, distribute, isCitus, isDistributed } from './distribute.ts';
import type { DatabaseLog } from './log.ts';
import { withoutTimeout } from './timedClient.ts';

/** The migrations of this build. The path is valid for the source and for the bundle. */
export const migrationsFolder = new URL('./migrations/', import.meta.url);

/** One key for all processes of the product on one database. */
const ADVISORY_LOCK = 3_726_014;

/** Thrown if the schema cannot be migrated. The message is shown to the user who started the process. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface Migration {
  name: string;
  sql: string;
  sha256: string;
  /**
   * The number of the newest migration in the oldest build that works with this schema, such as `0021`; undefined if only
   * builds with this file do. Declared in the file as `-- works with builds from 0021 on`.
   */
  oldestBuild: string | undefined;
  /** Declared in the file as `-- runs outside a transaction`. For indexes that are built without blocking writes. */
  isOutsideTransaction: boolean;
}

/** Pause before the next attempt to get the lock, in milliseconds. */
const LOCK_RETRY_MS = 100;

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [
    ADVISORY_LOCK,
  ]);
  return rows[0]?.isTaken === true;
}

/**
 * Migrates the schema: applies the SQL files in the order of their names, each once and in its own transaction unless the
 * file declares otherwise. Any number of processes can start at the same time; one migrates, the others wait. A schema of
 * a newer build is used as it is if its migrations declare that this build works with them.
 * @param only names of the files to apply; by default all
 * @returns the names of the files that were applied
 * @throws {MigrationError} if a file fails, an applied file was changed or removed, or the schema is too new for this
 *   build
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
    // A session lock, because it spans several transactions. It ends with the connection in any case.
    await client.query('set statement_timeout = 0');
    // Another process may be migrating. The lock is polled instead of waited for, because `create index concurrently`
    // waits for all running statements, including one that waits for this lock.
    while (!(await tryLock(client))) await delay(LOCK_RETRY_MS);
    try {
      const isCluster = await isCitus(client);
      const applied = await applyMissing(client, migrations, log, isCluster && (await isDistributed(client)));
      if (isCluster) await distribute(client, log);
      return applied;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

/** Returns the number at the start of a file name. */
const numberOf = (name: string): string => name.slice(0, 4);

interface Applied {
  name: string;
  sha256: string;
  oldest_build: string | null;
}

/**
 * Checks the applied migrations that this build does not have.
 * @throws {MigrationError} if a migration was removed from this build, or a newer one does not work with this build
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
  isInCluster: boolean,
): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  await client.query('alter table schema_migrations add column if not exists oldest_build text');
  const { rows } = await client.query<Applied>(
    'select name, sha256, oldest_build from schema_migrations order by name',
  );
  checkUnknown(rows, migrations);
  const hashes = new Map(rows.map((row) => [row.name, row.sha256]));

  const appliedNames: string[] = [];
  for (const migration of migrations) {
    const { name, sha256 } = migration;
    const appliedHash = hashes.get(name);
    if (appliedHash === sha256) continue;
    if (appliedHash !== undefined) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied. Restore the file, and put the change into a new migration.`,
      );
    }
    const applied = migration.isOutsideTransaction
      ? applySteps(client, migration)
      : applyWhole(client, migration, isInCluster);
    await applied.catch((error: unknown) => {
      throw new MigrationError(
        `The migration ${name} failed: ${error instanceof Error ? error.message : error}`,
        { cause: error },
      );
    });
    log.info({ migration: name }, 'migration applied');
    appliedNames.push(name);
  }
  return appliedNames;
}

const remember = (client: pg.PoolClient, { name, sha256, oldestBuild }: Migration) =>
  client.query('insert into schema_migrations (name, sha256, oldest_build) values ($1, $2, $3)', [
    name,
    sha256,
    oldestBuild ?? null,
  ]);

async function applyWhole(client: pg.PoolClient, migration: Migration, isInCluster: boolean): Promise<void> {
  try {
    // The start fails instead of waiting for a long-running query, because all other queries would wait behind this one.
    await client.query(`begin; set local lock_timeout = '5s'`);
    await (isInCluster
      ? applyDistributed(client, migration.sql)
      : client.query(withoutTimeout(migration.sql)));
    await remember(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Applies a file statement by statement. Each statement ends a line with `;`. If one fails, the next start runs the
 * complete file again, so every statement must be repeatable.
 */
async function applySteps(client: pg.PoolClient, migration: Migration): Promise<void> {
  const statements = migration.sql.split(/;\s*$/m).filter((text) => /^\s*[^\s-]/m.test(text));
  for (const statement of statements) await client.query(withoutTimeout(statement));
  await remember(client, migration);
}

/** Reads the SQL files of a folder, in the order of their names. */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows can change line endings. The hash must not change with them.
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
