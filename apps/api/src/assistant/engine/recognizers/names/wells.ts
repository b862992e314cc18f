import { type FoundNumber, readNumber } from '../../tokens/numbers.ts';
import type { Reading } from '../../tokens/reading.ts';
import { isNear } from '../../tokens/similar.ts';
import { notInWellNames, siteNouns } from '../../words/sites.ts';
import { CANDIDATES_MAX } from './nameIndex.ts';
import { placedWell } from './placedWells.ts';
import {
  articles,
  ELEMENTS_MAX,
  elementAt,
  elementsOf,
  type FoundWell,
  joints,
  type Node,
  numbersKey,
  type Tail,
  titleCase,
  type WellIndex,
  wellIndexOf,
} from './wellIndex.ts';

export type { FoundWell } from './wellIndex.ts';

/** Maximum number of numbers in a well's name. */
const NUMBERS_MAX = 5;

/** Finds the longest of the company's wells whose name stands at an index. */
function knownAt(reading: Reading, index: number, { root }: WellIndex): FoundWell | undefined {
  let node = root;
  let found: FoundWell | undefined;
  let at = index;
  for (let count = 0; count < ELEMENTS_MAX; count += 1) {
    const element = elementAt(reading, at);
    const next: Node | undefined = element && node.next.get(element.key);
    if (element === undefined || next === undefined) break;
    node = next;
    at = element.to;
    if (node.well !== undefined) found = { value: node.well, from: index, to: at, evidence: 'completeName' };
  }
  // "The smith fourteen three": the H that ends many names is not always said.
  const horizontal = node.next.get('h')?.well;
  if (found === undefined && horizontal !== undefined && readNumber(reading, at) === undefined) {
    return { value: horizontal, from: index, to: at, evidence: 'partOfName' };
  }
  if (found !== undefined || !isNameOfOne(reading, index, at, node)) return found;
  return { value: node.only ?? '', from: index, to: at, evidence: 'partOfName' };
}

/** Recognises the name of exactly one well without its numbers: "the Double Eagle well". */
function isNameOfOne(reading: Reading, from: number, to: number, { only, next }: Node): boolean {
  // Several wells have no only one, and are not looked through.
  if (!only || readNumber(reading, to) !== undefined) return false;
  const isWholeName = next.size > 0 && [...next.keys()].every((key) => /^\d+$/.test(key));
  if (!isWholeName) return false;
  const around = [from - 1, from - 2, to].map((index) => reading.norm(index));
  const isCalledWell = around.some((word) => word === 'well' || word === 'pozo');
  const isSite = reading.phrase(to, siteNouns) > 0;
  return isCalledWell || (to - from >= 2 && (reading.at(from)?.isCapital ?? false) && !isSite);
}

/** Reads `14-2H`, `12-7 3H`, `fourteen two h`: numbers that end in an H. */
function tailAt(reading: Reading, index: number): Tail | undefined {
  const numbers: number[] = [];
  let at = index;
  while (numbers.length < NUMBERS_MAX) {
    if (numbers.length > 0 && joints.has(reading.norm(at))) at += 1;
    const number: FoundNumber | undefined = readNumber(reading, at);
    if (number === undefined || number.value > 9999) break;
    numbers.push(number.value);
    at = number.to;
    const letter = reading.at(at);
    if (letter === undefined) break;
    if (letter.norm === 'h' || letter.norm === 'ache') {
      // `7h30` is an hour.
      const next = reading.at(at + 1);
      if (next?.kind === 'number' && !next.isSpaced) return undefined;
      return { numbers, isHorizontal: true, from: index, to: at + 1 };
    }
    const isJoined = !letter.isSpaced && letter.norm !== '-' && letter.norm !== '–' && letter.norm !== '/';
    if (isJoined) break;
  }
  return undefined;
}

/** A word that can belong to the name of a well. */
const isNameWord = (reading: Reading, index: number) =>
  reading.at(index)?.kind === 'word' &&
  reading.isFree({ from: index, to: index + 1 }) &&
  !notInWellNames.has(reading.norm(index)) &&
  readNumber(reading, index) === undefined;

