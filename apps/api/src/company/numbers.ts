import type { CounterName } from '../db/schema.ts';

/** Returns the counter and the series of the number of an invoice issued on a day. */
export function seriesOf(
  { restartsYearly }: { restartsYearly: boolean },
  day: string,
): { series: number; counter: CounterName } {
  const year = Number(day.slice(0, 4));
  return restartsYearly ? { series: year, counter: `invoice ${year}` } : { series: 0, counter: 'invoice' };
}
