import { describe, expect, it } from 'vitest';
import { breakLines } from './text.ts';

/** Breaks a text into lines of at most twelve letters of equal width. */
const lines = (text: string) => breakLines(text, 12, ({ length }) => length);

describe('a text in lines', () => {
  it('breaks between words and where it was broken', () => {
    expect(lines('12 Main Street\nOdessa')).toEqual(['12 Main', 'Street', 'Odessa']);
  });

  it.each([
    ['accounts.payable@apache-ridge.example', ['accounts.', 'payable@', 'apache-', 'ridge.', 'example']],
    ['https://pay.example/i/00912', ['https://pay.', 'example/i/', '00912']],
    ['PO-2026-0000981-AX', ['PO-2026-', '0000981-AX']],
  ])('breaks %s after one of its marks', (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it('breaks what has no mark at the last letter that fits', () => {
    expect(lines('ref:ABCDEFGHIJKLMNOPQRST.pdf')).toEqual(['ref:ABCDEFGH', 'IJKLMNOPQRST', '.pdf']);
  });

  it('has no lines where there is nothing to print', () => {
    expect(lines(' \n ')).toEqual([]);
  });
});
