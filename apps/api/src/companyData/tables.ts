/** The tables of a company's records, as the database describes them. */
import { type Kysely, sql } from 'kysely';
import { array, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';

const columnRow = object({ name: string(), type: string() });

const tableRow = object({
  name: string(),
  /** Without generated ones, which say nothing new. */
  columns: array(string()),
  /** The primary key without the company. */
  key: array(columnRow),
  /** Other tables that its foreign keys point to. */
  needs: array(string()),
  /** Columns that point to other rows of the table itself. */
  ownReferences: array(string()),
});

/** A table whose rows belong to companies. */
export interface CompanyTable {
  name: string;
  columns: string[];
  key: { name: string; type: string }[];
  needs: string[];
  ownReferences: string[];
}

/** Describes every table that has a column `company_id`. */
export const describeCompanyTables = (db: Kysely<Database>): Promise<CompanyTable[]> =>
  readRows(db, tableRow)`
    select c.relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by place
        )
        from pg_index i
        cross join unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary and attname <> 'company_id'
      ), '[]') as key,
      array(
        select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid and confrelid <> 'companies'::regclass
      ) as needs,
      array(
        select attname::text from pg_constraint
        join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
        where conrelid = c.oid and contype = 'f' and confrelid = c.oid and attname <> 'company_id'
      ) as "ownReferences"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    )
    order by c.relname
  `;

/** Rows that are read or removed by one statement. */
export const ROWS_A_BATCH = 500;

const lineRow = object({ line: string(), place: array(string()) });

/**
 * Reads the rows of a company as JSON, some at a time, each batch from where the one before ended: of any size it holds
 * one in memory, and none of the database's sessions in between.
 * @param columns those that are read
 * @param condition narrows the rows
 */
export async function* readLines(
  db: Kysely<Database>,
  companyId: string,
  { name, key, columns }: Pick<CompanyTable, 'name' | 'key' | 'columns'>,
  condition = sql`true`,
): AsyncGenerator<string[]> {
  const order = sql.join(key.length === 0 ? [sql`company_id`] : key.map((one) => sql.ref(one.name)));
  const place = sql.join(key.map((one) => sql`${sql.ref(one.name)}::text`));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  let last: string[] | undefined;
  for (;;) {
    const typed = key.map(({ type }, n) => sql`${last?.[n]}::text::${sql.raw(type)}`);
    const after = last && key.length > 0 ? sql`and (${order}) > (${sql.join(typed)})` : sql``;
    const rows = await readRows(db, lineRow)`
      select (select row_to_json(one)::text from (select ${list}) as one) as line, array[${place}]::text[] as place
      from ${sql.table(name)}
      where company_id = ${companyId} and ${condition} ${after}
      order by ${order} limit ${ROWS_A_BATCH}
    `;
    if (rows.length > 0) yield rows.map(({ line }) => line);
    last = rows.at(-1)?.place;
    if (rows.length < ROWS_A_BATCH || key.length === 0) return;
  }
}

/** Counts the rows of a company. */
export async function countRows(
  db: Kysely<Database>,
  companyId: string,
  name: string,
  condition = sql`true`,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(name)} where company_id = ${companyId} and ${condition}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
