/** The words and numbers of answers, in two languages. */
import type { TicketGrouping, TicketMetric } from '@derrick/domain/assistant';
import { formatMoney } from '@derrick/domain/format';
import { type Language, localeOf } from '../platform/language.ts';

/** What an answer counts, one and many. */
export const units = {
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
export const dayText = (day: string, language: Language) => dayFormat(language, whole).format(new Date(day));

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
  if (metric === 'billable' || metric === 'invoiced') return formatMoney(value, locale, currency);
  const [one, many] = units[language][metric];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return `${number} ${value === 1 ? one : many}`;
}
