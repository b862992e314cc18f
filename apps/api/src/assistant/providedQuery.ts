/** Turns the query of a provider into one of the closed language, and believes nothing of it that can be checked. */
import { type AskQuery, askQueryStruct, type TicketGrouping } from '@derrick/domain/assistant';
import type { Named, ReadingContext } from './engine/index.ts';
import { BLANK } from './provider/blank.ts';
import { type ProvidedQuery, SPEAKER } from './provider/queryQuestion.ts';
import { isMadeOf, namedBy } from './resolve.ts';

/** A name that fits more records than this names none. */
const MOST_NAMED = 8;

/** What became of a query: the names of nobody make it `unknown`, and what the question does not say makes it `wrong`. */
export type ReadQuery = { query: AskQuery } | { query?: undefined; reason: 'unknown' | 'wrong' };

const isSaid = (said: string, blanked: string) =>
  said.trim() !== '' && isMadeOf(said, blanked) && !said.includes(BLANK);

/** Finds the records that names mean; undefined when one of them means nobody that the caller sees. */
function resolve(said: readonly string[], records: readonly Named[], speakerId?: string) {
  const found = said.map((name) =>
    name === SPEAKER && speakerId !== undefined ? [speakerId] : namedBy(name, records).map(({ id }) => id),
  );
  if (found.some(({ length }) => length === 0 || length > MOST_NAMED)) return undefined;
  return { ids: [...new Set(found.flat())], isAmbiguous: found.some(({ length }) => length > 1) };
}

/**
 * Admits a query whose names and words stand in the question, name records of the caller's scope, and which the
 * validator of queries accepts. A name that several have is answered for each of them.
 * @param blanked the question with phones and addresses blanked
 */
export function readProvidedQuery(
  provided: ProvidedQuery,
  blanked: string,
  context: ReadingContext,
): ReadQuery {
  const { metric, status, invoiced, fromDate, toDate, search, sort, limit } = provided;
  const { technicians, customers, jobTypes } = provided;
  const said = [...(technicians ?? []), ...(customers ?? []), ...(jobTypes ?? []), search ?? ''].filter(
    (name) => name !== '' && name !== SPEAKER,
  );
  if (!said.every((name) => isSaid(name, blanked))) return { reason: 'wrong' };
  const people = resolve(technicians ?? [], context.people, context.speakerId);
  const companies = resolve(customers ?? [], context.customers);
  const types = resolve(jobTypes ?? [], context.jobTypes);
  if (!people || !companies || !types) return { reason: 'unknown' };
  const each: TicketGrouping | undefined = people.isAmbiguous
    ? 'technician'
    : companies.isAmbiguous
      ? 'customer'
      : undefined;
  const groupBy = metric === 'list' ? undefined : (provided.groupBy ?? each);
  const query = {
    metric,
    filters: {
      ...(people.ids.length > 0 && { technicianIds: people.ids }),
      ...(companies.ids.length > 0 && { customerIds: companies.ids }),
      ...(types.ids.length > 0 && { jobTypeIds: types.ids }),
      ...(status && status.length > 0 && { status }),
      ...(typeof invoiced === 'boolean' && { invoiced }),
      ...(fromDate && { fromDate }),
      ...(toDate && { toDate }),
      ...(search && { search }),
    },
    ...(groupBy && { groupBy }),
    ...(sort && { sort }),
    ...(typeof limit === 'number' && (groupBy || metric === 'list') && { limit }),
  };
  return askQueryStruct.is(query) ? { query } : { reason: 'wrong' };
}
