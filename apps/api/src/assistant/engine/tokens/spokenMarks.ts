import type { Token } from './tokenize.ts';

/** Marks that a dictation writes as words. */
const markOfWord: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['coma', ','],
  ['period', '.'],
  ['punto', '.'],
]);

/** Words that make the next word a noun: "el punto rojo", "en punto", "test period". */
const wordsBeforeNoun = new Set(
  'the, a, this, that, each, per, test, el, un, al, del, de, en, cada, ese, este'.split(', '),
);

const isWritten = ({ kind, norm }: Token) => kind === 'mark' && [',', '.', ';'].includes(norm);

/**
 * Turns the words of spoken punctuation into marks: "worked eight to noon period fixed a leak". They are words in a text
 * with written punctuation, next to an article, and between two numbers ("dos punto cinco").
 */
export function withSpokenMarks(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(isWritten)) return tokens;
  return tokens.map((token, index): Token => {
    const mark = markOfWord.get(token.norm);
    const isNoun = wordsBeforeNoun.has(tokens[index - 1]?.norm ?? '') || tokens[index + 1]?.kind === 'number';
    return mark === undefined || isNoun ? token : { ...token, norm: mark, kind: 'mark', isCapital: false };
  });
}
