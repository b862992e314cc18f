import { readNumber } from '../../tokens/numbers.ts';
import { type Span, TokenizedText } from '../../tokens/reading.ts';
import type { Candidate } from '../candidate.ts';
import { addTo } from './nameIndex.ts';

/** A well that a text names. If the company has worked there, the value has the company's spelling. */
export interface FoundWell extends Candidate {
  /** Wells of the company that the words can mean. */
  candidates?: readonly string[];
}

export interface Node {
  next: Map<string, Node>;
  well?: string;
  /** The well below this node if there is only one; null if there are several. */
  only?: string | null;
}

export interface WellIndex {
  root: Node;
  /** The company's wells by number: `14-2h`. */
  byNumbers: Map<string, { name: string; letters: string }[]>;
  /** The company's wells by number and the letters of the name: `14-2h smith`. */
  byElements: Map<string, string>;
}

export const joints = new Set(['-', '–', '#', '/', 'dash', 'guion', 'no', 'num', 'number', 'numero']);
export const articles = new Set(['el', 'la', 'los', 'las', 'the']);
/** Maximum number of words and numbers in a well's name. */
export const ELEMENTS_MAX = 12;

/**
 * Reads one word or number of a well's name, with the index after it. "Smith 14-2H" has the elements `smith`, `14`, `2`,
 * `h`.
 */
export function elementAt(reading: TokenizedText, index: number): { key: string; to: number } | undefined {
  let at = index;
  if (joints.has(reading.normalizedAt(at))) at += 1;
  const number = readNumber(reading, at);
  if (number !== undefined) return { key: String(number.value), to: number.to };
  const norm = reading.normalizedAt(at);
  return norm === '' ? undefined : { key: norm === 'ache' ? 'h' : norm, to: at + 1 };
}

export function elementsOf(name: string): string[] {
  const reading = new TokenizedText(name, 'en');
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

export function wellIndexOf(wells: readonly string[]): WellIndex {
  const cached = indexes.get(wells);
  if (cached) return cached;
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

export const numbersKey = (numbers: readonly (string | number)[], isHorizontal: boolean) =>
  `${numbers.join('-')}${isHorizontal ? 'h' : ''}`;

/** The numbers of a well's name. */
export interface WellNumbers extends Span {
  numbers: number[];
  isHorizontal: boolean;
}

export const titleCase = (words: string) => words.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
