/** The tables of a backup and their rows as lines of JSON, in a format that both databases can restore. */
import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/index.ts';
import { readBatches, readTables, type Table } from '../sql/index.ts';

/** Tables that a restore computes: migrations record themselves, and triggers maintain the daily sums. */
const COMPUTED = ['schema_migrations', 'ticket_daily', 'invoice_daily'];

/** Reads the tables that a backup copies, in an order in which they can be filled. */
export async function readBackupTables(trx: Transaction<Database>): Promise<Table[]> {
  const tables = await readTables(trx);
  return tables.filter(({ name, isUnlogged }) => !isUnlogged && !COMPUTED.includes(name));
}

/**
 * Reads a table part by part.
 * @returns the number of rows, and the hash of all parts in sequence
 */
export async function readParts(
  trx: Transaction<Database>,
  table: Pick<Table, 'name' | 'key' | 'columns'>,
  onPart?: (text: string, number: number) => Promise<unknown>,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let [rows, number] = [0, 0];
  for await (const lines of readBatches(trx, table)) {
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    rows += lines.length;
    number += 1;
    await onPart?.(text, number);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** Runs `work` in a transaction that sees a snapshot of the database, writes times in UTC, and has no time limit. */
export const inSnapshot = <T>(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode(mode)
    .execute(async (trx) => {
      await sql`
        select set_config('timezone', 'UTC', true), set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)
      `.execute(trx);
      return work(trx);
    });
