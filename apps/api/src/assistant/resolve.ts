/** Finds the records that a provider's words name, among the records visible to the caller. */
import type { Named } from './engine/index.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Lists the records whose names contain words that begin with the given words: “mike” finds Mike Torres and Mike Ward.
 */
export function namedBy<Record extends Named>(name: string, records: readonly Record[]): Record[] {
  const searchedWords = wordsOf(name);
  if (searchedWords.length === 0) return [];
  const matches = records
    .map((record) => ({ record, words: wordsOf(record.label) }))
    .filter(({ words }) =>
      searchedWords.every((word) => words.some((recordWord) => recordWord.startsWith(word))),
    );
  const whole = matches.filter(({ words }) => words.length === searchedWords.length);
  return (whole.length > 0 ? whole : matches).map(({ record }) => record);
}

/** Returns true if all words of a text occur in another text. */
export function isMadeOf(part: string, whole: string): boolean {
  const knownWords = new Set(wordsOf(whole));
  return wordsOf(part).every((word) => knownWords.has(word));
}
