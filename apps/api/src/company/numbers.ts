import { validateNumberPattern } from '@derrick/domain/invoices';
import type { CounterName } from '../db/schema.ts';

export interface Series {
  /** 0, or the year if the numbers restart each year. */
  series: number;
  counter: CounterName;
}

/** Returns the counter and the series of the number of an invoice issued on a day. */
export function seriesOf({ restartsYearly }: { restartsYearly: boolean }, day: string): Series {
  const year = Number(day.slice(0, 4));
  return restartsYearly ? { series: year, counter: `invoice ${year}` } : { series: 0, counter: 'invoice' };
}

/**
 * Returns the counter and the series of the number of a credit note issued on a day. The numbers restart each year if
 * those of invoices do and the pattern contains the year; otherwise a number could occur twice.
 */
export function creditSeriesOf(
  { restartsYearly, creditNotePattern }: { restartsYearly: boolean; creditNotePattern: string },
  day: string,
): Series {
  const year = Number(day.slice(0, 4));
  return restartsYearly && validateNumberPattern(creditNotePattern, { restartsYearly }) === undefined
    ? { series: year, counter: `creditNote ${year}` }
    : { series: 0, counter: 'creditNote' };
}
