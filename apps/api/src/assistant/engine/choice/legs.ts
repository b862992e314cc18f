import type { SpokenTime } from '../recognizers/times/clocks.ts';
import type { EventKind } from '../recognizers/times/cues.ts';
import type { TokenizedText } from '../tokens/reading.ts';
import type { FoundDuration, FoundEvent, FoundHours, FoundRange } from './foundHours.ts';
import { chosenMention } from './people.ts';

/** The start and end of work or travel. Each is a stated time, or is computed from the other end and a duration. */
export interface Leg {
  start?: SpokenTime;
  end?: SpokenTime;
  duration?: FoundDuration;
}

/** Finds the start and end of work and travel of one job. */
export function legsOf(
  reading: TokenizedText,
  { ranges, events, durations }: FoundHours,
): { work: Leg; travel: Leg } {
  const workRange = chosenMention(
    reading,
    ranges.filter(({ role }) => role === 'work'),
  );
  const travelRange = ranges.find(({ role }) => role === 'travel');
  const kinds = withMissingEvents(withResolvedDepartures(events, workRange));
  const first = (kind: EventKind) => kinds.find((event) => event.kind === kind);
  const arrival = first('arrive');
  const depart = first('depart');
  const workLength = durations.find(({ role }) => role === 'work');
  const travelLength = durations.find(({ role }) => role === 'travel');
  const start = first('start') ?? arrival;
  const end = kinds.findLast((event) => event.kind === 'end');
  const work: Leg = workRange ?? {
    ...(start && { start }),
    ...(end && { end }),
    ...(workLength && !end && { duration: workLength }),
  };
  return { work, travel: travelRange ?? travelOf(depart, arrival, first('return'), end, travelLength) };
}

function travelOf(
  depart: SpokenTime | undefined,
  arrival: SpokenTime | undefined,
  back: SpokenTime | undefined,
  end: SpokenTime | undefined,
  length: FoundDuration | undefined,
): Leg {
  if (depart) return { start: depart, ...(arrival ? { end: arrival } : length && { duration: length }) };
  return back && end ? { start: end, end: back } : {};
}

/**
 * Assigns a role to a time without an event: before the end of work it is the arrival, after the start of work it is the
 * end.
 */
function withMissingEvents(events: readonly FoundEvent[]): FoundEvent[] {
  const hasStart = events.some(({ kind }) => kind === 'start' || kind === 'arrive');
  const firstEnd = events.findIndex(({ kind }) => kind === 'end');
  if (!hasStart && firstEnd > 0) {
    const before = events.findLastIndex(({ kind }, index) => kind === 'other' && index < firstEnd);
    return events.map((event, index) => (index === before ? { ...event, kind: 'arrive' } : event));
  }
  const start = events.findIndex(({ kind }) => kind === 'start' || kind === 'arrive');
  const after = events.findLastIndex(({ kind }, index) => kind === 'other' && index > start);
  if (!hasStart || firstEnd >= 0 || after < 0) return [...events];
  return events.map((event, index) => (index === after ? { ...event, kind: 'end' } : event));
}

/** Resolves "left": a departure if it comes before the work, the end of work if it comes after the start. */
function withResolvedDepartures(
  events: readonly FoundEvent[],
  workRange: FoundRange | undefined,
): FoundEvent[] {
  let hasBegun = false;
  return events.map((event) => {
    const isLeaving = event.kind === 'leave';
    // "Set out" after the start of work is the end of work.
    if (event.kind === 'depart' && hasBegun) return { ...event, kind: 'end' };
    const began = hasBegun || (workRange !== undefined && workRange.from < event.from);
    hasBegun = true;
    return isLeaving ? { ...event, kind: began ? 'end' : 'depart' } : event;
  });
}

/** Creates a time from minutes of the day, with the position of a stated time in the text. */
export const clockAt = (minutes: number, { start, end }: Leg): SpokenTime => ({
  hour: Math.floor(minutes / 60),
  minute: minutes % 60,
  half: 'day24',
  isCertain: true,
  isPacked: false,
  from: end?.from ?? start?.from ?? 0,
  to: end?.to ?? start?.to ?? 0,
});
