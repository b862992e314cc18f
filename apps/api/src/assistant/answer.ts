/**
 * Answers queries about tickets with the functions of the ticket list, so that users learn only what their list shows.
 */
import type { AskQuery, AskReply, AskResult, AssistEngine, AssistLanguage } from '@derrick/domain/assistant';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { sumInvoices } from '../invoices/index.ts';
import type { Session } from '../platform/context.ts';
import { forbidden } from '../platform/failures.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { listTicketParts, type Part, type Sum, type SumQuery, sumTickets } from '../tickets/index.ts';
import { answerText } from './answerText.ts';
import type { Named, ReadingContext } from './engine/index.ts';
import { messages } from './messages.ts';
import type { AssistantSettings } from './mode.ts';
import type { AskedQuery } from './question.ts';
import { groupLabel } from './words.ts';

/** Default number of rows in an answer. */
const DEFAULT_ROWS = 12;

/** The user who asks, with their company, language and visible names. */
export interface Asker {
  db: Kysely<Database>;
  session: Session;
  settings: AssistantSettings;
  language: AssistLanguage;
  /** IANA name of the time zone. */
  timeZone: string;
  /** Names that the user may see. */
  scope: Pick<ReadingContext, 'people' | 'customers' | 'jobTypes'>;
}

/** Converts the filters of a query to those of the ticket list. Days are days of work. */
function listFilter({ filters }: AskQuery, timeZone: string): SumQuery['filter'] {
  const { technicianIds = [], customerIds = [], jobTypeIds = [], status = [], invoiced } = filters;
  const { fromDate, toDate, search } = filters;
  return {
    technicianIds,
    customerIds,
    jobTypeIds,
    statuses: status,
    signatureStates: [],
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
 * Converts a query about invoiced amounts to one that can be answered. An invoice has only a customer and a day of issue.
 * If the query filters or groups by technician, job type, well or ticket status, or if the user may see prices but not
 * invoices, the answer adds up the amounts of invoiced tickets instead.
 */
function toAnswerableQuery(query: AskQuery, session: Session): AskQuery {
  if (query.metric !== 'invoiced') return query;
  const { customerIds, fromDate, toDate, ...otherFilters } = query.filters;
  const { technicianIds = [], jobTypeIds = [], status = [], search = '' } = otherFilters;
  const isOfTickets = technicianIds.length + jobTypeIds.length + status.length > 0 || search.trim() !== '';
  if (isOfTickets || byPeopleOrJobs.includes(query.groupBy) || !hasPermission(session, 'invoices:read')) {
    return { ...query, metric: 'billable', filters: { ...query.filters, invoiced: true } };
  }
  const filters = {
    ...(customerIds && { customerIds }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
  return { ...query, filters };
}

/** Adds up the metric of a query and returns the first groups in the requested order. */
function sumOf(query: AskQuery, { db, session, settings }: Asker, filter: SumQuery['filter']): Promise<Sum> {
  const { metric, groupBy, sort, limit = DEFAULT_ROWS, filters } = query;
  const { weekStart, currency } = settings;
  const isSpan = groupBy === 'day' || groupBy === 'week' || groupBy === 'month';
  const order =
    sort === 'workDate' ? 'label' : sort === '-workDate' ? '-label' : (sort ?? (isSpan ? 'label' : '-value'));
  // For a limit of 1, load more rows: groups with the same value share the first position.
  const rows = { order, limit: limit === 1 ? DEFAULT_ROWS : limit, weekStart } as const;
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

/** Rounds amounts to cents and hours to hundredths, because sums of binary fractions have remainders. */
const rounded = (value: number) => Math.round(value * 100) / 100;

async function resultOf(query: AskQuery, asker: Asker): Promise<AskResult> {
  const { metric, groupBy, sort, limit = DEFAULT_ROWS } = query;
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

/** Returns the groups that share the highest rank. Groups of tickets without a technician or customer have no rank. */
function firstPlace(rows: readonly Part[]): Part[] {
  const [first] = rows.filter(({ id }) => id !== '');
  return first === undefined ? [] : rows.filter(({ id, value }) => id !== '' && value === first.value);
}

/** Lists the names of the records in the filters of a query, limited to those the user may see. */
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
 * Answers a query. The reply contains the query that was answered, which can differ from the requested one for invoiced
 * amounts.
 * @throws {ApiFailure} 403 if the query requests amounts that the user may not see
 */
export async function answer(askedQuery: AskQuery, asker: Asker, engine: AssistEngine): Promise<AskReply> {
  if (showsAmounts(askedQuery) && !hasPermission(asker.session, 'prices:read')) throw forbidden();
  const query = toAnswerableQuery(askedQuery, asker.session);
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

/** Recognizes a query for amounts. Only users who may see prices can ask for them. */
export const showsAmounts = ({ metric }: AskQuery): boolean => metric === 'billable' || metric === 'invoiced';

/** Returns the reply to a question that was not understood, or that requests amounts the user may not see. */
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
