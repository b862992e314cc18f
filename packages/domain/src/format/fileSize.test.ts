import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFileLimit, formatFileSize } from './fileSize.ts';

const KB = 1024;
const MB = KB ** 2;
const GB = KB ** 3;

describe('formatFileSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1,023 Bytes'],
    [KB, '1.00 KB'],
    [1536, '1.50 KB'],
    [MB - 1, '1.00 MB'],
    [MB - 6, '1,023.99 KB'],
    [MB, '1.00 MB'],
    [1_300_235, '1.24 MB'],
    [GB - 1, '1.00 GB'],
    [GB, '1.00 GB'],
    [2048 * GB, '2,048.00 GB'],
  ])('formats %d bytes as %s', (bytes, text) => expect(formatFileSize(bytes, 'en')).toBe(text));

  it('formats numbers in the given locale', () => expect(formatFileSize(1_300_235, 'es')).toBe('1,24 MB'));

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('returns an empty string for %d', (bytes) => {
    expect(formatFileSize(bytes, 'en')).toBe('');
  });

  it('is accurate to two decimals of the unit', () => {
    const scale: Record<string, number> = { Bytes: 1, KB, MB, GB };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 * GB }), (bytes) => {
        const [amount = '', unit = ''] = formatFileSize(bytes, 'en').split(' ');
        const step = scale[unit] ?? Number.NaN;
        const shown = Number(amount.replaceAll(',', ''));
        expect(Math.abs(shown * step - bytes)).toBeLessThanOrEqual(0.005 * step + 1e-3);
        if (unit !== 'GB') expect(shown).toBeLessThan(1024);
      }),
    );
  });
});

describe('formatFileLimit', () => {
  it.each([
    [25 * MB, '25 MB'],
    [1000 * MB, '1,000 MB'],
    [1.5 * GB, '1.50 GB'],
  ])('formats %d bytes as %s', (bytes, text) => expect(formatFileLimit(bytes, 'en')).toBe(text));
});
