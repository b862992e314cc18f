/**
 * Adds days to a calendar day, for example the payment terms to the invoice date. The result stays within the years 1 to
 * 9999, the only ones that the contract can express.
 * @param day `YYYY-MM-DD`
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const year = date.getUTCFullYear();
  if (year < 1) return '0001-01-01';
  return year > 9999 ? '9999-12-31' : date.toISOString().slice(0, 10);
}
