import type { Named } from '../context.ts';
import { isDayAhead } from '../recognizers/dates/weekdaysAhead.ts';
import { mentionAt } from '../recognizers/names/mentions.ts';
import { nameIndexOf } from '../recognizers/names/nameIndex.ts';
import type { Reading, Span } from '../tokens/reading.ts';
import { hasPhrase } from '../tokens/surroundings.ts';
import {
  backReferences,
  clauseOpeners,
  contrasts,
  daysAhead,
  otherCrews,
  ownWork,
  positions,
  separateTickets,
  together,
} from '../words/asides.ts';
import { weekdays } from '../words/dates.ts';
import { isTomorrow } from './asides.ts';

/** Reports a comma or the end of a sentence; the marks inside `12:30` and `a.m.` end no clause. */
const endsClause = (reading: Reading, index: number) =>
  reading.endsSentence(index) ||
  (reading.norm(index) === ',' && reading.tokens[index + 1]?.isSpaced !== false);

/** Recognises a clause that begins with a contrast: "Ana is at the Longhorn but I'm on the Santa Fe". */
const beginsContrast = (reading: Reading, index: number) => {
  const size = reading.phrase(index, contrasts);
  return size > 0 && reading.phrase(index + size, ownWork) > 0;
};

/** Divides a text into clauses, without the mark at their end and without small words at their beginning. */
function clausesOf(reading: Reading): Span[] {
  const clauses: Span[] = [];
  let from = 0;
  const end = (to: number) => {
    while (from < to && reading.phrase(from, clauseOpeners) > 0) from += 1;
    if (to > from) clauses.push({ from, to });
  };
  for (let at = 0; at < reading.length; at += 1) {
    if (at > from && beginsContrast(reading, at)) {
      end(at);
      from = at;
    }
    if (!endsClause(reading, at)) continue;
    end(reading.at(at)?.kind === 'mark' ? at : at + 1);
    from = at + 1;
  }
  end(reading.length);
  return clauses;
}

/** Recognises a clause that begins with a day ahead: "tomorrow we rig up", "el viernes tenemos que volver". */
function isPlan(reading: Reading, { from }: Span): boolean {
  const at = ['el', 'on'].includes(reading.norm(from)) ? from + 1 : from;
  if (reading.phrase(from, daysAhead) > 0 || isTomorrow(reading, from)) return true;
  return weekdays.has(reading.norm(at)) && isDayAhead(reading, at);
}

/** Recognises a person elsewhere than the speaker: "Luis has the Longhorn today, I am on the Santa Fe". */
function isElsewhere(reading: Reading, clause: Span, next: Span | undefined, people: readonly Named[]) {
  if (next === undefined || reading.phrase(next.from, ownWork) === 0) return false;
  const person = mentionAt(reading, clause.from, nameIndexOf(people), { isFuzzy: false });
  return (
    person !== undefined &&
    reading.phrase(person.to, positions) > 0 &&
    !hasPhrase(reading, { from: person.to, to: clause.to }, together)
  );
}

/**
 * Takes the clauses that are not about the work of this ticket, so that no field is read from them: `plan` for days ahead,
 * which becomes a note, and `others` for the work of other people.
 */
export function consumeAsideClauses(reading: Reading, people: readonly Named[]): void {
  const clauses = clausesOf(reading);
  for (const [index, clause] of clauses.entries()) {
    const previous = clauses[index - 1];
    const hasOwnTicket = hasPhrase(reading, clause, separateTickets);
    if (isPlan(reading, clause)) reading.consume(clause, 'plan');
    else if (
      hasOwnTicket ||
      reading.phrase(clause.from, otherCrews) > 0 ||
      isElsewhere(reading, clause, clauses[index + 1], people)
    )
      reading.consume(clause, 'others');
    // "Jesús did the morning, that goes on his own ticket"
    const refersBack = hasOwnTicket && reading.phrase(clause.from, backReferences) > 0;
    if (refersBack && previous) reading.consume(previous, 'others');
  }
}

/** Reports a token of a clause that is not about the work of this ticket. */
export const isAside = (reading: Reading, index: number): boolean =>
  ['plan', 'others'].includes(reading.takenAs(index) ?? '');
