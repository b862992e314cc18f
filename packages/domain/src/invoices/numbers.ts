/** Default pattern of invoice numbers: `INV-01001`. */
export const NUMBER_PATTERN_DEFAULT = 'INV-{N:5}';
export const NUMBER_PATTERN_MAX = 40;
/** Default pattern of credit note numbers: `CN-01001`. */
export const CREDIT_NOTE_PATTERN_DEFAULT = 'CN-{N:5}';
/** Highest number with which a series can start. It leaves room below the largest integer of the database. */
export const NEXT_NUMBER_MAX = 999_999_999;

const PLACE = /\{(?:YYYY|YY|MM|N(?::[1-9])?)\}/g;

/**
 * Checks the pattern of invoice numbers: letters, digits and `- / . _ #` around `{YYYY}`, `{YY}`, `{MM}` and one `{N}` or
 * `{N:5}`, where 5 is the number of digits. A pattern whose numbering restarts each year must contain the year.
 * @returns a message key
 */
export function validateNumberPattern(
  pattern: string,
  { restartsYearly }: { restartsYearly: boolean },
): 'numberPatternInvalid' | 'numberPatternYear' | undefined {
  const places = pattern.match(PLACE) ?? [];
  const numbers = places.filter((place) => place.startsWith('{N'));
  const isWrong =
    pattern.length > NUMBER_PATTERN_MAX ||
    numbers.length !== 1 ||
    !/^[\p{L}\d\-/._# ]*$/u.test(pattern.replace(PLACE, ''));
  if (isWrong) return 'numberPatternInvalid';
  return restartsYearly && !places.some((place) => place.startsWith('{Y')) ? 'numberPatternYear' : undefined;
}

/**
 * Formats an invoice number, for example `INV-2026-01001` from `INV-{YYYY}-{N:5}`.
 * @param number value of the company's counter
 * @param day issue date, `YYYY-MM-DD`
 */
export const formatInvoiceNumber = (pattern: string, number: number, day: string): string =>
  pattern.replace(PLACE, (place) => {
    if (place === '{YYYY}') return day.slice(0, 4);
    if (place === '{YY}') return day.slice(2, 4);
    if (place === '{MM}') return day.slice(5, 7);
    return String(number).padStart(Number(place.slice(3, -1) || '1'), '0');
  });
