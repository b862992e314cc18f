/** Answers queries about tickets by the list's own functions: nobody learns more than their list shows. */
import type { AskQuery, AskReply, AskResult, AssistEngine, AssistLanguage } from '@derrick/domain/assistant';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { sumInvoices } from '../invoices/index.ts';
import type { Session } from '../platform/context.ts';
import { forbidden } from '../platform/failures.ts';
import { may } from '../platform/may.ts';
import { listTicketParts, type Part, type Sum, type SumQuery, sumTickets } from '../tickets/index.ts';
import { answerText } from './answerText.ts';
import type { Named, ReadingContext } from './engine/index.ts';
import { messages } from './messages.ts';
import type { AssistantSettings } from './mode.ts';
import type { AskedQuery } from './question.ts';
import { groupLabel } from './words.ts';

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

const byPeopleOrJobs: readonly unknown[] = ['technician', 'jobType'];

/**
 * Writes a query about invoices as one that can be answered. An invoice has a customer and a day of issue: questions by
 * technician, type of job, well or state, and those of users who see prices but no invoices, are answered with the
 * amounts of invoiced tickets.
 */
function answerable(query: AskQuery, session: Session): AskQuery {
  if (query.metric !== 'invoiced') return query;
  const { customerIds, fromDate, toDate, ...otherFilters } = query.filters;
  const { technicianIds = [], jobTypeIds = [], status = [], search = '' } = otherFilters;
  const isOfTickets = technicianIds.length + jobTypeIds.length + status.length > 0 || search.trim() !== '';
  if (isOfTickets || byPeopleOrJobs.includes(query.groupBy) || !may(session, 'invoices:read')) {
    return { ...query, metric: 'billable', filters: { ...query.filters, invoiced: true } };
  }
  const filters = {
    ...(customerIds && { customerIds }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
  return { ...query, filters };
}

/** Adds up what a query asks for, with the first groups in its order. */
function sumOf(query: AskQuery, { db, session, settings }: Asker, filter: SumQuery['filter']): Promise<Sum> {
  const { metric, groupBy, sort, limit = ROWS, filters } = query;
  const { weekStart, currency } = settings;
  const isSpan = groupBy === 'day' || groupBy === 'week' || groupBy === 'month';
  const order =
    sort === 'workDate' ? 'label' : sort === '-workDate' ? '-label' : (sort ?? (isSpan ? 'label' : '-value'));
  // Groups with the same value share the first place.
  const rows = { order, limit: limit === 1 ? ROWS : limit, weekStart } as const;
  if (metric !== 'invoiced') {
    return sumTickets(db, session, { ...rows, filter, sumOf: metric === 'list' ? 'count' : metric, groupBy });
  }
  const { customerIds = [], fromDate, toDate } = filters;
  const by = groupBy === 'technician' || groupBy === 'jobType' ? undefined : groupBy;
  return sumInvoices(db, session.companyId, {
    ...rows,
    customerIds,
    fromDate,
    toDate,
    currency,
    groupBy: by,
  });
}

/** Cents and hours to the hundredth, without the remainders of binary fractions. */
const rounded = (value: number) => Math.round(value * 100) / 100;

async function resultOf(query: AskQuery, asker: Asker): Promise<AskResult> {
  const { metric, groupBy, sort, limit = ROWS } = query;
  const { db, session, language, timeZone } = asker;
  const filter = listFilter(query, timeZone);
  if (metric === 'list' && !groupBy) {
    const { total, rows } = await listTicketParts(db, session, {
      filter,
      isAscending: sort === 'workDate',
      limit,
    });
    return { total, rows, ...(total > rows.length && { rest: { count: total - rows.length } }) };
  }
  const { total, rows, groups } = await sumOf(query, asker, filter);
  if (!groupBy) return { total };
  const named = rows.map((row) => ({ ...row, label: groupLabel(row, groupBy, language) }));
  const shown = limit === 1 ? firstPlace(named) : named;
  const value = rounded(total - shown.reduce((sum, row) => sum + row.value, 0));
  return {
    total,
    rows: shown,
    ...(groups > shown.length && { rest: { count: groups - shown.length, value } }),
  };
}

/** The groups that share the first place. Tickets without a technician or a customer take none. */
function firstPlace(rows: readonly Part[]): Part[] {
  const [first] = rows.filter(({ id }) => id !== '');
  return first === undefined ? [] : rows.filter(({ id, value }) => id !== '' && value === first.value);
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
 * Answers a query. The reply has the query that was answered: of invoices it can be another than the one that was asked.
 * @throws {ApiFailure} 403 when it asks for amounts that the caller may not see
 */
export async function answer(asked: AskQuery, asker: Asker, engine: AssistEngine): Promise<AskReply> {
  if (showsAmounts(asked) && !may(asker.session, 'prices:read')) throw forbidden();
  const query = answerable(asked, asker.session);
  const result = await resultOf(query, asker);
  const names = namesIn(query, asker.scope);
  const { language, settings } = asker;
  const text = answerText(query, result, {
    language,
    currency: settings.currency,
    nameOf: (id) => names.find((record) => record.id === id)?.label,
  });
  return { understood: true, query, result, text, engine, alternatives: [], names };
}

/** Recognises a query for amounts, which only users who see prices may ask. */
export const showsAmounts = ({ metric }: AskQuery): boolean => metric === 'billable' || metric === 'invoiced';

/** Says that a question was not understood, or asks for amounts that are not shown. */
export function noAnswer(
  reason: 'notUnderstood' | 'noPrices',
  language: AssistLanguage,
  { alternatives, engine, notice }: Pick<AskedQuery, 'alternatives' | 'engine' | 'notice'>,
): AskReply {
  return {
    understood: false,
    query: null,
    result: null,
    text: messages[language](`answer.${reason}`),
    engine,
    ...(notice && { notice }),
    alternatives: [...alternatives],
    names: [],
  };
}
