import type { Span, TokenizedText } from '../tokens/reading.ts';
import { isVocabulary } from '../tokens/wordKinds.ts';
import { noteCues } from '../words/actions.ts';
import { contactCues, customerCues, personCues, technicianCues } from '../words/names.ts';
import { nightShifts, partsOfDay } from '../words/times.ts';

const isPlain = (word: string) => isVocabulary(word) || cueWords.has(word);

const cueWords = new Set(
  [technicianCues, contactCues, customerCues, personCues, noteCues, nightShifts, partsOfDay.keys()].flatMap(
    (cues) => [...cues].flatMap((cue) => cue.split(' ')),
  ),
);

/**
 * Minimum number of words in a reported unread part. Shorter parts are reported only if they contain a rare word or a
 * number.
 */
const WORDS_MIN = 5;

/** Kinds of tokens that are read but fill no field by themselves. */
const kindsWithoutField = new Set(['measure', 'duration', 'address', 'plan', 'others']);

/** Returns the parts of a text that no field was read from, except parts made of a few common words. */
export function unmatchedParts(reading: TokenizedText, used: readonly Span[]): string[] {
  const isUsed = new Array<boolean>(reading.length).fill(false);
  for (const { from, to } of used) isUsed.fill(true, from, to);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at <= reading.length; at += 1) {
    const as = reading.kindAt(at);
    const isLoose = at < reading.length && !isUsed[at] && (as === undefined || kindsWithoutField.has(as));
    const isEnd = reading.endsSentence(at);
    if (isLoose && !isEnd) continue;
    if (isWorthShowing(reading, { from, to: at }))
      parts.push(reading.quote({ from, to: at }).quote.replace(/^[\s,:;.-]+|[\s,:;.-]+$/g, ''));
    from = at + 1;
  }
  return parts.filter((part) => part !== '');
}

function isWorthShowing(reading: TokenizedText, { from, to }: Span): boolean {
  let words = 0;
  let rare = 0;
  for (let at = from; at < to; at += 1) {
    const token = reading.tokenAt(at);
    if (token === undefined || token.kind === 'mark') continue;
    words += 1;
    if (token.kind === 'number' || (token.norm.length > 3 && !isPlain(token.norm))) rare += 1;
  }
  return words >= WORDS_MIN || rare > 0;
}
