import { Phrases } from '../../tokens/phrases.ts';
import type { Reading } from '../../tokens/reading.ts';
import { tellsOfWork } from '../../tokens/wordKinds.ts';
import { englishActionForms, spanishActionForms } from '../../words/actions.ts';
import {
  arrivalWords,
  breakWords,
  departWords,
  endWords,
  leaveWords,
  otherWords,
  returnWords,
  startWords,
  travelWords,
  workWords,
} from '../../words/jobs.ts';
import { partsOfDay } from '../../words/times.ts';

export type Role = 'work' | 'travel' | 'break';
/** Event at an hour. `break` is a pause inside the work; the meaning of `other` follows from its position among the hours. */
export type EventKind = 'start' | 'end' | 'arrive' | 'leave' | 'depart' | 'return' | 'break' | 'other';

const nothing = { text: '', norm: '' };

/** Words that say what hours near them are. */
export interface Cue {
  from: number;
  to: number;
  role?: Role | 'action';
  event?: EventKind;
}

const actionForms = new Phrases([...englishActionForms, ...spanishActionForms]);
const partPhrases = new Phrases(partsOfDay.keys());
const roleTables: readonly (readonly [Role, Phrases])[] = [
  ['break', breakWords],
  ['travel', travelWords],
  ['work', workWords],
];
const eventTables: readonly (readonly [EventKind, Phrases])[] = [
  ['depart', departWords],
  ['return', returnWords],
  ['end', endWords],
  ['start', startWords],
  ['arrive', arrivalWords],
  ['leave', leaveWords],
  ['other', otherWords],
];

/** The longest phrase of some tables at an index. */
function longest<T>(reading: Reading, index: number, tables: readonly (readonly [T, Phrases])[]) {
  let best: { of: T; size: number } | undefined;
  for (const [of, table] of tables) {
    const size = reading.phrase(index, table);
    if (size > (best?.size ?? 0)) best = { of, size };
  }
  return best;
}

/** A verb of work, also an irregular one such as "ran" or a noun that says as much. */
const isWork = (reading: Reading, index: number) =>
  tellsOfWork(reading.tokens[index] ?? nothing) || reading.phrase(index, actionForms) > 0;

/** Finds the words that say what hours near them are. */
export function findCues(reading: Reading): Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < reading.length; at += 1) {
    const event = longest(reading, at, eventTables);
    const role = longest(reading, at, roleTables);
    const as = reading.takenAs(at);
    if (as !== undefined && as !== 'date') continue;
    const isTravel = event?.of === 'return' || event?.of === 'depart';
    if (event)
      cues.push({
        from: at,
        to: at + event.size,
        event: event.of,
        ...(isTravel && { role: 'travel' as const }),
      });
    else if (isTimeIn(reading, at)) cues.push({ from: at, to: at + 1, event: 'start' });
    if (role && role.of === 'break' && isNotTaken(reading, at)) continue;
    if (role) cues.push({ from: at, to: at + role.size, role: role.of });
    else if (as === 'date' || reading.phrase(at, partPhrases) > 0 || (!event && isWork(reading, at))) {
      cues.push({ from: at, to: at + 1, role: 'action' });
    }
    // "left the yard" is one phrase, not also "left".
    if (event && event.size > 1) at += event.size - 1;
  }
  return cues;
}

/** Recognises a break that was not taken: "worked through lunch", "sin comida". */
const isNotTaken = (reading: Reading, index: number): boolean =>
  ['through', 'thru', 'no', 'without', 'skipped', 'sin'].includes(reading.norm(index - 1));

/** Recognises the start of work on a time sheet, "in 8, out 12:15", or in "there at 8". */
const isTimeIn = (reading: Reading, index: number): boolean =>
  (index === 0 || reading.at(index - 1)?.kind === 'mark') &&
  ((reading.norm(index) === 'in' && reading.at(index + 1)?.kind === 'number') ||
    (reading.norm(index) === 'there' && reading.norm(index + 1) === 'at'));

/** Returns the index of the first cue at or after each token. */
export function cueStarts(reading: Reading, cues: readonly Cue[]): number[] {
  const starts: number[] = new Array(reading.length + 1).fill(cues.length);
  for (let index = cues.length - 1; index >= 0; index -= 1) starts[cues[index]?.from ?? 0] = index;
  for (let at = reading.length - 1; at >= 0; at -= 1) {
    starts[at] = Math.min(starts[at] ?? cues.length, starts[at + 1] ?? cues.length);
  }
  return starts;
}
