import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbedded } from './embedded/index.ts';
import type { DatabaseLog } from './log.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** Says nothing but errors. */
export const quietLog: DatabaseLog = { info() {}, warn() {}, error: console.error };

/** An empty, migrated database of a test's own. */
export interface TestDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  /** Closes and deletes it. */
  close(): Promise<void>;
}

/**
 * Opens an empty, migrated database: on the server of `TEST_DATABASE_URL` if that is set, else embedded. Takes about
 * half a second, since each is a copy of a template that the first caller makes and later runs find again. Embedded
 * ones do not sync to disk.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  return databaseUrl ? openOnServer(databaseUrl) : openCopy();
}

async function openCopy(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-test-'));
  await copyTemplate(dataDir);
  const { pool, close } = await openEmbedded(dataDir, quietLog, { isDurable: false });
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    engine: 'embedded',
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Puts an empty, migrated embedded database into a data folder: a start without the seconds that making it takes. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `derrick-template-${await fingerprint()}`);
  await mkdir(dataDir, { recursive: true });
  for (;;) {
    try {
      return await cp(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
    } catch (error) {
      if (!isMissing(error)) throw error;
      await makeTemplate(template);
    }
  }
}

async function makeTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(`${template}-`);
  const { pool, close } = await openEmbedded(draft, quietLog, { isDurable: false });
  await migrate(pool, quietLog);
  await close();
  try {
    await rename(draft, template);
  } catch {
    // Another test file was faster; its template is as good.
    await rm(draft, { recursive: true, force: true });
  }
}

/** Changes with the migrations and with the engine, and so do the templates' names. */
async function fingerprint(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest && 'version' in manifest ? manifest.version : '';
  const migrations = await readMigrations();
  // With their numbers: a database remembers its migrations by name.
  const last = migrations.map(({ name, sha256 }) => `${name.slice(0, 4)}${sha256.slice(0, 8)}`).join('-');
  return `${version}-${last}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function openOnServer(databaseUrl: string): Promise<TestDatabase> {
  const name = `derrick_test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(databaseUrl, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  let isClosing = false;
  const pool = openPostgres(url.href, {
    ...quietLog,
    // A pool ends before its sockets do; those still open are cut off when the database is dropped.
    error: (details, message) => !isClosing && quietLog.error(details, message),
  });
  await migrate(pool, quietLog);
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    engine: 'postgres',
    close: async () => {
      isClosing = true;
      await pool.end();
      await runOnce(databaseUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runOnce(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
