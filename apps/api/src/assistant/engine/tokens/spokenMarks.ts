import type { Token } from './tokenize.ts';

/** Marks that dictation software writes as words. */
const markOfWord: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['coma', ','],
  ['period', '.'],
  ['punto', '.'],
]);

/** Words that make the next word a noun instead of a mark: "el punto rojo", "en punto", "test period". */
const wordsBeforeNoun = new Set(
  'the, a, this, that, each, per, test, el, un, al, del, de, en, cada, ese, este'.split(', '),
);

const isWritten = ({ kind, norm }: Token) => kind === 'mark' && [',', '.', ';'].includes(norm);

/**
 * Replaces words of spoken punctuation by marks: "worked eight to noon period fixed a leak". They stay words if the text
 * has written punctuation, after an article, and before a number ("dos punto cinco").
 */
export function withSpokenMarks(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(isWritten)) return tokens;
  return tokens.map((token, index): Token => {
    const mark = markOfWord.get(token.norm);
    const isNoun = wordsBeforeNoun.has(tokens[index - 1]?.norm ?? '') || tokens[index + 1]?.kind === 'number';
    return mark === undefined || isNoun ? token : { ...token, norm: mark, kind: 'mark', isCapital: false };
  });
}
