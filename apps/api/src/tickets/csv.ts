/** Writes CSV for spreadsheets: RFC 4180, UTF-8 with a byte order mark, and no text that would run as a formula. */

/** Byte order mark. Without it, Excel reads UTF-8 as the code page of the computer. */
export const CSV_MARK = '\uFEFF';

/**
 * Text that a spreadsheet reads as the start of a formula (OWASP, CSV Injection), also after leading spaces and in
 * full-width characters.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Formats one value: numbers unchanged, texts quoted if necessary, and an apostrophe before a possible formula. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  // Semicolons are quoted as well, because spreadsheets in many countries use them as separators.
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats one line including its line break. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;
