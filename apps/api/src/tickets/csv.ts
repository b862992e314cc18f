/** CSV as spreadsheets open it: RFC 4180, UTF-8 with a byte order mark, and no text that they would run. */

/** Without it, Excel takes UTF-8 for the code page of the machine. */
export const CSV_MARK = '\uFEFF';

/**
 * What a spreadsheet takes for the start of a formula (OWASP, CSV Injection), also after spaces that it skips, and in
 * the wide forms that it folds.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Writes one value: a number as it is, a text quoted where it must be; an apostrophe before what could be a formula. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  // The semicolon, too: half of the world's spreadsheets part cells with it.
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes one line with its end. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;
