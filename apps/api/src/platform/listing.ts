/** Functions shared by lists: search by name, pagination and response. */
import type { Page, PageQuery } from '@derrick/domain/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { integer, object, type Struct } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow, readRows } from '../sql/index.ts';

/** Maximum number of search words. Each adds a condition to the query. */
const MAX_WORDS = 6;

/**
 * Returns the condition that each word of a search occurs in a name or in one of the columns in `besides`. `folded` is a
 * column made by `derrick_fold`, with a space before each word: search words of one or two characters match only the
 * start of a word.
 */
export function nameMatches(
  folded: RawBuilder<unknown>,
  search: string | undefined,
  besides: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  if (!search?.trim()) return sql`true`;
  // A word without letters and digits folds to an empty text, which matches every name.
  const words = search.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const conditions = words.slice(0, MAX_WORDS).map((word) => {
    const pattern = sql`btrim(derrick_fold(${word}::text))`;
    const inName = sql`${folded} like case when length(${pattern}) < 3 then '% ' else '%' end || ${pattern} || '%'`;
    // These columns are not folded because their punctuation matters, e.g. in an email address or a number. Words of one
    // or two letters would match nearly all of them.
    const places =
      word.length < 3 ? [] : besides.map((column) => sql`strpos(${column}, lower(${word}::text)) > 0`);
    return sql`(${sql.join([inName, ...places], sql` or `)})`;
  });
  return conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `);
}

/** Rows of a page: how many to skip, and how many to read at most. */
export interface RowRange {
  offset: number;
  limit: number;
}

export const rangeOf = ({ pageNumber, pageSize }: PageQuery): RowRange => ({
  offset: (pageNumber - 1) * pageSize,
  limit: pageSize,
});

/** Builds the `data` of a response from one page of a list. */
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
 * Reads one page of a list and counts all its rows.
 * @param list the selection with its source, conditions and order; optionally a separate statement for `count`
 */
export async function readPage<Item, Schema>(
  db: Kysely<Database>,
  item: Struct<Item, Schema>,
  list: Record<'columns' | 'from' | 'order', RawBuilder<unknown>> & { count?: RawBuilder<unknown> },
  query: PageQuery,
): Promise<Page<Item>> {
  const { columns, from, order, count = sql`select count(*) as count from ${from}` } = list;
  const { offset, limit } = rangeOf(query);
  const [counted, data] = await Promise.all([
    readRow(db, countRow)`${count}`,
    readRows(db, item)`
      select ${columns} from ${from} order by ${order} offset ${offset} limit ${limit}
    `,
  ]);
  return pageReply(data, counted?.count ?? 0, query);
}
