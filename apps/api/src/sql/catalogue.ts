import { type Kysely, sql } from 'kysely';
import { array, boolean, type Infer, object, string } from 'superstruct';
import type { Database } from '../db/schema.ts';
import { readRows } from './rows.ts';

const tableRow = object({
  name: string(),
  /** Names of the columns except generated ones, which the database computes. */
  columns: array(string()),
  /** The columns of the primary key. */
  key: array(object({ name: string(), type: string(), hasCollation: boolean() })),
  /** Names of the other tables that its foreign keys reference. */
  references: array(string()),
  /** Columns that reference other rows of the same table. */
  selfReferences: array(string()),
  /** True for an unlogged table, which a crash may empty. */
  isUnlogged: boolean(),
});

export type Table = Infer<typeof tableRow>;

/** Returns whether the rows of a table belong to companies. */
export const isOfCompanies = ({ columns }: Pick<Table, 'columns'>): boolean => columns.includes('company_id');

/**
 * Orders tables so that each comes after those that it references.
 * @throws {Error} if tables reference each other
 */
export function inOrderOfReferences<Entry extends Pick<Table, 'name' | 'references'>>(
  tables: readonly Entry[],
): Entry[] {
  const ordered: Entry[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const index = waiting.findIndex(
      ({ references }) => !waiting.some(({ name }) => references.includes(name)),
    );
    if (index === -1)
      throw new Error(`Tables reference each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(index, 1));
  }
  return ordered;
}

/**
 * Reads all tables from the catalogue of the database, each after those that it references.
 * @throws {Error} if a table has no primary key, by which its rows are read
 */
export async function readTables(db: Kysely<Database>): Promise<Table[]> {
  const tables = await readRows(db, tableRow)`
    select c.relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'name', attname, 'type', format_type(atttypid, atttypmod), 'hasCollation', attcollation <> 0
          ) order by index
        )
        from pg_index i
        cross join unnest(i.indkey) with ordinality as k (number, index)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary
      ), '[]') as key,
      array(
        select distinct other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
      ) as "references",
      array(
        select attname::text from pg_constraint
        join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
        where conrelid = c.oid and contype = 'f' and confrelid = c.oid and attname <> 'company_id'
      ) as "selfReferences",
      c.relpersistence <> 'p' as "isUnlogged"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname
  `;
  const keyless = tables.find(({ key }) => key.length === 0);
  if (keyless) throw new Error(`The table ${keyless.name} has no primary key to order its rows by.`);
  return inOrderOfReferences(tables);
}

/** Maximum number of rows that one statement reads. */
export const ROW_BATCH_SIZE = 500;

const lineRow = object({ line: string(), position: array(string()) });

/**
 * Reads the rows of a table as JSON objects in the order of the primary key. Each batch continues after the last row of
 * the previous one. Between batches, one batch is in memory and no connection is used.
 * @param where condition that limits the rows
 */
export async function* readBatches(
  db: Kysely<Database>,
  { name, key, columns }: Pick<Table, 'name' | 'key' | 'columns'>,
  where = sql`true`,
): AsyncGenerator<string[]> {
  // Texts are sorted by bytes, which gives the same order on every database.
  const order = sql.join(
    key.map(
      (column) => sql`${sql.ref(`${name}.${column.name}`)}${column.hasCollation ? sql` collate "C"` : sql``}`,
    ),
  );
  const position = sql.join(key.map((column) => sql`${sql.ref(column.name)}::text`));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const rows = await readRows(db, lineRow)`
      select (select row_to_json(copied)::text from (select ${list}) as copied) as line, array[${position}] as position
      from ${sql.table(name)} where ${where} ${after} order by ${order} limit ${ROW_BATCH_SIZE}
    `;
    if (rows.length > 0) yield rows.map(({ line }) => line);
    const last = rows.at(-1);
    if (!last || rows.length < ROW_BATCH_SIZE) return;
    const values = key.map(({ type }, index) => sql`${last.position[index]}::text::${sql.raw(type)}`);
    after = sql`and (${order}) > (${sql.join(values)})`;
  }
}
