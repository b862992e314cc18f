import { addTo, CANDIDATES_MAX } from './nameIndex.ts';
import { type FoundNumber, readNumber } from './numbers.ts';
import { isNear } from './similar.ts';
import { Reading, type Span } from './tokens.ts';
import { notInWellNames, siteNouns } from './words/sites.ts';

/** A well that a text names. */
export interface FoundWell extends Span {
  /** The company's own spelling where it knows the well. */
  name: string;
  confidence: 'sure' | 'check' | 'guess';
  /** Several wells of the company that the words can mean. */
  candidates?: readonly string[];
}

interface Node {
  next: Map<string, Node>;
  well?: string;
  /** The wells below it, as far as they are one. */
  only?: string | null;
}

interface WellIndex {
  root: Node;
  /** The company's wells by their numbers: `14-2h`. */
  byNumbers: Map<string, { name: string; letters: string }[]>;
  /** The company's wells by their numbers and the letters of their names: `14-2h smith`. */
  byElements: Map<string, string>;
}

const joints = new Set(['-', '–', '#', '/', 'dash', 'guion', 'no', 'num', 'number', 'numero']);
const articles = new Set(['el', 'la', 'los', 'las', 'the']);
const NUMBERS_MAX = 5;
const ELEMENTS_MAX = 12;

/** The words and numbers of a well's name from an index on, with where each ends: `smith`, `14`, `2`, `h`. */
function elementAt(reading: Reading, index: number): { key: string; to: number } | undefined {
  let at = index;
  if (joints.has(reading.norm(at))) at += 1;
  const number = readNumber(reading, at);
  if (number !== undefined) return { key: String(number.value), to: number.to };
  const norm = reading.norm(at);
  return norm === '' ? undefined : { key: norm === 'ache' ? 'h' : norm, to: at + 1 };
}

function elementsOf(name: string): string[] {
  const reading = new Reading(name, 'en');
  const keys: string[] = [];
  for (let at = 0; at < reading.length; ) {
    const element = elementAt(reading, at);
    if (element === undefined) break;
    keys.push(element.key);
    at = element.to;
  }
  return keys[0] !== undefined && articles.has(keys[0]) && keys.length > 1 ? keys.slice(1) : keys;
}

const indexes = new WeakMap<readonly string[], WellIndex>();

function indexOf(wells: readonly string[]): WellIndex {
  const known = indexes.get(wells);
  if (known) return known;
  const index: WellIndex = { root: { next: new Map() }, byNumbers: new Map(), byElements: new Map() };
  for (const well of wells) {
    const keys = elementsOf(well);
    let node = index.root;
    for (const key of keys.slice(0, ELEMENTS_MAX)) {
      const next = node.next.get(key) ?? { next: new Map<string, Node>() };
      node.next.set(key, next);
      next.only = next.only === undefined ? well : null;
      node = next;
    }
    if (keys.length > 0) node.well ??= well;
    const numbers = numbersKey(
      keys.filter((key) => /^\d+$/.test(key)),
      keys.at(-1) === 'h',
    );
    const letters = keys.filter((key) => !/^\d+$/.test(key) && key !== 'h').join('');
    addTo(index.byNumbers, numbers, { name: well, letters });
    index.byElements.set(`${numbers} ${letters}`, well);
  }
  indexes.set(wells, index);
  return index;
}

const numbersKey = (numbers: readonly (string | number)[], isHorizontal: boolean) =>
  `${numbers.join('-')}${isHorizontal ? 'h' : ''}`;

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
    if (node.well !== undefined) found = { name: node.well, from: index, to: at, confidence: 'sure' };
  }
  if (found !== undefined || !isNameOfOne(reading, index, at, node)) return found;
  return { name: node.only ?? '', from: index, to: at, confidence: 'check' };
}

/** "The Double Eagle well": the words of the name of one well alone, without its numbers. */
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

interface Tail extends Span {
  numbers: number[];
  isHorizontal: boolean;
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

/** How many words before the numbers belong to the name; none that ends a sentence or is a small word. */
function nameBefore(reading: Reading, index: number): number {
  let from = index;
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

const titleCase = (words: string) => words.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

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
    return { ...span, name: first.name, confidence: 'check' };
  }
  if (!hasName) {
    if (known.length > 1)
      return { ...span, name: '', confidence: 'guess', candidates: known.map(({ name }) => name) };
    return undefined;
  }
  if (tail.numbers.length < 2 && !/^\p{Lu}/u.test(named)) return undefined;
  const asWritten = reading.quote({ from: tail.from, to: tail.to }).quote;
  const written = /^\d/.test(asWritten) ? asWritten.toUpperCase() : `${tail.numbers.join('-')}H`;
  return {
    ...span,
    name: `${titleCase(named)} ${written}`,
    confidence: /^\p{Lu}/u.test(named) ? 'sure' : 'check',
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
  return { name: reading.quote({ from, to }).quote, from, to, confidence: 'check' };
}

/** Finds the wells of a text: the company's own by their names, others by the pattern of names in the field. */
export function readWells(reading: Reading, wells: readonly string[]): FoundWell[] {
  const index = indexOf(wells);
  const found: FoundWell[] = [];
  for (let at = 0; at < reading.length; ) {
    const isNumber = readNumber(reading, at) !== undefined;
    const known = isNumber ? undefined : knownAt(reading, at, index);
    const tail = known === undefined && isNumber ? tailAt(reading, at) : undefined;
    const well: FoundWell | undefined =
      known !== undefined
        ? known
        : tail !== undefined
          ? patternWell(reading, tail, index)
          : calledWell(reading, at, index);
    if (well === undefined || !reading.isFree(well)) {
      at += 1;
      continue;
    }
    reading.take(well, 'well');
    found.push(well);
    at = well.to;
  }
  return found;
}
