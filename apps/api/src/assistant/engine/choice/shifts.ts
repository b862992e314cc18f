import type { DraftFields } from '@derrick/domain/assistant';
import type { Evidence } from '../recognizers/candidate.ts';
import { type Clock, type ClockReading, readingsOf } from '../recognizers/times/clocks.ts';
import { Phrases } from '../tokens/phrases.ts';
import type { Reading, Span } from '../tokens/reading.ts';
import { nightShifts, partsOfDay } from '../words/times.ts';
import { isAside } from './asideClauses.ts';
import type { FoundEvent, FoundHours, FoundRange } from './foundHours.ts';
import { clockAt, type Leg, legsOf } from './legs.ts';
import { type RangeHints, readingsOfRange } from './rangeReadings.ts';
import { COST_DIFFERENCE_MIN } from './scores.ts';
import { confidenceOf } from './sureness.ts';

type TimeField = NonNullable<DraftFields['workStartedAt']>;
export type TimeFields = Pick<
  DraftFields,
  'workStartedAt' | 'workEndedAt' | 'travelStartedAt' | 'travelEndedAt'
>;

const within = <T extends Span>(list: readonly T[], { from, to }: Span): T[] =>
  list.filter((span) => span.from >= from && span.from < to);

const partPhrases = new Phrases(partsOfDay.keys());

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The half of the day that is named before an hour, in its sentence and close to it. */
function halfBefore(reading: Reading, index: number): RangeHints['half'] {
  for (let at = index - 1; at >= 0 && at >= index - 8 && !reading.endsSentence(at); at -= 1) {
    const size = reading.phrase(at, partPhrases);
    if (size === 0) continue;
    return partsOfDay.get(reading.words({ from: at, to: at + size })) ?? null;
  }
  return null;
}

/** Recognises a night shift; "at night" after an hour is only the half of its day. */
const isNightSpoken = (reading: Reading, job: Span): boolean =>
  reading.some(job, (at) => {
    const isHalf = reading.takenAs(at) === 'hours' || isAside(reading, at);
    return !isHalf && reading.phrase(at, nightShifts) > 0;
  });

const field = (
  reading: Reading,
  span: Span,
  value: string | null,
  evidence: Evidence,
  options: readonly string[] = [],
): TimeField => ({
  value,
  ...reading.quote(span),
  confidence: confidenceOf(evidence),
  ...(options.length > 0 && { candidates: options.map((time) => ({ id: time, label: time })) }),
});

/** Writes one end of a range: its likeliest hour, or both when they are equally likely. */
function endField(
  reading: Reading,
  clock: Clock,
  best: ClockReading,
  rival: ClockReading | undefined,
  isKnown: boolean,
) {
  if (rival !== undefined && rival.minutes !== best.minutes) {
    const options = [best.minutes, rival.minutes].toSorted((a, b) => a - b).map(timeOf);
    return field(reading, clock, null, 'rivalHours', options);
  }
  return field(
    reading,
    clock,
    timeOf(best.minutes),
    best.isGuess && !isKnown ? 'halfOfUsualDay' : 'clearHour',
  );
}

/** One hour alone: that of a usual day, to be looked at unless its half is said. */
function aloneField(reading: Reading, clock: Clock, hints: RangeHints): TimeField {
  const [first, second] = readingsOf(clock);
  const half = hints.half ?? halfBefore(reading, clock.from);
  const isLate =
    half === 'pm' || (half === null && (first?.minutes ?? 0) < 300) || (half === 'night' && hints.isNight);
  const chosen = second !== undefined && isLate ? second : first;
  return field(
    reading,
    clock,
    timeOf(chosen?.minutes ?? 0),
    second === undefined ? 'clearHour' : 'halfOfUsualDay',
  );
}

interface Solved {
  start?: TimeField;
  end?: TimeField;
  /** The likeliest reading, in minutes of the day. */
  minutes?: { start: number; end: number };
}

/** Reads both ends of a leg together. */
function solve(reading: Reading, { start, end, duration }: Leg, hints: RangeHints): Solved {
  if (start && end) {
    const half = halfBefore(reading, start.from) ?? hints.half;
    const [best, second] = readingsOfRange(start, end, { ...hints, half });
    if (best === undefined) return {};
    const rival = second !== undefined && second.cost - best.cost < COST_DIFFERENCE_MIN ? second : undefined;
    // "7:00 to 15:30" counts to 24.
    const isKnown =
      end.half === 'day24' && end.hour > 12 && start.minute + end.minute >= 0 && start.half === null;
    return {
      start: endField(reading, start, best.start, rival?.start, isKnown),
      end: endField(reading, end, best.end, rival?.end, false),
      minutes: { start: best.start.minutes, end: best.end.minutes },
    };
  }
  if (start && duration) {
    const begin = aloneField(reading, start, hints);
    const [hour = 0, minute = 0] = (begin.value ?? '').split(':').map(Number);
    const from = hour * 60 + minute;
    const to = Math.round(from + duration.minutes) % 1440;
    return {
      start: begin,
      end: field(reading, duration, timeOf(to), 'computedHour'),
      minutes: { start: from, end: to },
    };
  }
  return {
    ...(start && { start: aloneField(reading, start, hints) }),
    ...(end && { end: aloneField(reading, end, { ...hints, half: hints.half ?? 'pm' }) }),
  };
}

