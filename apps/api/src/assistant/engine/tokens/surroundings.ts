import type { Phrases } from './phrases.ts';
import type { Span, TokenizedText } from './reading.ts';

const skipped = new Set([':', 'the', 'a', 'el', 'la', 'is', 'was', 'fue', 'es', ',']);

/** Recognizes a phrase that ends right before an index. Colons and small words may be in between. */
export function isBefore(reading: TokenizedText, index: number, cues: Phrases): boolean {
  let end = index;
  for (let count = 0; count < 2 && skipped.has(reading.normalizedAt(end - 1)); count += 1) end -= 1;
  for (let last = index; last >= end; last -= 1) {
    if (!cues.lastWords.has(reading.normalizedAt(last - 1))) continue;
    let phrase = '';
    for (let from = last - 1; from >= last - 4 && from >= 0; from -= 1) {
      phrase = phrase === '' ? reading.normalizedAt(from) : `${reading.normalizedAt(from)} ${phrase}`;
      if (cues.has(phrase)) return true;
    }
  }
  return false;
}

export const beginsSentence = (reading: TokenizedText, index: number): boolean =>
  index === 0 || reading.endsSentence(index - 1);

/** Recognizes a span between two marks. */
export const standsAlone = (reading: TokenizedText, from: number, to: number) =>
  reading.isMarkOrEdge(from - 1) && reading.isMarkOrEdge(to);

/** Recognizes a span in which a phrase of a table starts. */
export const hasPhrase = (reading: TokenizedText, span: Span, table: Phrases): boolean =>
  reading.someToken(span, (at) => reading.phraseLengthAt(at, table) > 0);

/** Returns the words around a span up to the next marks, at most `reach` on each side. */
export function clauseAround(reading: TokenizedText, { from, to }: Span, reach: number): Span {
  let [begin, end] = [from, to];
  while (from - begin < reach && !reading.isMarkOrEdge(begin - 1)) begin -= 1;
  while (end - to < reach && !reading.isMarkOrEdge(end)) end += 1;
  return { from: begin, to: end };
}
