import type { Named } from '../../context.ts';
import type { TokenizedText } from '../../tokens/reading.ts';
import { isNear } from '../../tokens/similar.ts';
import { tokenize } from '../../tokens/tokenize.ts';
import { nicknames } from '../../words/names.ts';

/** A record with the words of its name. */
export interface IndexedName {
  record: Named;
  /** Words without accents in lower case: `petroleos`, `del`, `norte`. */
  words: readonly string[];
  wordSet: ReadonlySet<string>;
}

/** Index of the names of one kind of record. */
export interface NameIndex {
  byWord: ReadonlyMap<string, readonly IndexedName[]>;
  /** Words by first letter and length, for finding misspelled words. */
  byShape: ReadonlyMap<string, readonly string[]>;
  /** Long forms of a short first name, limited to words that occur in a name. */
  byShortName: ReadonlyMap<string, readonly string[]>;
  /** Records by their complete name in lower case. */
  byLabel: ReadonlyMap<string, readonly Named[]>;
}

/**
 * Maximum number of names compared with one word of a text. A company can have thousands of names that share a word, and
 * a text can repeat that word a thousand times.
 */
export const CANDIDATES_MAX = 32;
/** Maximum number of words of names compared with one misspelled word. */
const NEAR_WORDS_MAX = 400;
/** Maximum number of such comparisons per text. After that, misspelled words name no record. */
export const NEAR_COMPARISONS_MAX = 8000;
/** Minimum length of a word for spelling correction. Shorter words are too similar to each other. */
const NEAR_LENGTH_MIN = 5;
/** Maximum difference in length between a misspelled word and the correct word, in letters. */
const LENGTH_DIFFERENCE_MAX = 2;

export const addTo = <T>(map: Map<string, T[]>, key: string, item: T) => {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
};

const shapeOf = (word: string, length = word.length) => `${word.slice(0, 1)}${length}`;

const indexes = new WeakMap<readonly Named[], NameIndex>();

/** Indexes names by their words. The index is cached per list of records. */
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

/** Lists the words of names that are similar to a word of the text, within the limits of comparisons. */
export function nearWords(reading: TokenizedText, { byShape }: NameIndex, word: string): string[] {
  if (word.length < NEAR_LENGTH_MIN) return [];
  const near: string[] = [];
  let compared = 0;
  for (let extra = -LENGTH_DIFFERENCE_MAX; extra <= LENGTH_DIFFERENCE_MAX; extra += 1) {
    for (const candidate of byShape.get(shapeOf(word, word.length + extra)) ?? []) {
      if (compared >= NEAR_WORDS_MAX || reading.nearComparisons >= NEAR_COMPARISONS_MAX) return near;
      compared += 1;
      reading.nearComparisons += 1;
      if (isNear(word, candidate)) near.push(candidate);
    }
  }
  return near;
}
