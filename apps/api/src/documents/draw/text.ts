import type { FontName } from './fonts.ts';

/** Font, size and line height of a text. Sizes are in points. */
export interface TextStyle {
  font: FontName;
  size: number;
  lineHeight: number;
}

export const textStyles = {
  title: { font: 'bold', size: 22, lineHeight: 28 },
  name: { font: 'bold', size: 15, lineHeight: 20 },
  heading: { font: 'bold', size: 10.5, lineHeight: 15 },
  total: { font: 'bold', size: 13, lineHeight: 18 },
  strong: { font: 'bold', size: 9, lineHeight: 13 },
  body: { font: 'regular', size: 9, lineHeight: 13 },
  label: { font: 'medium', size: 7.5, lineHeight: 11 },
  small: { font: 'regular', size: 7.5, lineHeight: 11 },
} as const satisfies Record<string, TextStyle>;

export type TextStyleName = keyof typeof textStyles;

/** Height of capitals in Inter, as a fraction of the font size. */
const CAPITALS = 0.727;

/** Distance from the top of a line to its baseline. Capitals are vertically centered in the line. */
export const baselineOf = ({ size, lineHeight }: TextStyle): number => (lineHeight + CAPITALS * size) / 2;

/** Control characters and format characters, which have no glyph. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** Makes text printable: joins accents with their letters and removes characters without a glyph. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(UNPRINTABLE, '');

/**
 * Splits a word that is wider than a line into parts that fit: after the punctuation of email addresses, links and
 * references if there is any, otherwise after any letter.
 */
function cutWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  const add = (piece: string) => {
    if (part !== '' && widthOf(part + piece) > width) {
      parts.push(part);
      part = '';
    }
    part += piece;
  };
  for (const piece of word.split(/(?<=[@./_-])/)) {
    if (widthOf(piece) <= width) add(piece);
    else for (const letter of piece) add(letter);
  }
  return [...parts, part];
}

/**
 * Breaks text into lines no wider than `width`: at line breaks and spaces, and within words that are wider than a line.
 * Text without printable characters has no lines.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of printable(text).trimEnd().split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = cutWord(word, width, widthOf);
      line = parts.pop() ?? '';
      lines.push(...parts);
    }
    lines.push(line);
  }
  return lines.length === 1 && lines[0] === '' ? [] : lines;
}
