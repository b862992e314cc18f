import { smallNumbers, tens } from '../words/numbers.ts';
import type { TokenizedText } from './reading.ts';

/** A number in digits or words, and the index of the token after it. */
export interface FoundNumber {
  value: number;
  /** Digits as written, such as `007`, or '' for a number in words. */
  digits: string;
  to: number;
}

// `Object.hasOwn`, because a text can contain words such as `constructor` or `toString`.
const valueIn = (table: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Returns the value of a number word below 20, or of a Spanish number word below 30. */
export const smallNumber = (word: string): number | undefined => valueIn(smallNumbers, word);

const isEnglishOnly = (reading: TokenizedText, index: number) =>
  reading.normalizedAt(index) === 'once' && spokenLanguage(reading, index) === 'en';

/** Reads a number at an index: digits, or up to three words. */
export function readNumber(reading: TokenizedText, index: number): FoundNumber | undefined {
  const token = reading.tokenAt(index);
  if (token === undefined || token.kind === 'mark') return undefined;
  if (token.kind === 'number') {
    return token.text.length > 9
      ? undefined
      : { value: Number(token.text), digits: token.text, to: index + 1 };
  }
  if (isEnglishOnly(reading, index)) return undefined;
  const ten = valueIn(tens, token.norm);
  if (ten === undefined) {
    const value = smallNumber(token.norm);
    return value === undefined ? undefined : { value, digits: '', to: index + 1 };
  }
  let next = index + 1;
  if (reading.normalizedAt(next) === '-' || reading.normalizedAt(next) === 'y') next += 1;
  const unit = smallNumber(reading.normalizedAt(next));
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: ten + unit, digits: '', to: next + 1 }
    : { value: ten, digits: '', to: index + 1 };
}

const englishWords = new Set(
  'the at to and was were i we on of for with it in from done worked did is then no you my he she they so have had'.split(
    ' ',
  ),
);
const spanishWords = new Set(
  'el la los las de a y en para con que un una del al se lo por es fue me le su mi cuando hasta desde muy ya mas'.split(
    ' ',
  ),
);

/**
 * Returns the language spoken around a token, decided by the small words near it. If both languages are equally frequent,
 * the language of the text counts.
 */
export function spokenLanguage(reading: TokenizedText, index: number): 'en' | 'es' {
  let english = reading.language === 'en' ? 0.5 : 0;
  let spanish = reading.language === 'es' ? 0.5 : 0;
  for (let near = index - 5; near <= index + 5; near += 1) {
    const norm = reading.normalizedAt(near);
    if (norm === '' || near === index) continue;
    if (englishWords.has(norm)) english += 1;
    if (spanishWords.has(norm)) spanish += 1;
  }
  return english >= spanish ? 'en' : 'es';
}
