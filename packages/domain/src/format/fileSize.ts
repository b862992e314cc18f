import { numberFormat } from './intl.ts';

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

function formatBytes(bytes: number, locale: string, allowsWhole: boolean): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  let value = bytes;
  let unit = 0;
  // From 1023.995 on, two decimals would show 1,024.00 of the smaller unit.
  while (unit < units.length - 1 && Number(value.toFixed(unit === 0 ? 0 : 2)) >= STEP) {
    value /= STEP;
    unit += 1;
  }
  const digits = unit === 0 || (allowsWhole && Number.isInteger(value)) ? 0 : 2;
  const amount = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${amount.format(value)} ${units[unit]}`;
}

/** Formats a file size in the largest unit that gives at least 1: `512 Bytes`, `1.24 MB`. A KB is 1024 bytes. */
export const formatFileSize = (bytes: number, locale: string): string => formatBytes(bytes, locale, false);

/** Formats the largest allowed file size, without decimals if it is a whole number of its unit: `25 MB`. */
export const formatFileLimit = (bytes: number, locale: string): string => formatBytes(bytes, locale, true);
