/** Texts of answers in English and Spanish. */
import type { AskQuery, AskResult } from '@derrick/domain/assistant';
import type { Language } from '../platform/language.ts';
import { messages } from './messages.ts';
import { amountText, dayText } from './words.ts';

/** Language, currency and names for the text of an answer. */
interface Writing {
  language: Language;
  currency: string;
  nameOf: (id: string) => string | undefined;
}

/**
 * Returns the text of an answer: the metric with its filters and period, the top group, and the rows that are left out.
 */
export function answerText(query: AskQuery, result: AskResult, writing: Writing): string {
  const t = messages[writing.language];
  const sum = sumText(query, result.total, writing);
  const { limit, sort, groupBy } = query;
  const isRanked = sort === '-value' || sort === 'value';
  const isOfNames = groupBy === 'technician' || groupBy === 'customer' || groupBy === 'jobType';
  const first = isRanked && isOfNames ? firstText(query, result, writing) : undefined;
  const sentences =
    first && limit === 1
      ? [first, t('answer.total', { sum })]
      : [sum, first, restText(query, result, writing)];
  // The user asked for invoiced amounts, but these are amounts of tickets, not of invoices.
  const ofTickets = query.metric === 'billable' && query.filters.invoiced === true;
  return [...sentences, ofTickets && t('answer.ticketAmounts')].filter(Boolean).join(' ');
}

/** Names the groups with the highest or lowest value: "Ana Ríos: 42 hours of work, the most of all technicians." */
function firstText(query: AskQuery, { rows = [] }: AskResult, writing: Writing): string | undefined {
  const { groupBy, limit, sort } = query;
  const named = rows.filter(({ id }) => id !== '');
  const [first] = named;
  if (!groupBy || !first) return undefined;
  if (limit !== 1 && named.length < 2) return undefined;
  const { language } = writing;
  const leaders = named.filter(({ value }) => value === first.value).map(({ label }) => label);
  return messages[language](limit === 1 ? 'answer.first' : 'answer.leaders', {
    names: new Intl.ListFormat(language, { type: 'conjunction' }).format(leaders),
    amount: amountText(first.value, query.metric, writing),
    leaders: leaders.length,
    isLeast: sort === 'value',
    groupBy,
  });
}

/** States the number of rows that are left out and their sum. */
function restText(
  { metric, groupBy }: AskQuery,
  { rows = [], rest }: AskResult,
  writing: Writing,
): string | undefined {
  if (!rest) return undefined;
  const t = messages[writing.language];
  const kind = groupBy ?? 'ticket';
  const shown = t('answer.shown', { count: rows.length, all: rows.length + rest.count, groupBy: kind });
  if (rest.value === undefined) return `${shown}.`;
  const amount = amountText(rest.value, metric, writing);
  return t('answer.rest', { shown, count: rest.count, groupBy: kind, amount });
}

/** States the metric with its filters and period. */
function sumText(
  { metric, filters }: AskQuery,
  total: number,
  { language, currency, nameOf }: Writing,
): string {
  const t = messages[language];
  const anyOf = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  const named = (ids: readonly string[] = []) => anyOf(ids.flatMap((id) => nameOf(id) ?? []));
  const { fromDate, toDate, status = [], invoiced, search } = filters;
  const people = named(filters.technicianIds);
  const customers = named(filters.customerIds);
  const jobTypes = named(filters.jobTypeIds);
  const states = anyOf(status.map((value) => t(`status.${value}`)));
  const parts = [
    people && t('filter.people', { names: people }),
    customers && t('filter.customers', { names: customers }),
    jobTypes && t('filter.jobTypes', { names: jobTypes }),
    states && `(${states})`,
    invoiced !== undefined && t('filter.invoiced', { isInvoiced: invoiced }),
    search && t('filter.search', { search }),
    spanText(fromDate, toDate, language),
  ];
  const amount = amountText(total, metric, { language, currency });
  const counted = metric === 'billable' || metric === 'invoiced' ? t(`amount.${metric}`, { amount }) : amount;
  // Names the kind of day that assigns tickets (day of work) or invoices (day of issue) to a period.
  const day = fromDate || toDate ? `, ${t(metric === 'invoiced' ? 'dayKind.issue' : 'dayKind.work')}` : '';
  return `${[counted, ...parts].filter(Boolean).join(' ')}${day}.`;
}

function spanText(fromDate: string | undefined, toDate: string | undefined, language: Language): string {
  const t = messages[language];
  const from = fromDate ? dayText(fromDate, language) : '';
  const to = toDate ? dayText(toDate, language) : '';
  if (fromDate && fromDate === toDate) return t('span.day', { from });
  if (from && to) return t('span.between', { from, to });
  if (from) return t('span.since', { from });
  return to && t('span.until', { to });
}
