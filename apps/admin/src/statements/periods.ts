export const periods = ['ALL', 'THIS_YEAR', 'LAST_YEAR'] as const;

export type Period = (typeof periods)[number];

/**
 * Returns the first and last day of a period; empty for all days until today.
 * @param today `YYYY-MM-DD`
 */
export function daysOf(period: Period, today: string): { fromDate?: string; toDate?: string } {
  if (period === 'ALL') return {};
  const year = Number(today.slice(0, 4));
  return period === 'THIS_YEAR'
    ? { fromDate: `${year}-01-01` }
    : { fromDate: `${year - 1}-01-01`, toDate: `${year - 1}-12-31` };
}
