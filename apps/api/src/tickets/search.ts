import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** One word of a search, folded as the rows are, and who bears a name with it. */
export interface SearchTerm {
  /** For `like` on a folded column; folded text has no sign that `like` would read. */
  pattern: string;
  customerIds: string[];
  technicianIds: string[];
}

/** Nobody remembers more; each costs a condition. */
const MOST_WORDS = 6;

/**
 * The words of a search. Three signs and more are found inside words; one or two only at the start of a word, which
 * is what the trigram index can still answer.
 */
export async function findTerms(
  db: Kysely<Database>,
  companyId: string,
  search: string,
): Promise<SearchTerm[]> {
  const words = search.trim().split(/\s+/u).slice(0, MOST_WORDS);
  const { rows } = await sql<SearchTerm>`
    with words as (
      select place, btrim(derrick_fold(word)) as word
      from unnest(${words}::text[]) with ordinality as given (word, place)
    ), terms as (
      select place, case when length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end as pattern
      from words where word <> ''
    )
    select pattern,
      array(select id::text from customers c where c.company_id = ${companyId} and c.search_name like pattern)
        as "customerIds",
      array(select id::text from users u where u.company_id = ${companyId} and u.search_name like pattern)
        as "technicianIds"
    from terms order by place
  `.execute(db);
  return rows;
}
