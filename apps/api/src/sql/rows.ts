import { type Kysely, type RawBuilder, sql } from 'kysely';
import { assert, type Struct } from 'superstruct';
import type { Database } from '../db/schema.ts';

let checksRows = false;

/** From now on, compares every row with its struct; for tests and development. */
export function checkRows(): void {
  checksRows = true;
}

/**
 * Runs SQL that is written by hand: ``readRows(db, struct)`select …` ``. The struct describes what is selected: the type
 * of the rows follows from it.
 * @throws {StructError} when rows are checked and one differs; a fault of the server
 */
export const readRows =
  <Row, Schema>(db: Kysely<Database>, row: Struct<Row, Schema>) =>
  async (...query: Parameters<typeof sql>): Promise<Row[]> => {
    const { rows } = await sql(...query).execute(db);
    if (checksRows) for (const found of rows) assert(found, row);
    // What the database answers has no type; in tests, every row has passed the check above.
    return rows as Row[];
  };

/** Runs SQL like `readRows`, and gives the first row; undefined when there is none. */
export const readRow =
  <Row, Schema>(db: Kysely<Database>, row: Struct<Row, Schema>) =>
  async (...query: Parameters<typeof sql>): Promise<Row | undefined> =>
    (await readRows(db, row)(...query))[0];

/**
 * A condition as a column, true or false: ``asBoolean`password_hash is null`.as('needsLink')``. The database makes sure
 * that it is one of the two, which `sql<boolean>` would only claim.
 */
export const asBoolean = (...condition: Parameters<typeof sql>): RawBuilder<boolean> =>
  sql<boolean>`(${sql(...condition)}) is true`;
