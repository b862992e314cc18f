/** The sentences of an answer, in two languages. */
import type { AskQuery, AskResult, TicketGrouping } from '@derrick/domain/assistant';
import type { TicketStatus } from '@derrick/domain/tickets';
import type { Language } from '../platform/language.ts';
import { amountText, dayText, units } from './words.ts';

/** How an answer writes numbers and names. */
interface Writing {
  language: Language;
  currency: string;
  nameOf: (id: string) => string | undefined;
}

const statuses: Record<Language, Record<TicketStatus, string>> = {
  en: {
    DRAFT: 'draft',
    SUBMITTED: 'submitted',
    CHANGES_REQUESTED: 'changes requested',
    APPROVED: 'approved',
    INVOICED: 'invoiced',
    VOID: 'void',
  },
  es: {
    DRAFT: 'en borrador',
    SUBMITTED: 'enviados',
    CHANGES_REQUESTED: 'con cambios pedidos',
    APPROVED: 'aprobados',
    INVOICED: 'facturados',
    VOID: 'anulados',
  },
};

/** States in a few sentences what was counted, of whom and when, the first place, and the rows that are left out. */
export function answerText(query: AskQuery, result: AskResult, writing: Writing): string {
  const sum = sumText(query, result.total, writing);
  const { limit, sort, groupBy } = query;
  const isRanked = sort === '-value' || sort === 'value';
  const isOfNames = groupBy === 'technician' || groupBy === 'customer' || groupBy === 'jobType';
  const first = isRanked && isOfNames ? firstText(query, result, writing) : undefined;
  const sentences =
    first && limit === 1
      ? [first, writing.language === 'es' ? `En total: ${sum}` : `All together: ${sum}`]
      : [sum, first, restText(query, result, writing)];
  const ofTickets = query.metric === 'billable' && query.filters.invoiced === true;
  return [...sentences, ofTickets && ticketAmounts[writing.language]].filter(Boolean).join(' ');
}

/** What is said when invoiced amounts were asked for that no invoice has. */
const ticketAmounts: Record<Language, string> = {
  en: 'These are amounts of tickets: invoices differ by tax, discounts and changed lines.',
  es: 'Son importes de tickets: las facturas difieren por impuestos, descuentos y renglones modificados.',
};

/** The names of groups in the plural. */
const groups: Record<Language, Record<TicketGrouping, string>> = {
  en: {
    technician: 'technicians',
    customer: 'customers',
    jobType: 'job types',
    day: 'days',
    week: 'weeks',
    month: 'months',
  },
  es: {
    technician: 'técnicos',
    customer: 'clientes',
    jobType: 'niveles',
    day: 'días',
    week: 'semanas',
    month: 'meses',
  },
};

/** Names the groups with the highest or lowest number: "Ana Ríos: 42 hours of work, the most of all technicians." */
function firstText(query: AskQuery, { rows = [] }: AskResult, writing: Writing): string | undefined {
  const { groupBy, limit, sort } = query;
  const named = rows.filter(({ id }) => id !== '');
  const [first] = named;
  if (!groupBy || !first) return undefined;
  const { language } = writing;
  const isSpanish = language === 'es';
  const leaders = named.filter(({ value }) => value === first.value).map(({ label }) => label);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(leaders);
  const amount = amountText(first.value, query.metric === 'list' ? 'count' : query.metric, writing);
  const each = leaders.length > 1 ? (isSpanish ? ' cada uno' : ' each') : '';
  if (limit !== 1) {
    if (named.length < 2) return undefined;
    const place = isSpanish
      ? sort === 'value'
        ? 'Con menos'
        : 'Con más'
      : sort === 'value'
        ? 'The least'
        : 'The most';
    return `${place}: ${names}, ${amount}${each}.`;
  }
  const all = groups[language][groupBy];
  const isLeast = sort === 'value';
  return isSpanish
    ? `${names}: ${amount}${each}, ${isLeast ? 'el mínimo' : 'el máximo'} entre todos los ${all}.`
    : `${names}: ${amount}${each}, the ${isLeast ? 'least' : 'most'} of all ${all}.`;
}

