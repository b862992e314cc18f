import { type FoundNumber, readNumber } from '../../tokens/numbers.ts';
import type { TokenizedText } from '../../tokens/reading.ts';
import { isNear } from '../../tokens/similar.ts';
import { siteNouns, wellPrefixes } from '../../words/sites.ts';
import { CANDIDATES_MAX } from './nameIndex.ts';
import { readUnlistedWell } from './placedWells.ts';
import {
  articles,
  ELEMENTS_MAX,
  elementAt,
  elementsOf,
  type FoundWell,
  joints,
  type Node,
  numbersKey,
  titleCase,
  type WellIndex,
  type WellNumbers,
  wellIndexOf,
} from './wellIndex.ts';

export type { FoundWell } from './wellIndex.ts';

/** Maximum number of numbers in a well's name. */
const NUMBERS_MAX = 5;

/** Finds the company's well with the longest name at an index. */
function readListedWell(reading: TokenizedText, index: number, { root }: WellIndex): FoundWell | undefined {
  let node = root;
  let bestWell: FoundWell | undefined;
  let at = index;
  for (let count = 0; count < ELEMENTS_MAX; count += 1) {
    const element = elementAt(reading, at);
    const next: Node | undefined = element && node.next.get(element.key);
    if (element === undefined || next === undefined) break;
    node = next;
    at = element.to;
    if (node.well !== undefined)
      bestWell = { value: node.well, from: index, to: at, evidence: 'completeName' };
  }
  // In "the smith fourteen three", the speaker leaves out the H that ends many names.
  const horizontal = node.next.get('h')?.well;
  if (bestWell === undefined && horizontal !== undefined && readNumber(reading, at) === undefined) {
    return { value: horizontal, from: index, to: at, evidence: 'partOfName' };
  }
  if (bestWell !== undefined || !isUniqueName(reading, index, at, node)) return bestWell;
  return { value: node.only ?? '', from: index, to: at, evidence: 'partOfName' };
}

/** Recognizes a name without numbers that fits exactly one well: "the Double Eagle well". */
function isUniqueName(reading: TokenizedText, from: number, to: number, { only, next }: Node): boolean {
  // `only` is empty if several wells share these words.
  if (!only || readNumber(reading, to) !== undefined) return false;
  const isWholeName = next.size > 0 && [...next.keys()].every((key) => /^\d+$/.test(key));
  if (!isWholeName) return false;
  const around = [from - 1, from - 2, to].map((index) => reading.normalizedAt(index));
  const isCalledWell = around.some((word) => word === 'well' || word === 'pozo');
  const isSite = reading.phraseLengthAt(to, siteNouns) > 0;
  return isCalledWell || (to - from >= 2 && (reading.tokenAt(from)?.isCapital ?? false) && !isSite);
}

/** Reads numbers that end in an H: `14-2H`, `12-7 3H`, `fourteen two h`. */
function tailAt(reading: TokenizedText, index: number): WellNumbers | undefined {
  const numbers: number[] = [];
  let at = index;
  while (numbers.length < NUMBERS_MAX) {
    if (numbers.length > 0 && joints.has(reading.normalizedAt(at))) at += 1;
    const number: FoundNumber | undefined = readNumber(reading, at);
    if (number === undefined || number.value > 9999) break;
    numbers.push(number.value);
    at = number.to;
    const letter = reading.tokenAt(at);
    if (letter === undefined) break;
    if (letter.norm === 'h' || letter.norm === 'ache') {
      // `7h30` is a time.
      const next = reading.tokenAt(at + 1);
      if (next?.kind === 'number' && !next.isSpaced) return undefined;
      return { numbers, isHorizontal: true, from: index, to: at + 1 };
    }
    const isJoined = !letter.isSpaced && letter.norm !== '-' && letter.norm !== '–' && letter.norm !== '/';
    if (isJoined) break;
  }
  return undefined;
}

/** Recognizes a word that can be part of a well's name. */
const isNameWord = (reading: TokenizedText, index: number) =>
  reading.tokenAt(index)?.kind === 'word' &&
  reading.isUnread({ from: index, to: index + 1 }) &&
  !wellPrefixes.has(reading.normalizedAt(index)) &&
  readNumber(reading, index) === undefined;

/** Recognizes the last word of a longer name, capitalized like the word before it: "Diamondback Unit 9-2H". */
const endsLongName = (reading: TokenizedText, index: number) =>
  lastNameWords.has(reading.normalizedAt(index)) &&
  isNameWord(reading, index - 1) &&
  reading.tokenAt(index)?.isCapital === reading.tokenAt(index - 1)?.isCapital;

const lastNameWords = new Set(['unit', 'lease']);

