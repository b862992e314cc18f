/** The sentences of an answer, in two languages. */
import type { AskQuery, AskResult } from '@derrick/domain/assistant';
import type { Language } from '../platform/language.ts';
import { messages } from './messages.ts';
import { amountText, dayText } from './words.ts';

/** How an answer writes numbers and names. */
interface Writing {
  language: Language;
  currency: string;
  nameOf: (id: string) => string | undefined;
}

/** States in a few sentences what was counted, of whom and when, the first place, and the rows that are left out. */
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
  // Invoiced amounts were asked for that no invoice has.
  const ofTickets = query.metric === 'billable' && query.filters.invoiced === true;
  return [...sentences, ofTickets && t('answer.ticketAmounts')].filter(Boolean).join(' ');
}

/** Names the groups with the highest or lowest number: "Ana Ríos: 42 hours of work, the most of all technicians." */
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

/** States how many rows are left out, and what they come to. */
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

/** States what was counted, of whom and when. */
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
  // The day by which tickets and invoices belong to a period.
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
