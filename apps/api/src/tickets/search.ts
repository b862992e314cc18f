import { type Kysely, sql } from 'kysely';
import { array, type Infer, integer, literal, nullable, object, string, type, union } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { RowRange } from '../platform/listing.ts';
import { readRows } from '../sql/index.ts';
import {
  all,
  type Condition,
  isAnyOf,
  joinNames,
  type ListedTicket,
  listedColumns,
  listedTicket,
  matching,
  orderedBy,
  readForwards,
  type TicketFilter,
  type TicketOrder,
  type TicketPage,
} from './listed.ts';

/** Maximum count of search results. Above it, the app shows "1,000+", which costs a hundredth of an exact count. */
export const COUNT_CAP = 1000;

const searchTerm = object({
  /** Pattern for `like` on a folded column. Folded text contains no `%` or `_`. */
  pattern: string(),
  /** Pattern for the number after a code prefix of the company; null if the word does not begin with a prefix. */
  numberPattern: nullable(string()),
  customerIds: array(string()),
  technicianIds: array(string()),
});

/** A folded search word, with the ids of customers and technicians whose names contain it. */
export type SearchTerm = Infer<typeof searchTerm>;

/** A matching ticket, or an empty row with only the count if the page is past the last match. */
const hitRow = union([
  object({ ...listedTicket.schema, count: integer(), place: integer() }),
  type({ id: literal(null), count: integer() }),
]);

/** Maximum number of search words. Each adds a condition to the query. */
const MAX_WORDS = 6;

/**
 * Prepares the words of a search. Words of three or more characters match inside words; shorter ones match only the start
 * of a word, which the trigram index still supports.
 */
export function findTerms(db: Kysely<Database>, companyId: string, search: string): Promise<SearchTerm[]> {
  const words = search.trim().split(/\s+/u).slice(0, MAX_WORDS);
  return readRows(db, searchTerm)`
    with words as (
      select place, btrim(derrick_fold(word)) as word
      from unnest(${words}::text[]) with ordinality as given (word, place)
    ), prefixes as (
      select distinct ltrim(derrick_fold(prefix)) as prefix
      from companies, unnest(array_append(former_code_prefixes, code_prefix)) as used (prefix)
      where companies.id = ${companyId}
    ), terms as (
      select place, case when length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end as pattern,
        (
          select '% ' || substr(word, length(prefix) + 1) || '%' from prefixes
          where starts_with(word, prefix) and substr(word, length(prefix) + 1) ~ '^[0-9]+$'
          order by length(prefix) desc limit 1
        ) as "numberPattern"
      from words where word <> ''
    )
    select pattern, "numberPattern",
      array(select id::text from customers c where c.company_id = ${companyId} and c.search_name like pattern)
        as "customerIds",
      array(select id::text from users u where u.company_id = ${companyId} and u.search_name like pattern)
        as "technicianIds"
    from terms order by place
  `;
}

/** Reads one page of the tickets that contain every word of `search`, and their number up to `COUNT_CAP`. */
export async function searchTickets(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter,
  search: string,
  page: RowRange,
  order: TicketOrder,
): Promise<TicketPage> {
  const terms = await findTerms(db, companyId, search);
  if (terms.length === 0) return { rows: [], count: 0, countIsCapped: false };
  const conditions = [...matching(companyId, filter), ...terms.map(contains)];

  // Up to the limit, all matches are read once and sorted here. With `order by` and `limit` in the query, the planner
  // would scan the complete list for a rare word.
  const rows = await readRows(db, hitRow)`
    with hits as materialized (
      select t.id, t.created_at, t.work_date from tickets t where ${all(conditions)} limit ${COUNT_CAP + 1}
    ), page as materialized (
      select t.id, row_number() over (order by ${orderedBy('t', order)}) as place from hits t
      order by place offset ${page.offset} limit ${page.limit}
    )
    select counted.count, listed.*
    from (select count(*)::integer as count from hits) as counted
    left join (select page.place, ${listedColumns(companyId)} from page ${joinNames(companyId)}) as listed on true
    order by listed.place
  `;
  const count = rows[0]?.count ?? 0;
  if (count <= COUNT_CAP) return { rows: rows.flatMap(asListed), count, countIsCapped: false };

  const limit = Math.min(page.limit, COUNT_CAP - page.offset);
  return {
    // The word is frequent, so scanning the list in order finds enough matches quickly.
    rows:
      limit <= 0 ? [] : await readForwards(db, companyId, conditions, { offset: page.offset, limit }, order),
    count: COUNT_CAP,
    countIsCapped: true,
  };
}

function asListed(row: Infer<typeof hitRow>): ListedTicket[] {
  return row.id === null ? [] : [row];
}

/**
 * Returns the condition that a ticket contains a search word. Names are in other tables, so matching customers and
 * technicians were found before, by id.
 */
export function contains({ pattern, numberPattern, customerIds, technicianIds }: SearchTerm): Condition {
  const places = [sql`t.search_text like ${pattern}`];
  // The search text of a row contains its number. The prefix is compared separately, since a company has few different
  // ones.
  if (numberPattern !== null) {
    places.push(
      sql`(t.search_text like ${numberPattern} and derrick_fold(' ' || t.code_prefix || t.number) like ${pattern})`,
    );
  }
  if (customerIds.length > 0) places.push(isAnyOf(sql`t.customer_id`, customerIds));
  if (technicianIds.length > 0) places.push(isAnyOf(sql`t.technician_id`, technicianIds));
  return sql`(${sql.join(places, sql` or `)})`;
}
