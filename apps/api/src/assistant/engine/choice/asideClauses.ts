import type { Named } from '../context.ts';
import { isDayAhead } from '../recognizers/dates/weekdaysAhead.ts';
import { mentionAt } from '../recognizers/names/mentions.ts';
import { nameIndexOf } from '../recognizers/names/nameIndex.ts';
import type { Span, TokenizedText } from '../tokens/reading.ts';
import { hasPhrase } from '../tokens/surroundings.ts';
import {
  backReferences,
  clauseOpeners,
  contrastWords,
  daysAhead,
  otherCrews,
  otherPlaceWords,
  ownWork,
  separateTickets,
  togetherWords,
} from '../words/asides.ts';
import { weekdays } from '../words/dates.ts';
import { isTomorrow } from './asides.ts';

/**
 * Recognizes the end of a clause: a comma or the end of a sentence. The marks inside `12:30` and `a.m.` do not end a
 * clause.
 */
const endsClause = (reading: TokenizedText, index: number) =>
  reading.endsSentence(index) ||
  (reading.normalizedAt(index) === ',' && reading.tokens[index + 1]?.isSpaced !== false);

/**
 * Recognizes a contrast that begins a clause about the speaker's own work: "Ana is at the Longhorn but I'm on the Santa
 * Fe".
 */
const beginsContrast = (reading: TokenizedText, index: number) => {
  const size = reading.phraseLengthAt(index, contrastWords);
  return size > 0 && reading.phraseLengthAt(index + size, ownWork) > 0;
};

/** Divides a text into clauses, without the mark at the end and the small words at the beginning. */
function clausesOf(reading: TokenizedText): Span[] {
  const clauses: Span[] = [];
  let from = 0;
  const end = (to: number) => {
    while (from < to && reading.phraseLengthAt(from, clauseOpeners) > 0) from += 1;
    if (to > from) clauses.push({ from, to });
  };
  for (let at = 0; at < reading.length; at += 1) {
    if (at > from && beginsContrast(reading, at)) {
      end(at);
      from = at;
    }
    if (!endsClause(reading, at)) continue;
    end(reading.tokenAt(at)?.kind === 'mark' ? at : at + 1);
    from = at + 1;
  }
  end(reading.length);
  return clauses;
}

/** Recognizes a clause that begins with a future day: "tomorrow we rig up", "el viernes tenemos que volver". */
function isPlan(reading: TokenizedText, { from }: Span): boolean {
  const at = ['el', 'on'].includes(reading.normalizedAt(from)) ? from + 1 : from;
  if (reading.phraseLengthAt(from, daysAhead) > 0 || isTomorrow(reading, from)) return true;
  return weekdays.has(reading.normalizedAt(at)) && isDayAhead(reading, at);
}

/**
 * Recognizes a clause about a person who works at another place than the speaker: "Luis has the Longhorn today, I am on
 * the Santa Fe".
 */
function isAtOtherSite(
  reading: TokenizedText,
  clause: Span,
  next: Span | undefined,
  people: readonly Named[],
) {
  if (next === undefined || reading.phraseLengthAt(next.from, ownWork) === 0) return false;
  const person = mentionAt(reading, clause.from, nameIndexOf(people), { isFuzzy: false });
  return (
    person !== undefined &&
    reading.phraseLengthAt(person.to, otherPlaceWords) > 0 &&
    !hasPhrase(reading, { from: person.to, to: clause.to }, togetherWords)
  );
}

/**
 * Marks the clauses that are not about the work of this ticket, so that no field is read from them. Clauses about future
 * days are marked as `plan` and become notes. Clauses about the work of other people are marked as `others`.
 */
export function markUnrelatedClauses(reading: TokenizedText, people: readonly Named[]): void {
  const clauses = clausesOf(reading);
  for (const [index, clause] of clauses.entries()) {
    const previous = clauses[index - 1];
    const hasOwnTicket = hasPhrase(reading, clause, separateTickets);
    if (isPlan(reading, clause)) reading.markRead(clause, 'plan');
    else if (
      hasOwnTicket ||
      reading.phraseLengthAt(clause.from, otherCrews) > 0 ||
      isAtOtherSite(reading, clause, clauses[index + 1], people)
    )
      reading.markRead(clause, 'others');
    // In "Jesús did the morning, that goes on his own ticket", the clause before "that" is also about another ticket.
    const refersBack = hasOwnTicket && reading.phraseLengthAt(clause.from, backReferences) > 0;
    if (refersBack && previous) reading.markRead(previous, 'others');
  }
}

/** Recognizes a token of a clause that is not about the work of this ticket. */
export const isAside = (reading: TokenizedText, index: number): boolean =>
  ['plan', 'others'].includes(reading.kindAt(index) ?? '');
