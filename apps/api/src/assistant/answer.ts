/** Answers queries about tickets by the list's own functions: nobody learns more than their list shows. */
import type { AskQuery, AskReply, AskResult, AssistEngine, AssistLanguage } from '@derrick/domain/assistant';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { forbidden } from '../platform/failure.ts';
import { may } from '../platform/may.ts';
import { listTicketParts, type SumQuery, sumTickets } from '../tickets/index.ts';
import type { Named, ReadingContext } from './engine/index.ts';
import type { AssistantSettings } from './mode.ts';
import type { AskedQuery } from './question.ts';
import { answerText, groupLabel, refusals } from './words.ts';

/** Rows of an answer unless the query says how many. */
const ROWS = 12;

/** Who asks, of which company, and in which language they are answered. */
export interface Asker {
  db: Kysely<Database>;
  session: Session;
  settings: AssistantSettings;
  language: AssistLanguage;
  /** IANA name. */
  timeZone: string;
  /** The names that the asker may see. */
  scope: Pick<ReadingContext, 'people' | 'customers' | 'jobTypes'>;
}

/** Writes the filters of a query as those of the list: days are those of the work. */
function listFilter({ filters }: AskQuery, timeZone: string): SumQuery['filter'] {
  const { technicianIds = [], customerIds = [], jobTypeIds = [], status = [], invoiced } = filters;
  const { fromDate, toDate, search } = filters;
  return {
    technicianIds,
    customerIds,
    jobTypeIds,
    statuses: status,
    invoiceStatuses: invoiced === undefined ? [] : [invoiced ? 'invoiced' : 'notInvoiced'],
    fromDate,
    toDate,
    dateField: 'workDate',
    search: search?.replaceAll('\u0000', ''),
    timeZone,
  };
}

async function resultOf(
  query: AskQuery,
  { db, session, settings, language, timeZone }: Asker,
): Promise<AskResult> {
  const { metric, groupBy, sort, limit = ROWS } = query;
  const filter = listFilter(query, timeZone);
  const { weekStart } = settings;
  if (metric === 'list' && !groupBy) {
    return listTicketParts(db, session, { filter, isAscending: sort === 'workDate', limit });
  }
  const sumOf = metric === 'list' ? 'count' : metric;
  const isSpan = groupBy === 'day' || groupBy === 'week' || groupBy === 'month';
  const order =
    sort === 'workDate' ? 'label' : sort === '-workDate' ? '-label' : (sort ?? (isSpan ? 'label' : '-value'));
  const { total, rows } = await sumTickets(db, session, { filter, sumOf, groupBy, order, limit, weekStart });
  if (!groupBy) return { total };
  return { total, rows: rows.map((row) => ({ ...row, label: groupLabel(row, groupBy, language) })) };
}

/** Lists the names of what the filters of a query name, as far as the asker sees them. */
function namesIn({ filters }: AskQuery, { people, customers, jobTypes }: Asker['scope']): Named[] {
  const among = (records: readonly Named[], ids: readonly string[] = []) =>
    records.filter(({ id }) => ids.includes(id)).map(({ id, label }) => ({ id, label }));
  return [
    ...among(people, filters.technicianIds),
    ...among(customers, filters.customerIds),
    ...among(jobTypes, filters.jobTypeIds),
  ];
}

/**
 * Answers a query.
 * @throws {ApiFailure} 403 when it asks for amounts that the caller may not see
 */
export async function answer(query: AskQuery, asker: Asker, engine: AssistEngine): Promise<AskReply> {
  if (query.metric === 'billable' && !may(asker.session, 'prices:read')) throw forbidden();
  const result = await resultOf(query, asker);
  const names = namesIn(query, asker.scope);
  const { language, settings } = asker;
  const text = answerText(query, result.total, {
    language,
    currency: settings.currency,
    nameOf: (id) => names.find((one) => one.id === id)?.label,
  });
  return { understood: true, query, result, text, engine, alternatives: [], names };
}

/** Says that a question was not understood, or asks for amounts that are not shown. */
export function noAnswer(
  reason: keyof (typeof refusals)['en'],
  language: AssistLanguage,
  { alternatives, engine, notice }: Pick<AskedQuery, 'alternatives' | 'engine' | 'notice'>,
): AskReply {
  return {
    understood: false,
    query: null,
    result: null,
    text: refusals[language][reason],
    engine,
    ...(notice && { notice }),
    alternatives: [...alternatives],
    names: [],
  };
}