/** States how many rows are left out, and what they come to. */
function restText(
  { metric, groupBy }: AskQuery,
  { rows = [], rest }: AskResult,
  writing: Writing,
): string | undefined {
  if (!rest) return undefined;
  const isSpanish = writing.language === 'es';
  const all = rows.length + rest.count;
  const what = groupBy ? groups[writing.language][groupBy] : units[writing.language].list[1];
  const shown = isSpanish
    ? `Se muestran ${rows.length} de ${all} ${what}`
    : `${rows.length} of ${all} ${what} are shown`;
  if (rest.value === undefined) return `${shown}.`;
  const value = amountText(rest.value, metric === 'list' ? 'count' : metric, writing);
  if (rest.count === 1)
    return isSpanish ? `${shown}; queda 1 más: ${value}.` : `${shown}; the other one: ${value}.`;
  const others = isSpanish
    ? groupBy === 'week'
      ? `las otras ${rest.count} juntas`
      : `los otros ${rest.count} juntos`
    : `the other ${rest.count} together`;
  return `${shown}; ${others}: ${value}.`;
}

/** States what was counted, of whom and when. */
function sumText(
  { metric, filters }: AskQuery,
  total: number,
  { language, currency, nameOf }: Writing,
): string {
  const isSpanish = language === 'es';
  const named = (ids: readonly string[] = []) => {
    const names = ids.flatMap((id) => nameOf(id) ?? []);
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  };
  const { fromDate, toDate, status = [], invoiced, search } = filters;
  const people = named(filters.technicianIds);
  const customers = named(filters.customerIds);
  const jobTypes = named(filters.jobTypeIds);
  const states = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    status.map((one) => statuses[language][one]),
  );
  const parts = [
    people && (isSpanish ? `de ${people}` : `by ${people}`),
    customers && (isSpanish ? `para ${customers}` : `for ${customers}`),
    jobTypes && (isSpanish ? `como ${jobTypes}` : `as ${jobTypes}`),
    states && (isSpanish ? `(${states})` : `(${states})`),
    invoiced !== undefined &&
      (isSpanish
        ? invoiced
          ? 'ya facturado'
          : 'sin facturar'
        : invoiced
          ? 'already invoiced'
          : 'not invoiced yet'),
    search && (isSpanish ? `con «${search}»` : `with “${search}”`),
    spanText(fromDate, toDate, language),
  ];
  const amount = amountText(total, metric, { language, currency });
  const kind = metric === 'billable' || metric === 'invoiced' ? ` ${amountKinds[language][metric]}` : '';
  const day = fromDate || toDate ? `, ${dayKinds[language][metric === 'invoiced' ? 'issue' : 'work']}` : '';
  return `${`${amount}${kind} ${parts.filter(Boolean).join(' ')}`.trim()}${day}.`;
}

const amountKinds = {
  en: { billable: 'billable', invoiced: 'on issued invoices, with tax' },
  es: { billable: 'facturable', invoiced: 'en facturas emitidas, con impuestos' },
} as const;

/** The day by which tickets and invoices belong to a period. */
const dayKinds = {
  en: { work: 'by work date', issue: 'by day of issue' },
  es: { work: 'por fecha de trabajo', issue: 'por fecha de emisión' },
} as const;

function spanText(from: string | undefined, to: string | undefined, language: Language): string {
  const isSpanish = language === 'es';
  if (from && from === to)
    return isSpanish ? `el ${dayText(from, language)}` : `on ${dayText(from, language)}`;
  if (from && to)
    return isSpanish
      ? `del ${dayText(from, language)} al ${dayText(to, language)}`
      : `from ${dayText(from, language)} to ${dayText(to, language)}`;
  if (from) return isSpanish ? `desde el ${dayText(from, language)}` : `since ${dayText(from, language)}`;
  if (to) return isSpanish ? `hasta el ${dayText(to, language)}` : `until ${dayText(to, language)}`;
  return '';
}
