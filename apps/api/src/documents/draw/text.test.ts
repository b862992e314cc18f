import { describe, expect, it } from 'vitest';
import { breakLines } from './text.ts';

/** Breaks a text into lines of at most twelve letters of equal width. */
const lines = (text: string) => breakLines(text, 12, ({ length }) => length);

describe('line breaking', () => {
  it('divides a text between words and at existing line breaks', () => {
    expect(lines('12 Main Street\nOdessa')).toEqual(['12 Main', 'Street', 'Odessa']);
  });

  it.each([
    ['accounts.payable@apache-ridge.example', ['accounts.', 'payable@', 'apache-', 'ridge.', 'example']],
    ['https://pay.example/i/00912', ['https://pay.', 'example/i/', '00912']],
    ['PO-2026-0000981-AX', ['PO-2026-', '0000981-AX']],
  ])('divides %s after punctuation marks', (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it('divides a word without punctuation at the last character that fits', () => {
    expect(lines('ref:ABCDEFGHIJKLMNOPQRST.pdf')).toEqual(['ref:ABCDEFGH', 'IJKLMNOPQRST', '.pdf']);
  });

  it('returns no lines for a blank text', () => {
    expect(lines(' \n ')).toEqual([]);
  });
});
