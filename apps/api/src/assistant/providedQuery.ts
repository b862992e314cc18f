/** Converts the query of a provider to a query that the server can run. Everything that can be checked is checked. */
import { type AskQuery, askQueryStruct, type TicketGrouping } from '@derrick/domain/assistant';
import type { Named, ReadingContext } from './engine/index.ts';
import { BLANK } from './provider/blank.ts';
import { type ProvidedQuery, SPEAKER } from './provider/queryQuestion.ts';
import { isMadeOf, namedBy } from './resolve.ts';

/** Maximum number of records for a name. A question with a name that fits more records is not answered. */
const MAX_NAMED = 8;

/**
 * Result of the checks. `unknown`: a name matches no record, or too many. `wrong`: the query contains words that are not
 * in the question, or is invalid.
 */
export type ReadQuery = { query: AskQuery } | { query?: undefined; reason: 'unknown' | 'wrong' };

const isSaid = (name: string, blanked: string) =>
  name.trim() !== '' && isMadeOf(name, blanked) && !name.includes(BLANK);

/** Finds the ids of the named records. Returns undefined if a name matches no visible record, or too many. */
function resolve(names: readonly string[], records: readonly Named[], speakerId?: string) {
  const matches = names.map((name) =>
    name === SPEAKER && speakerId !== undefined ? [speakerId] : namedBy(name, records).map(({ id }) => id),
  );
  if (matches.some(({ length }) => length === 0 || length > MAX_NAMED)) return undefined;
  return { ids: [...new Set(matches.flat())], isAmbiguous: matches.some(({ length }) => length > 1) };
}

/**
 * Converts a query whose names and search words occur in the question, whose names match records in the caller's scope,
 * and that the query validator accepts. If several people or customers have a name, the answer is grouped by them.
 * @param sent the question with phone numbers and email addresses blanked
 */
export function readProvidedQuery(
  provided: ProvidedQuery,
  blanked: string,
  context: ReadingContext,
): ReadQuery {
  const { metric, status, invoiced, fromDate, toDate, search, sort, limit } = provided;
  const { technicians, customers, jobTypes } = provided;
  const mentionedWords = [
    ...(technicians ?? []),
    ...(customers ?? []),
    ...(jobTypes ?? []),
    search ?? '',
  ].filter((name) => name !== '' && name !== SPEAKER);
  if (!mentionedWords.every((name) => isSaid(name, blanked))) return { reason: 'wrong' };
  const people = resolve(technicians ?? [], context.people, context.speakerId);
  const companies = resolve(customers ?? [], context.customers);
  const types = resolve(jobTypes ?? [], context.jobTypes);
  if (!people || !companies || !types) return { reason: 'unknown' };
  const defaultGroup: TicketGrouping | undefined = people.isAmbiguous
    ? 'technician'
    : companies.isAmbiguous
      ? 'customer'
      : undefined;
  const groupBy = metric === 'list' ? undefined : (provided.groupBy ?? defaultGroup);
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
