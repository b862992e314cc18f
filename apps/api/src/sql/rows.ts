import { type Kysely, type RawBuilder, sql } from 'kysely';
import { assert, type Struct } from 'superstruct';
import type { Database } from '../db/schema.ts';

let checksRows = false;

/** Turns on the validation of every row with its struct, for tests and development. */
export function checkRows(): void {
  checksRows = true;
}

/**
 * Runs handwritten SQL: ``readRows(db, struct)`select …` ``. The struct describes the selected columns and determines the
 * type of the rows.
 * @throws {StructError} if validation is on and a row does not match; a server error
 */
export const readRows =
  <Row, Schema>(db: Kysely<Database>, row: Struct<Row, Schema>) =>
  async (...query: Parameters<typeof sql>): Promise<Row[]> => {
    const { rows } = await sql(...query).execute(db);
    if (checksRows) for (const queriedRow of rows) assert(queriedRow, row);
    // Query results are untyped. In tests, the validation above proves the type.
    return rows as Row[];
  };

/** Runs SQL like `readRows` and returns the first row; undefined if there is none. */
export const readRow =
  <Row, Schema>(db: Kysely<Database>, row: Struct<Row, Schema>) =>
  async (...query: Parameters<typeof sql>): Promise<Row | undefined> =>
    (await readRows(db, row)(...query))[0];

/**
 * Selects a condition as a boolean column: ``asBoolean`password_hash is null`.as('needsLink')``. The database converts
 * null to false, which `sql<boolean>` would not do.
 */
export const asBoolean = (...condition: Parameters<typeof sql>): RawBuilder<boolean> =>
  sql<boolean>`(${sql(...condition)}) is true`;
