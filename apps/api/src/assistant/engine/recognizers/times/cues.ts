import { Phrases } from '../../tokens/phrases.ts';
import type { TokenizedText } from '../../tokens/reading.ts';
import { isWorkVerb } from '../../tokens/wordKinds.ts';
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
/**
 * Kind of event at a time. `break` is a break inside the work. `other` is an event whose meaning follows from its
 * position among the other times.
 */
export type EventKind = 'start' | 'end' | 'arrive' | 'leave' | 'depart' | 'return' | 'break' | 'other';

const emptyToken = { text: '', norm: '' };

/** Words near a time that give its role ("drove 6 to 7" is travel) or its event ("got there at 7" is the arrival). */
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

/** Returns the longest phrase of several tables at an index. */
function longest<T>(reading: TokenizedText, index: number, tables: readonly (readonly [T, Phrases])[]) {
  let best: { of: T; size: number } | undefined;
  for (const [of, table] of tables) {
    const size = reading.phraseLengthAt(index, table);
    if (size > (best?.size ?? 0)) best = { of, size };
  }
  return best;
}

/** Recognizes a verb of work, including irregular forms such as "ran", and nouns of work such as "cambio de". */
const isWork = (reading: TokenizedText, index: number) =>
  isWorkVerb(reading.tokens[index] ?? emptyToken) || reading.phraseLengthAt(index, actionForms) > 0;

/** Finds the words that give the role or event of nearby times. */
export function findCues(reading: TokenizedText): Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < reading.length; at += 1) {
    const event = longest(reading, at, eventTables);
    const role = longest(reading, at, roleTables);
    const as = reading.kindAt(at);
    if (as !== undefined && as !== 'date') continue;
    const isTravel = event?.of === 'return' || event?.of === 'depart';
    if (event)
      cues.push({
        from: at,
        to: at + event.size,
        event: event.of,
        ...(isTravel && { role: 'travel' as const }),
      });
    else if (isSignIn(reading, at)) cues.push({ from: at, to: at + 1, event: 'start' });
    if (role && role.of === 'break' && isSkippedBreak(reading, at)) continue;
    if (role) cues.push({ from: at, to: at + role.size, role: role.of });
    else if (
      as === 'date' ||
      reading.phraseLengthAt(at, partPhrases) > 0 ||
      (!event && isWork(reading, at))
    ) {
      cues.push({ from: at, to: at + 1, role: 'action' });
    }
    // "left the yard" is one phrase, so "left" is not another cue.
    if (event && event.size > 1) at += event.size - 1;
  }
  return cues;
}

/** Recognizes a break that did not happen: "worked through lunch", "sin comida". */
const isSkippedBreak = (reading: TokenizedText, index: number): boolean =>
  ['through', 'thru', 'no', 'without', 'skipped', 'sin'].includes(reading.normalizedAt(index - 1));

/** Recognizes the start of work on a time sheet ("in 8, out 12:15") and in "there at 8". */
const isSignIn = (reading: TokenizedText, index: number): boolean =>
  (index === 0 || reading.tokenAt(index - 1)?.kind === 'mark') &&
  ((reading.normalizedAt(index) === 'in' && reading.tokenAt(index + 1)?.kind === 'number') ||
    (reading.normalizedAt(index) === 'there' && reading.normalizedAt(index + 1) === 'at'));

/** Returns, for each token, the index of the first cue at or after it. */
export function cueStarts(reading: TokenizedText, cues: readonly Cue[]): number[] {
  const starts: number[] = new Array(reading.length + 1).fill(cues.length);
  for (let index = cues.length - 1; index >= 0; index -= 1) starts[cues[index]?.from ?? 0] = index;
  for (let at = reading.length - 1; at >= 0; at -= 1) {
    starts[at] = Math.min(starts[at] ?? cues.length, starts[at + 1] ?? cues.length);
  }
  return starts;
}
