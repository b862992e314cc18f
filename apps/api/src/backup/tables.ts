/** The tables of a database, and their rows as lines of JSON that any engine can take back. */
import type pg from 'pg';

/** A table as a backup copies it. */
export interface Table {
  name: string;
  /** Without generated columns: the database computes those again. */
  columns: string[];
  /** What the rows are ordered by: the primary key, in the order of bytes on every engine. */
  order: string[];
  /** Tables that its foreign keys point to. */
  needs: string[];
}

/**
 * Tables that are made anew rather than copied: the migrations note themselves, and triggers count up the sums of
 * days. Unlogged tables, whose rows a crash may lose, are left out as well.
 */
const MADE_ANEW = ['schema_migrations', 'ticket_daily', 'invoice_daily'];

/** Rows read by one statement; they become one part of the archive. */
const ROWS_A_PART = 500;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** Orders tables so that each comes after those that it points to. */
export function inOrderOfNeed(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const place = waiting.findIndex(({ needs }) => !waiting.some(({ name }) => needs.includes(name)));
    if (place === -1) {
      const names = waiting.map(({ name }) => name).join(', ');
      throw new Error(`Tables point to each other in a circle: ${names}`);
    }
    ordered.push(...waiting.splice(place, 1));
  }
  return ordered;
}

/** Describes the tables that a backup copies, in the order in which they can be filled. */
export async function describeTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname::text as name,
       array(
         select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
       ) as columns,
       array(
         select quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end
         from pg_index as i
         cross join unnest(i.indkey) with ordinality as k (number, place)
         join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.number
         where i.indrelid = c.oid and i.indisprimary order by place
       ) as "order",
       array(
         select confrelid::regclass::text from pg_constraint
         where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
       ) as needs
     from pg_class as c
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname <> all($1)
     order by relname`,
    [MADE_ANEW],
  );
  const keyless = rows.find(({ order }) => order.length === 0);
  if (keyless) throw new Error(`The table ${keyless.name} has no primary key to order its rows by.`);
  return inOrderOfNeed(rows);
}

/** Some rows of a table: each a JSON object and a line break. */
export interface Part {
  text: string;
  rows: number;
}

/** Reads a table part by part, inside the transaction of `client`. */
export async function* readParts(
  client: pg.ClientBase,
  { name, columns, order }: Pick<Table, 'name' | 'columns' | 'order'>,
): AsyncGenerator<Part> {
  await client.query(
    `declare backup no scroll cursor for
     select row_to_json(t)::text as line
     from (select ${listed(columns)} from ${quoted(name)} order by ${order.join(', ')}) as t`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_A_PART} from backup`);
    if (rows.length > 0) yield { text: rows.map(({ line }) => `${line}\n`).join(''), rows: rows.length };
    if (rows.length < ROWS_A_PART) break;
  }
  await client.query('close backup');
}

/** Inserts the rows of one part. */
export async function insertPart(
  client: pg.ClientBase,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  text: string,
): Promise<void> {
  const rows = `[${text.trimEnd().split('\n').join(',')}]`;
  await client.query(
    `insert into ${quoted(name)} (${listed(columns)})
     select ${listed(columns)} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [rows],
  );
}

/**
 * Runs `work` in a transaction that sees one moment of the database, writes moments in one time zone, and may take as
 * long as it takes.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin isolation level repeatable read ${mode}`);
    await client.query(
      `set local timezone = 'UTC'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
    );
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closed rather than reused: its transaction may be broken.
    client.release(true);
    throw error;
  }
}
