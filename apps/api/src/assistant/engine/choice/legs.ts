import type { Clock } from '../recognizers/times/clocks.ts';
import type { EventKind } from '../recognizers/times/cues.ts';
import type { Reading } from '../tokens/reading.ts';
import type { FoundDuration, FoundEvent, FoundHours, FoundRange } from './foundHours.ts';
import { chosenMention } from './people.ts';

/** The two ends of work or travel, each an hour that was said, or a length of time after the other end. */
export interface Leg {
  start?: Clock;
  end?: Clock;
  duration?: FoundDuration;
}

/** Finds the beginnings and ends of work and travel of one job. */
export function legsOf(
  reading: Reading,
  { ranges, events, durations }: FoundHours,
): { work: Leg; travel: Leg } {
  const workRange = chosenMention(
    reading,
    ranges.filter(({ role }) => role === 'work'),
  );
  const travelRange = ranges.find(({ role }) => role === 'travel');
  const kinds = withPlaces(withLeaving(events, workRange));
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
  depart: Clock | undefined,
  arrival: Clock | undefined,
  back: Clock | undefined,
  end: Clock | undefined,
  length: FoundDuration | undefined,
): Leg {
  if (depart) return { start: depart, ...(arrival ? { end: arrival } : length && { duration: length }) };
  return back && end ? { start: end, end: back } : {};
}

/** Gives the hours whose words say nothing the part that is missing: what came before the end was the start. */
function withPlaces(events: readonly FoundEvent[]): FoundEvent[] {
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

/** Resolves "left": a departure before the work, and the end of the work after its start. */
function withLeaving(events: readonly FoundEvent[], workRange: FoundRange | undefined): FoundEvent[] {
  let hasBegun = false;
  return events.map((event) => {
    const isLeaving = event.kind === 'leave';
    // Setting out after the work has begun is its end.
    if (event.kind === 'depart' && hasBegun) return { ...event, kind: 'end' };
    const began = hasBegun || (workRange !== undefined && workRange.from < event.from);
    hasBegun = true;
    return isLeaving ? { ...event, kind: began ? 'end' : 'depart' } : event;
  });
}

/** An hour that is known to the minute, said by the words of another. */
export const clockAt = (minutes: number, { start, end }: Leg): Clock => ({
  hour: Math.floor(minutes / 60),
  minute: minutes % 60,
  half: 'day24',
  isCertain: true,
  isPacked: false,
  from: end?.from ?? start?.from ?? 0,
  to: end?.to ?? start?.to ?? 0,
});