/** Returns the start of the name before the numbers. The name contains no small words and stays inside one sentence. */
function nameBefore(reading: TokenizedText, index: number): number {
  let from = endsLongName(reading, index - 1) ? index - 1 : index;
  while (from > 0 && index - from < 3) {
    const token = reading.tokenAt(from - 1);
    if (token === undefined || token.kind !== 'word' || !reading.isUnread({ from: from - 1, to: from }))
      break;
    const isArticle = articles.has(token.norm) && token.isCapital && token.norm !== 'the' && from < index;
    if ((wellPrefixes.has(token.norm) && !isArticle) || readNumber(reading, from - 1) !== undefined) break;
    if (from < index && token.isCapital !== reading.tokenAt(from)?.isCapital) break;
    from -= 1;
  }
  return from;
}

/** Recognizes a misspelled or shortened name: "jav" for Javelina. */
const isNameLike = (written: string, name: string) =>
  isNear(written, name) || (written.length >= 3 && name.startsWith(written));

/**
 * Reads a well by its numbers that end in an H: a well of the company with the same numbers and a similar name, or a new
 * well.
 */
function patternWell(
  reading: TokenizedText,
  tail: WellNumbers,
  { byNumbers, byElements }: WellIndex,
): FoundWell | undefined {
  const from = nameBefore(reading, tail.from);
  const named = reading.quote({ from, to: tail.from }).quote;
  const hasName = from < tail.from;
  const numbers = numbersKey(tail.numbers, tail.isHorizontal);
  const sameNumbers = (byNumbers.get(numbers) ?? []).slice(0, CANDIDATES_MAX);
  const letters = elementsOf(hasName ? named : '').join('');
  const exact = hasName ? byElements.get(`${numbers} ${letters}`) : undefined;
  reading.comparisons += sameNumbers.length;
  const near =
    exact === undefined
      ? sameNumbers.filter((well) => hasName && isNameLike(letters, well.letters))
      : [{ name: exact, letters }];
  const [first] = hasName ? near : sameNumbers;
  const span = { from, to: tail.to };
  if (first !== undefined && (hasName ? near : sameNumbers).length === 1) {
    return { ...span, value: first.name, evidence: 'similarName' };
  }
  if (!hasName) {
    if (sameNumbers.length > 1)
      return { ...span, value: '', evidence: 'sharedName', candidates: sameNumbers.map(({ name }) => name) };
    return undefined;
  }
  if (tail.numbers.length < 2 && !/^\p{Lu}/u.test(named)) return undefined;
  const asWritten = reading.quote({ from: tail.from, to: tail.to }).quote;
  const isWritten = /^\d[\d\s/–-]*h$/i.test(asWritten);
  const written = isWritten ? asWritten.toUpperCase() : `${tail.numbers.join('-')}H`;
  return {
    ...span,
    value: `${titleCase(named)} ${written}`,
    evidence: /^\p{Lu}/u.test(named) ? 'newCapitalizedName' : 'newName',
  };
}

/** Reads a well with the word "well" or "pozo" before it and a number without an H: `pozo Cuitláhuac 803`. */
function calledWell(reading: TokenizedText, index: number, wells: WellIndex): FoundWell | undefined {
  if (!['pozo', 'well'].includes(reading.normalizedAt(index))) return undefined;
  let at = index + 1;
  if (['is', 'es', 'was', 'fue', 'name', ':'].includes(reading.normalizedAt(at))) at += 1;
  const from = at;
  if (readListedWell(reading, at, wells) ?? readListedWell(reading, at + 1, wells)) return undefined;
  while (at - from < 3 && reading.tokenAt(at)?.kind === 'word' && reading.tokenAt(at)?.isCapital) at += 1;
  if (at === from) return undefined;
  const numberAt = joints.has(reading.normalizedAt(at)) ? at + 1 : at;
  const number = reading.tokenAt(numberAt);
  if (number?.kind !== 'number' || number.text.length > 4 || tailAt(reading, numberAt)) return undefined;
  let to = numberAt + 1;
  if (
    reading.normalizedAt(to) === '-' &&
    reading.tokenAt(to + 1)?.kind === 'number' &&
    !reading.tokenAt(to + 1)?.isSpaced
  )
    to += 2;
  return { value: reading.quote({ from, to }).quote, from, to, evidence: 'newName' };
}

/** Finds the wells of a text: the company's wells by name, and other wells by the usual pattern of well names. */
export function readWells(reading: TokenizedText, wells: readonly string[]): FoundWell[] {
  const index = wellIndexOf(wells);
  return reading.readAll('well', (at) => {
    if (readNumber(reading, at) === undefined)
      return readListedWell(reading, at, index) ?? calledWell(reading, at, index);
    const tail = tailAt(reading, at);
    return tail === undefined ? readUnlistedWell(reading, at, index) : patternWell(reading, tail, index);
  });
}
