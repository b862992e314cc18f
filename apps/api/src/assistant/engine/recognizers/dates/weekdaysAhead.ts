import type { Reading, Span } from '../../tokens/reading.ts';
import { isBefore } from '../../tokens/surroundings.ts';
import { aheadWords, deadlineCues } from '../../words/asides.ts';
import { weekdays } from '../../words/dates.ts';

/** Maximum number of words of a clause before and after a weekday. */
const CLAUSE_WORDS_MAX = 9;

const isMark = (reading: Reading, index: number) =>
  reading.at(index) === undefined || reading.at(index)?.kind === 'mark';

/** Recognises a weekday after the work, by the words around it. */
export function isDayAhead(reading: Reading, index: number): boolean {
  const isNext = ['next', 'proximo'].includes(reading.norm(index - 1)) || reading.norm(index + 1) === 'que';
  if (isNext || isBefore(reading, index, deadlineCues)) return true;
  let [from, to] = [index, index + 1];
  while (index - from < CLAUSE_WORDS_MAX && !isMark(reading, from - 1)) from -= 1;
  while (to - index < CLAUSE_WORDS_MAX && !isMark(reading, to)) to += 1;
  for (let at = from; at < to; at += 1) if (reading.phrase(at, aheadWords) > 0) return true;
  return false;
}

/** Recognises a span that names a weekday ahead: "road closes Tuesday". */
export function namesDayAhead(reading: Reading, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    const isFreeDay = weekdays.has(reading.norm(at)) && reading.takenAs(at) === undefined;
    if (isFreeDay && isDayAhead(reading, at)) return true;
  }
  return false;
}
