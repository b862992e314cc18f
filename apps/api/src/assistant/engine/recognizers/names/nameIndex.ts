import type { Named } from '../../context.ts';
import type { Reading } from '../../tokens/reading.ts';
import { isNear } from '../../tokens/similar.ts';
import { tokenize } from '../../tokens/tokenize.ts';
import { nicknames } from '../../words/names.ts';

/** A record with the words of its name. */
export interface IndexedName {
  record: Named;
  /** Without accents in lower case, `petroleos`, `del`, `norte`. */
  words: readonly string[];
  wordSet: ReadonlySet<string>;
}

/** The names of one kind of record, found by their words. */
export interface NameIndex {
  byWord: ReadonlyMap<string, readonly IndexedName[]>;
  /** The words by their first letter and length, for misspelt words. */
  byShape: ReadonlyMap<string, readonly string[]>;
  /** The long forms of a short first name, as far as some name has them. */
  byShortName: ReadonlyMap<string, readonly string[]>;
  /** The records by their complete name in lower case. */
  byLabel: ReadonlyMap<string, readonly Named[]>;
}

/**
 * Maximum number of names that are compared with one word of a text. A company can have thousands of names that share a
 * word, and a text can repeat that word a thousand times.
 */
export const CANDIDATES_MAX = 32;
/** Maximum number of words of names that one misspelt word is compared with. */
const NEAR_WORDS_MAX = 400;
/** Maximum number of such comparisons in one text; after that, only words that are spelt right name a record. */
export const NEAR_COMPARISONS_MAX = 8000;
/** Shorter words are too much alike to be found misspelt. */
const NEAR_LENGTH_MIN = 5;
/** Letters that a misspelt word may have more or fewer than the right one. */
const LENGTH_DIFFERENCE_MAX = 2;

export const addTo = <T>(map: Map<string, T[]>, key: string, item: T) => {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
};

const shapeOf = (word: string, length = word.length) => `${word.slice(0, 1)}${length}`;

const indexes = new WeakMap<readonly Named[], NameIndex>();

/** Indexes names by their words, once for each list of records. */
export function nameIndexOf(records: readonly Named[]): NameIndex {
  const cached = indexes.get(records);
  if (cached) return cached;
  const byWord = new Map<string, IndexedName[]>();
  const byLabel = new Map<string, Named[]>();
  for (const record of records) {
    const words = tokenize(record.label)
      .filter(({ kind }) => kind !== 'mark')
      .map(({ norm }) => norm);
    const wordSet = new Set(words);
    for (const word of wordSet) addTo(byWord, word, { record, words, wordSet });
    addTo(byLabel, record.label.toLowerCase(), record);
  }
  const byShape = new Map<string, string[]>();
  for (const word of byWord.keys()) addTo(byShape, shapeOf(word), word);
  const byShortName = new Map<string, string[]>();
  for (const [short, longs] of nicknames) {
    for (const long of longs) if (byWord.has(long)) addTo(byShortName, short, long);
  }
  const index = { byWord, byShape, byShortName, byLabel };
  indexes.set(records, index);
  return index;
}

/** Lists the words of names that a word of the text nearly is, as far as the limits of comparisons allow. */
export function nearWords(reading: Reading, { byShape }: NameIndex, word: string): string[] {
  if (word.length < NEAR_LENGTH_MIN) return [];
  const near: string[] = [];
  let compared = 0;
  for (let extra = -LENGTH_DIFFERENCE_MAX; extra <= LENGTH_DIFFERENCE_MAX; extra += 1) {
    for (const other of byShape.get(shapeOf(word, word.length + extra)) ?? []) {
      if (compared >= NEAR_WORDS_MAX || reading.nearComparisons >= NEAR_COMPARISONS_MAX) return near;
      compared += 1;
      reading.nearComparisons += 1;
      if (isNear(word, other)) near.push(other);
    }
  }
  return near;
}
