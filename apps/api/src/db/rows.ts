import type { Kysely, RawBuilder } from 'kysely';
import { assert, type Struct } from 'superstruct';
import type { Database } from './schema.ts';

let checksRows = false;

/** From now on, compares every row with its struct; for tests and development. */
export function checkRows(): void {
  checksRows = true;
}

/**
 * Runs SQL that is written by hand. `row` describes what it selects: the type of the rows follows from it.
 * @throws {StructError} when rows are checked and one differs; a fault of the server
 */
export async function readRows<Row, Schema>(
  db: Kysely<Database>,
  row: Struct<Row, Schema>,
  query: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await query.execute(db);
  if (checksRows) for (const found of rows) assert(found, row);
  // What the database answers has no type; in tests, every row has passed the check above.
  return rows as Row[];
}

/** Runs SQL like `readRows`, and gives the first row; undefined when there is none. */
export async function readRow<Row, Schema>(
  db: Kysely<Database>,
  row: Struct<Row, Schema>,
  query: RawBuilder<unknown>,
): Promise<Row | undefined> {
  const [first] = await readRows(db, row, query);
  return first;
}
