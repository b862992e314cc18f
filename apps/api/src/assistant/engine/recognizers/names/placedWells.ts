import { readNumber } from '../../tokens/numbers.ts';
import type { TokenizedText } from '../../tokens/reading.ts';
import { isCommonWord, isVocabulary } from '../../tokens/wordKinds.ts';
import { referenceNouns, siteNouns, wellNaming, wellPrefixes } from '../../words/sites.ts';
import {
  elementsOf,
  type FoundWell,
  numbersKey,
  titleCase,
  type WellIndex,
  type WellNumbers,
} from './wellIndex.ts';

const sayDash = new Set(['dash', 'guion']);

/**
 * Reads the numbers of a well without an H: `twelve dash seven`. After an article also `8-16`, `twenty two one`, and a
 * single number that ends its clause. Without these signs, two numbers are usually hours.
 */
function readNumbersWithoutH(
  reading: TokenizedText,
  index: number,
  isAfterArticle: boolean,
): WellNumbers | undefined {
  const first = readNumber(reading, index);
  if (first === undefined || first.value > 9999) return undefined;
  const join = reading.normalizedAt(first.to);
  const isSaid = sayDash.has(join);
  const isWritten = join === '-' && reading.tokenAt(first.to)?.isSpaced === false;
  const isJoined = isWritten && (isAfterArticle || isCalledWell(reading, first.to + 2));
  const second = readNumber(reading, isSaid || isJoined ? first.to + 1 : first.to);
  const isBeyondHours = first.value > 12 && first.digits === '' && isAfterArticle;
  if (second !== undefined && second.value <= 9999 && (isSaid || isJoined || isBeyondHours)) {
    const isRange = isJoined && readNumber(reading, second.to) !== undefined;
    return isRange
      ? undefined
      : { numbers: [first.value, second.value], isHorizontal: false, from: index, to: second.to };
  }
  // Other things are also numbered: "el cilindro 2".
  if (!reading.tokenAt(index - 1)?.isCapital) return undefined;
  const ends =
    reading.tokenAt(first.to)?.kind === 'mark' && [',', '.', ';'].includes(reading.normalizedAt(first.to));
  const isDecimal = reading.normalizedAt(first.to) === '.' && !reading.endsSentence(first.to);
  if (!isAfterArticle || isSaid || (first.to < reading.length && (!ends || isDecimal))) return undefined;
  return { numbers: [first.value], isHorizontal: false, from: index, to: first.to };
}

/** Recognizes words that call the preceding name a well: "Lone Star 7-3, that is the name of the well". */
const isCalledWell = (reading: TokenizedText, index: number) =>
  reading.phraseLengthAt(reading.normalizedAt(index) === ',' ? index + 1 : index, wellNaming) > 0;

/** Recognizes a word of a well's name: not a common word, or capitalized inside a sentence. */
function isWellWord(reading: TokenizedText, index: number): boolean {
  const token = reading.tokenAt(index);
  if (token?.kind !== 'word' || !reading.isUnread({ from: index, to: index + 1 })) return false;
  if (wellPrefixes.has(token.norm) || siteNouns.has(token.norm) || referenceNouns.has(token.norm))
    return false;
  const previous = reading.tokenAt(index - 1);
  // In "Hale State", both words are capitalized, so the second may be a common word.
  const isName = previous?.kind === 'word' && (previous.isCapital || !isCommonWord(token.norm));
  return (token.isCapital && isName) || (token.norm.length >= 4 && !isVocabulary(token.norm));
}

/**
 * Reads a well without an H that is not among the company's wells: `the cottonwood twelve dash seven`, `the Guadalupe 9`,
 * `al Tres Hermanos 8-16`.
 */
export function readUnlistedWell(
  reading: TokenizedText,
  index: number,
  { byElements }: WellIndex,
): FoundWell | undefined {
  let from = index;
  while (from > 0 && index - from < 3 && isWellWord(reading, from - 1)) from -= 1;
  if (from === index) return undefined;
  const before = reading.normalizedAt(from - 1);
  const isAfterArticle = articlesOfWells.has(before);
  const tail = readNumbersWithoutH(reading, index, isAfterArticle);
  if (tail === undefined) return undefined;
  const named = reading.quote({ from, to: index }).quote;
  const letters = elementsOf(named).join('');
  const knownWell =
    byElements.get(`${numbersKey(tail.numbers, false)} ${letters}`) ??
    byElements.get(`${numbersKey(tail.numbers, true)} ${letters}`);
  return {
    value: knownWell ?? `${titleCase(named)} ${tail.numbers.join('-')}`,
    from,
    to: tail.to,
    evidence: 'newName',
  };
}

const articlesOfWells = new Set(['the', 'el', 'al', 'del', 'la']);