/** Recognises the last word of a longer name, with the capital letter of the word before it: "Diamondback Unit 9-2H". */
const endsLongName = (reading: Reading, index: number) =>
  lastNameWords.has(reading.norm(index)) &&
  isNameWord(reading, index - 1) &&
  reading.at(index)?.isCapital === reading.at(index - 1)?.isCapital;

const lastNameWords = new Set(['unit', 'lease']);

/** Returns where the name before the numbers begins; it contains no small word and does not cross a sentence. */
function nameBefore(reading: Reading, index: number): number {
  let from = endsLongName(reading, index - 1) ? index - 1 : index;
  while (from > 0 && index - from < 3) {
    const token = reading.at(from - 1);
    if (token === undefined || token.kind !== 'word' || !reading.isFree({ from: from - 1, to: from })) break;
    const isArticle = articles.has(token.norm) && token.isCapital && token.norm !== 'the' && from < index;
    if ((notInWellNames.has(token.norm) && !isArticle) || readNumber(reading, from - 1) !== undefined) break;
    if (from < index && token.isCapital !== reading.at(from)?.isCapital) break;
    from -= 1;
  }
  return from;
}

/** Misspelt, or cut short: "jav" for Javelina. */
const isNameLike = (written: string, name: string) =>
  isNear(written, name) || (written.length >= 3 && name.startsWith(written));

/** A well of the pattern of the field: known by its numbers and nearly by its name, or new. */
function patternWell(
  reading: Reading,
  tail: Tail,
  { byNumbers, byElements }: WellIndex,
): FoundWell | undefined {
  const from = nameBefore(reading, tail.from);
  const named = reading.quote({ from, to: tail.from }).quote;
  const hasName = from < tail.from;
  const numbers = numbersKey(tail.numbers, tail.isHorizontal);
  const known = (byNumbers.get(numbers) ?? []).slice(0, CANDIDATES_MAX);
  const letters = elementsOf(hasName ? named : '').join('');
  const exact = hasName ? byElements.get(`${numbers} ${letters}`) : undefined;
  reading.comparisons += known.length;
  const near =
    exact === undefined
      ? known.filter((well) => hasName && isNameLike(letters, well.letters))
      : [{ name: exact, letters }];
  const [first] = hasName ? near : known;
  const span = { from, to: tail.to };
  if (first !== undefined && (hasName ? near : known).length === 1) {
    return { ...span, value: first.name, evidence: 'similarName' };
  }
  if (!hasName) {
    if (known.length > 1)
      return { ...span, value: '', evidence: 'sharedName', candidates: known.map(({ name }) => name) };
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

/** Reads `pozo Cuitláhuac 803`, a well that is called one and has a number but no H. */
function calledWell(reading: Reading, index: number, wells: WellIndex): FoundWell | undefined {
  if (!['pozo', 'well'].includes(reading.norm(index))) return undefined;
  let at = index + 1;
  if (['is', 'es', 'was', 'fue', 'name', ':'].includes(reading.norm(at))) at += 1;
  const from = at;
  if (knownAt(reading, at, wells) ?? knownAt(reading, at + 1, wells)) return undefined;
  while (at - from < 3 && reading.at(at)?.kind === 'word' && reading.at(at)?.isCapital) at += 1;
  if (at === from) return undefined;
  const numberAt = joints.has(reading.norm(at)) ? at + 1 : at;
  const number = reading.at(numberAt);
  if (number?.kind !== 'number' || number.text.length > 4 || tailAt(reading, numberAt)) return undefined;
  let to = numberAt + 1;
  if (reading.norm(to) === '-' && reading.at(to + 1)?.kind === 'number' && !reading.at(to + 1)?.isSpaced)
    to += 2;
  return { value: reading.quote({ from, to }).quote, from, to, evidence: 'newName' };
}

/** Finds the wells of a text: the company's own by their names, others by the pattern of names in the field. */
export function readWells(reading: Reading, wells: readonly string[]): FoundWell[] {
  const index = wellIndexOf(wells);
  return reading.consumeAll('well', (at) => {
    if (readNumber(reading, at) === undefined)
      return knownAt(reading, at, index) ?? calledWell(reading, at, index);
    const tail = tailAt(reading, at);
    return tail === undefined ? placedWell(reading, at, index) : patternWell(reading, tail, index);
  });
}