/** The hours of one job, a span of the text, as fields of its ticket. */
export function readShift(
  reading: Reading,
  hours: FoundHours,
  job: Span,
  after?: number,
): TimeFields & { endsAt?: number } {
  const { work, travel } = legsOf(reading, {
    ranges: within(hours.ranges, job),
    events: within(hours.events, job),
    durations: within(hours.durations, job),
  });
  const hints: RangeHints = {
    role: 'work',
    isNight: isNightSpoken(reading, job),
    half: null,
    ...(after !== undefined && { after }),
  };
  const soloWork = work.end !== undefined && work.start === undefined;
  const early = soloWork ? solve(reading, travel, { ...hints, role: 'travel' }) : undefined;
  const arrived = early?.minutes && early.end;
  // Work that only has an end begins where the travel ends.
  const workLeg: Leg =
    arrived && soloWork ? { ...work, start: clockAt(early.minutes?.end ?? 0, travel) } : work;
  const since = calledAt(within(hours.events, job), workLeg.start);
  const pauseAt = pausedAt(within(hours.events, job));
  const workHints = {
    ...hints,
    ...(since !== undefined && { since }),
    ...(pauseAt !== undefined && { pauseAt }),
  };
  const solvedWork = solve(reading, workLeg, workHints);
  const solvedTravel =
    early ??
    solve(reading, travel, {
      ...hints,
      role: 'travel',
      ...(solvedWork.minutes && { work: solvedWork.minutes }),
    });
  const later =
    solvedWork.minutes && laterEnd(reading, within(hours.ranges, job), solvedWork.minutes.end, hints);
  const start = arrived ? { ...arrived, confidence: confidenceOf('computedHour') } : solvedWork.start;
  return {
    ...(start && { workStartedAt: start }),
    ...(solvedWork.end && { workEndedAt: later ? withChoice(solvedWork.end, later) : solvedWork.end }),
    ...(solvedTravel.start && { travelStartedAt: solvedTravel.start }),
    ...(solvedTravel.end && { travelEndedAt: solvedTravel.end }),
    ...(solvedWork.minutes && { endsAt: solvedWork.minutes.end }),
  };
}

/** When somebody was called or set out before the work began, where the half of the day was said. */
function calledAt(events: readonly FoundEvent[], start: Clock | undefined): number | undefined {
  const last = events.findLast(
    ({ kind, to }) => ['other', 'depart'].includes(kind) && start !== undefined && to <= start.from,
  );
  const [only, second] = last ? readingsOf(last) : [];
  return second === undefined ? only?.minutes : undefined;
}

/** When there was a pause, where the half of the day was said: "lunch at noon". */
function pausedAt(events: readonly FoundEvent[]): number | undefined {
  const pause = events.find(({ kind }) => kind === 'break');
  const [only, second] = pause ? readingsOf(pause) : [];
  return second === undefined ? only?.minutes : undefined;
}

/** Longest break inside the work of one ticket. */
const BREAK_MINUTES_MAX = 120;

/** Returns the end of the work that continues after a break: "7 to 12 and then 1 to 5". */
function laterEnd(
  reading: Reading,
  ranges: readonly FoundRange[],
  end: number,
  hints: RangeHints,
): string | undefined {
  const [, second] = ranges.filter(({ role }) => role === 'work');
  const minutes = second && solve(reading, second, { ...hints, after: end }).minutes;
  const gap = minutes ? minutes.start - end : -1;
  return minutes && gap >= 0 && gap <= BREAK_MINUTES_MAX ? timeOf(minutes.end) : undefined;
}

/** Turns the end of the work into a choice, because only the user knows whether the ticket includes the break. */
const withChoice = (field: TimeField, later: string): TimeField =>
  field.value === null || field.value === later
    ? field
    : {
        ...field,
        value: null,
        confidence: confidenceOf('rivalHours'),
        candidates: [field.value, later].map((time) => ({ id: time, label: time })),
      };
