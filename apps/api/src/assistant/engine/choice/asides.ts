import { isDayAhead } from '../recognizers/dates/weekdaysAhead.ts';
import type { Span, TokenizedText } from '../tokens/reading.ts';
import { clauseAround, hasPhrase, isBefore } from '../tokens/surroundings.ts';
import {
  denialsAfter,
  denialsBefore,
  futureWords,
  otherTickets,
  ownSubjects,
  reportVerbsAfter,
  reportVerbsBefore,
  thirdParties,
} from '../words/asides.ts';
import { weekdays } from '../words/dates.ts';

/** Maximum number of words taken from a clause before and after a span. */
const CLAUSE_WORDS_MAX = 12;

const clauseOf = (reading: TokenizedText, span: Span) => clauseAround(reading, span, CLAUSE_WORDS_MAX);

/** Recognizes "mañana" with the meaning "tomorrow". In "de la mañana" it means "in the morning". */
export const isTomorrow = (reading: TokenizedText, index: number) =>
  reading.normalizedAt(index) === 'manana' &&
  !['la', 'esta', 'ayer', 'de', 'por', 'en', 'media', 'temprano'].includes(reading.normalizedAt(index - 1));

/** Recognizes a clause about a future day: "tomorrow", "hay que mandar". */
export const isPlanned = (reading: TokenizedText, clause: Span): boolean =>
  hasPhrase(reading, clause, futureWords) ||
  reading.someToken(
    clause,
    (at) => isTomorrow(reading, at) || (weekdays.has(reading.normalizedAt(at)) && isDayAhead(reading, at)),
  );

/** Recognizes a name that the text denies: "not Apache", "Dave couldn't make it". */
const isDenied = (reading: TokenizedText, { from, to }: Span): boolean =>
  isBefore(reading, from, denialsBefore) || reading.phraseLengthAt(to, denialsAfter) > 0;

/**
 * Recognizes a person who did not do this work: the text denies the name, quotes the person, or is about a future day.
 */
export const isUninvolvedPerson = (reading: TokenizedText, span: Span): boolean =>
  isDenied(reading, span) ||
  reading.phraseLengthAt(span.to, reportVerbsAfter) > 0 ||
  isBefore(reading, span.from, reportVerbsBefore) ||
  isPlanned(reading, clauseOf(reading, span));

/** Recognizes a customer that belongs to another ticket or that the text denies. */
export const isAsideCustomer = (reading: TokenizedText, span: Span): boolean =>
  isDenied(reading, span) || hasPhrase(reading, clauseOf(reading, span), otherTickets);

/** Recognizes an hour of other people: "the hotshot left Midland at 4". */
export function isTimeOfThirdParty(reading: TokenizedText, index: number): boolean {
  const { from } = clauseOf(reading, { from: index, to: index });
  for (let at = index - 1; at >= from; at -= 1) {
    if (reading.phraseLengthAt(at, ownSubjects) > 0) return false;
    if (reading.phraseLengthAt(at, thirdParties) > 0) return true;
  }
  return false;
}
