/** The sentence of an answer, in two languages. */
import type { AskQuery, TicketGrouping, TicketMetric } from '@derrick/domain/assistant';
import { formatMoney } from '@derrick/domain/format';
import type { TicketStatus } from '@derrick/domain/tickets';
import { type Language, localeOf } from '../platform/language.ts';

const units = {
  en: {
    count: ['job ticket', 'job tickets'],
    list: ['job ticket', 'job tickets'],
    hours: ['hour of work', 'hours of work'],
    travelHours: ['hour of travel', 'hours of travel'],
  },
  es: {
    count: ['ticket de trabajo', 'tickets de trabajo'],
    list: ['ticket de trabajo', 'tickets de trabajo'],
    hours: ['hora de trabajo', 'horas de trabajo'],
    travelHours: ['hora de viaje', 'horas de viaje'],
  },
} as const;

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

const nobody: Record<Language, Partial<Record<TicketGrouping, string>>> = {
  en: { technician: 'Not assigned', customer: 'No customer', jobType: 'No job type' },
  es: { technician: 'Sin asignar', customer: 'Sin cliente', jobType: 'Sin nivel' },
};

/** What is said where nothing was understood, and where amounts may not be seen. */
export const refusals = {
  en: {
    notUnderstood: 'I did not understand this question. These I can answer:',
    noPrices: 'Your company does not show you amounts.',
  },
  es: {
    notUnderstood: 'No entendí esta pregunta. Estas sí puedo responderlas:',
    noPrices: 'Su empresa no le muestra importes.',
  },
} as const;

const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', ...options });

const whole = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Writes a calendar day, `YYYY-MM-DD`. */
const dayText = (day: string, language: Language) => dayFormat(language, whole).format(new Date(day));

/** Names a group: tickets without a technician, a customer or a type as such, a span of time by its days. */
export function groupLabel(
  { id, label }: { id: string; label: string },
  groupBy: TicketGrouping,
  language: Language,
): string {
  if (groupBy === 'month')
    return dayFormat(language, { month: 'long', year: 'numeric' }).format(new Date(id));
  if (groupBy === 'day') return dayText(id, language);
  if (groupBy === 'week')
    return language === 'es' ? `Semana del ${dayText(id, language)}` : `Week of ${dayText(id, language)}`;
  return label || (nobody[language][groupBy] ?? '');
}

/** Writes a number of an answer with what it counts. */
export function amountText(
  value: number,
  metric: TicketMetric,
  { language, currency }: { language: Language; currency: string },
): string {
  const locale = localeOf[language];
  if (metric === 'billable') return formatMoney(value, locale, currency);
  const [one, many] = units[language][metric];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return `${number} ${value === 1 ? one : many}`;
}

/** Says in one sentence what was counted, of whom and when. */
export function answerText(
  { metric, filters }: AskQuery,
  total: number,
  {
    language,
    currency,
    nameOf,
  }: { language: Language; currency: string; nameOf: (id: string) => string | undefined },
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
  const billable = metric === 'billable' ? (isSpanish ? ' facturable' : ' billable') : '';
  return `${amount}${billable} ${parts.filter(Boolean).join(' ')}`.trim().concat('.');
}

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
