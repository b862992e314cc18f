/** Names and numbers in answers, in English and Spanish. */
import type { TicketGrouping, TicketMetric } from '@derrick/domain/assistant';
import { formatMoney } from '@derrick/domain/format';
import { type Language, localeOf } from '../platform/language.ts';
import { messages } from './messages.ts';

const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', ...options });

const whole = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Formats a calendar day, `YYYY-MM-DD`. */
export const dayText = (day: string, language: Language) => dayFormat(language, whole).format(new Date(day));

/** Returns the label of a group. A period shows its days. Tickets without a technician, customer or job type get a fixed text. */
export function groupLabel(
  { id, label }: { id: string; label: string },
  groupBy: TicketGrouping,
  language: Language,
): string {
  if (groupBy === 'month')
    return dayFormat(language, { month: 'long', year: 'numeric' }).format(new Date(id));
  if (groupBy === 'day') return dayText(id, language);
  if (groupBy === 'week') return messages[language]('group.week', { day: dayText(id, language) });
  return label || messages[language](`group.${groupBy}`);
}

/** Formats a number of an answer with its unit. */
export function amountText(
  value: number,
  metric: TicketMetric,
  { language, currency }: { language: Language; currency: string },
): string {
  const locale = localeOf[language];
  if (metric === 'billable' || metric === 'invoiced') return formatMoney(value, locale, currency);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return messages[language](`amount.${metric === 'list' ? 'count' : metric}`, { number, value });
}
