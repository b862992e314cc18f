import { type Kysely, sql } from 'kysely';
import { array, type Infer, integer, literal, nullable, object, string, type, union } from 'superstruct';
import type { Database } from '../db/index.ts';
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
  type PageOf,
  readForwards,
  type TicketFilter,
  type TicketOrder,
  type TicketPage,
} from './listed.ts';

/** A search counts up to here; beyond, "1,000+" serves the reader as well and costs a hundredth. */
export const COUNT_CAP = 1000;

const searchTerm = object({
  /** The pattern for `like` on a folded column; folded text has no `%` or `_` of its own. */
  pattern: string(),
  /** Where the word begins like the codes of the company's tickets, the pattern of what follows, a number. */
  numberPattern: nullable(string()),
  customerIds: array(string()),
  technicianIds: array(string()),
});

/** One word of a search, folded as the rows are, and the ids of those who have it in their name. */
export type SearchTerm = Infer<typeof searchTerm>;

/** A ticket that was found, or an empty row: a page past the last hit comes with the count alone. */
const hitRow = union([
  object({ ...listedTicket.schema, count: integer(), place: integer() }),
  type({ id: literal(null), count: integer() }),
]);

/** Nobody remembers more; each costs a condition. */
const MOST_WORDS = 6;

/**
 * The words of a search. Three signs and more are found inside words; one or two only at the start of a word, which
 * is what the trigram index can still answer.
 */
export function findTerms(db: Kysely<Database>, companyId: string, search: string): Promise<SearchTerm[]> {
  const words = search.trim().split(/\s+/u).slice(0, MOST_WORDS);
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

/** One page of the tickets in which every word of `search` occurs, and how many there are up to `COUNT_CAP`. */
export async function searchTickets(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter,
  search: string,
  page: PageOf,
  order: TicketOrder,
): Promise<TicketPage> {
  const terms = await findTerms(db, companyId, search);
  if (terms.length === 0) return { rows: [], count: 0, countIsCapped: false };
  const conditions = [...matching(companyId, filter), ...terms.map(contains)];

  // Up to the cap, all hits are read once and sorted here. Ordered by date and limited, the planner would rather walk
  // the whole list for a rare word.
  const rows = await readRows(db, hitRow)`
    with hits as materialized (
      select t.id, t.created_at, t.work_date from tickets t where ${all(conditions)} limit ${COUNT_CAP + 1}
    ), page as materialized (
      select t.id, row_number() over (order by ${orderedBy('t', order)}) as place from hits t
      order by place offset ${page.offset} limit ${page.limit}
    )
    select counted.count, listed.*
    from (select count(*)::integer as count from hits) as counted
    left join (select page.place, ${listedColumns} from page ${joinNames(companyId)}) as listed on true
    order by listed.place
  `;
  const count = rows[0]?.count ?? 0;
  if (count <= COUNT_CAP) return { rows: rows.flatMap(asListed), count, countIsCapped: false };

  const limit = Math.min(page.limit, COUNT_CAP - page.offset);
  return {
    // Now the word is known to be frequent: a walk along the list meets it often.
    rows:
      limit <= 0 ? [] : await readForwards(db, companyId, conditions, { offset: page.offset, limit }, order),
    count: COUNT_CAP,
    countIsCapped: true,
  };
}

function asListed(row: Infer<typeof hitRow>): ListedTicket[] {
  return row.id === null ? [] : [row];
}

/** Names are in tables of their own: whoever bears a matching one was found before, by id. */
export function contains({ pattern, numberPattern, customerIds, technicianIds }: SearchTerm): Condition {
  const places = [sql`t.search_text like ${pattern}`];
  // The searched text of a row holds its number; the prefix, which few rows differ in, is compared with what was found.
  if (numberPattern !== null) {
    places.push(
      sql`(t.search_text like ${numberPattern} and derrick_fold(' ' || t.code_prefix || t.number) like ${pattern})`,
    );
  }
  if (customerIds.length > 0) places.push(isAnyOf(sql`t.customer_id`, customerIds));
  if (technicianIds.length > 0) places.push(isAnyOf(sql`t.technician_id`, technicianIds));
  return sql`(${sql.join(places, sql` or `)})`;
}
