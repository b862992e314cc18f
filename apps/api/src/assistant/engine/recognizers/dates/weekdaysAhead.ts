import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { clauseAround, hasPhrase, isBefore } from '../../tokens/surroundings.ts';
import { aheadWords, deadlineCues } from '../../words/asides.ts';
import { weekdays } from '../../words/dates.ts';

/** Maximum number of words taken from a clause before and after a weekday. */
const CLAUSE_WORDS_MAX = 9;

/** Recognizes a weekday in the future by the words around it: "next Friday", "by Friday". */
export function isDayAhead(reading: TokenizedText, index: number): boolean {
  const isNext =
    ['next', 'proximo'].includes(reading.normalizedAt(index - 1)) ||
    reading.normalizedAt(index + 1) === 'que';
  if (isNext || isBefore(reading, index, deadlineCues)) return true;
  return hasPhrase(
    reading,
    clauseAround(reading, { from: index, to: index + 1 }, CLAUSE_WORDS_MAX),
    aheadWords,
  );
}

/** Recognizes a span that names a future weekday: "road closes Tuesday". */
export const namesDayAhead = (reading: TokenizedText, span: Span): boolean =>
  reading.someToken(
    span,
    (at) =>
      weekdays.has(reading.normalizedAt(at)) && reading.kindAt(at) === undefined && isDayAhead(reading, at),
  );
