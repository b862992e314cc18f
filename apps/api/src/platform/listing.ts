/** What lists have in common: a search over names, a page, the reply. */
import type { Page, PageQuery } from '@derrick/domain/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { integer, object, type Struct } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow, readRows } from '../sql/index.ts';

/** Nobody remembers more; each costs a condition. */
const MOST_WORDS = 6;

/**
 * The condition that each word of a search occurs in a name, or in one of `besides`. `folded` is a column that
 * `derrick_fold` has made, a space before each word: one or two signs are found at the start of a word alone.
 */
export function nameMatches(
  folded: RawBuilder<unknown>,
  search: string | undefined,
  besides: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  if (!search?.trim()) return sql`true`;
  // What has neither letter nor digit folds to nothing, which is in every name.
  const words = search.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const conditions = words.slice(0, MOST_WORDS).map((word) => {
    const sought = sql`btrim(derrick_fold(${word}::text))`;
    const inName = sql`${folded} like case when length(${sought}) < 3 then '% ' else '%' end || ${sought} || '%'`;
    // Not folded: the signs of an address or a number are what is looked for. A letter or two are in most of them.
    const places =
      word.length < 3 ? [] : besides.map((column) => sql`strpos(${column}, lower(${word}::text)) > 0`);
    return sql`(${sql.join([inName, ...places], sql` or `)})`;
  });
  return conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `);
}

/** Makes one page of a list the `data` of a reply. */
export function pageReply<Item>(
  data: Item[],
  count: number,
  { pageNumber, pageSize }: PageQuery,
): Page<Item> {
  const pagination = { count, pageCount: Math.ceil(count / pageSize), pageNumber, pageSize };
  return { data, meta: { pagination } };
}

const countRow = object({ count: integer() });

/**
 * Reads one page of a list and counts the whole.
 * @param list what is selected, from where under which conditions, and in which order; and a statement for a `count` that
 * is known by another way
 */
export async function readPage<Item, Schema>(
  db: Kysely<Database>,
  item: Struct<Item, Schema>,
  list: Record<'columns' | 'from' | 'order', RawBuilder<unknown>> & { count?: RawBuilder<unknown> },
  query: PageQuery,
): Promise<Page<Item>> {
  const { columns, from, order, count = sql`select count(*) as count from ${from}` } = list;
  const { pageNumber, pageSize } = query;
  const [counted, data] = await Promise.all([
    readRow(db, countRow)`${count}`,
    readRows(db, item)`
      select ${columns} from ${from} order by ${order} offset ${(pageNumber - 1) * pageSize} limit ${pageSize}
    `,
  ]);
  return pageReply(data, counted?.count ?? 0, query);
}
