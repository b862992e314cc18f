import type { Named } from './context.ts';
import { isNear } from './similar.ts';
import { tokenize } from './tokens.ts';
import { nicknames } from './words/names.ts';

/** A record with the words of its name. */
export interface IndexedName {
  record: Named;
  /** Without accents in lower case, `petroleos`, `del`, `norte`. */
  words: readonly string[];
}

/** The names of a kind of record by their words: finding one takes the same time whatever their number. */
export interface NameIndex {
  byWord: ReadonlyMap<string, readonly IndexedName[]>;
  /** The words by their first letter, for those that are misspelt. */
  byLetter: ReadonlyMap<string, readonly string[]>;
  byShortName: ReadonlyMap<string, readonly IndexedName[]>;
}

const addTo = <T>(map: Map<string, T[]>, key: string, item: T) => {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
};

const indexes = new WeakMap<readonly Named[], NameIndex>();

/** Indexes names by their words, once for each list of records. */
export function nameIndexOf(records: readonly Named[]): NameIndex {
  const known = indexes.get(records);
  if (known) return known;
  const byWord = new Map<string, IndexedName[]>();
  for (const record of records) {
    const words = tokenize(record.label)
      .filter(({ kind }) => kind !== 'mark')
      .map(({ norm }) => norm);
    for (const word of new Set(words)) addTo(byWord, word, { record, words });
  }
  const byLetter = new Map<string, string[]>();
  for (const word of byWord.keys()) addTo(byLetter, word.slice(0, 1), word);
  const byShortName = new Map<string, IndexedName[]>();
  for (const [short, longs] of nicknames) {
    for (const name of longs.flatMap((long) => byWord.get(long) ?? [])) addTo(byShortName, short, name);
  }
  const index = { byWord, byLetter, byShortName };
  indexes.set(records, index);
  return index;
}

/** The names that have a word, or one that is nearly it. */
export function namesWith(index: NameIndex, word: string, isFuzzy: boolean): readonly IndexedName[] {
  const exact = index.byWord.get(word);
  if (exact !== undefined || !isFuzzy || word.length < 5) return exact ?? [];
  const near = (index.byLetter.get(word.slice(0, 1)) ?? []).filter((other) => isNear(word, other));
  return near.flatMap((other) => index.byWord.get(other) ?? []);
}
