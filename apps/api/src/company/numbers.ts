import type { CounterName } from '../db/schema.ts';

/** Finds the counter that an invoice of a day takes its number from, and the series that the number is of. */
export function seriesOf(
  { restartsYearly }: { restartsYearly: boolean },
  day: string,
): { series: number; counter: CounterName } {
  const year = Number(day.slice(0, 4));
  return restartsYearly ? { series: year, counter: `invoice ${year}` } : { series: 0, counter: 'invoice' };
}
