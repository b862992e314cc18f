import type { DraftFields } from '@derrick/domain/assistant';
import type { Evidence } from '../recognizers/candidate.ts';
import { readingsOf, type SpokenTime, type TimeReading } from '../recognizers/times/clocks.ts';
import { Phrases } from '../tokens/phrases.ts';
import type { Span, TokenizedText } from '../tokens/reading.ts';
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
  list.filter((item) => item.from >= from && item.from < to);

const partPhrases = new Phrases(partsOfDay.keys());

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the half of the day that is named shortly before a time, in the same sentence. */
function halfBefore(reading: TokenizedText, index: number): RangeHints['half'] {
  for (let at = index - 1; at >= 0 && at >= index - 8 && !reading.endsSentence(at); at -= 1) {
    const size = reading.phraseLengthAt(at, partPhrases);
    if (size === 0) continue;
    return partsOfDay.get(reading.words({ from: at, to: at + size })) ?? null;
  }
  return null;
}

/** Recognizes a night shift. "At night" right after a time only names the half of its day. */
const isNightSpoken = (reading: TokenizedText, job: Span): boolean =>
  reading.someToken(job, (at) => {
    const isHalf = reading.kindAt(at) === 'hours' || isAside(reading, at);
    return !isHalf && reading.phraseLengthAt(at, nightShifts) > 0;
  });

const field = (
  reading: TokenizedText,
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

/** Creates the field for one end of a time range. If two readings are equally likely, the field offers both. */
function endField(
  reading: TokenizedText,
  clock: SpokenTime,
  best: TimeReading,
  rival: TimeReading | undefined,
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

/**
 * Creates the field for a single time. If the half of the day is not stated, the field has the time of a usual day and
 * asks the user to check.
 */
function singleTimeField(reading: TokenizedText, clock: SpokenTime, hints: RangeHints): TimeField {
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
  /** The most likely reading, in minutes of the day. */
  minutes?: { start: number; end: number };
}

/** Reads the start and end of work or travel together. */
function readLeg(reading: TokenizedText, { start, end, duration }: Leg, hints: RangeHints): Solved {
  if (start && end) {
    const half = halfBefore(reading, start.from) ?? hints.half;
    const [best, second] = readingsOfRange(start, end, { ...hints, half });
    if (best === undefined) return {};
    const rival = second !== undefined && second.cost - best.cost < COST_DIFFERENCE_MIN ? second : undefined;
    // In "7:00 to 15:30", the end shows that both times use the 24-hour clock.
    const isKnown =
      end.half === 'day24' && end.hour > 12 && start.minute + end.minute >= 0 && start.half === null;
    return {
      start: endField(reading, start, best.start, rival?.start, isKnown),
      end: endField(reading, end, best.end, rival?.end, false),
      minutes: { start: best.start.minutes, end: best.end.minutes },
    };
  }
  if (start && duration) {
    const begin = singleTimeField(reading, start, hints);
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
    ...(start && { start: singleTimeField(reading, start, hints) }),
    ...(end && { end: singleTimeField(reading, end, { ...hints, half: hints.half ?? 'pm' }) }),
  };
}

/** Reads the work and travel times of one job. `job` is the span of its text. */
export function readShift(
  reading: TokenizedText,
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
  const early = soloWork ? readLeg(reading, travel, { ...hints, role: 'travel' }) : undefined;
  const arrived = early?.minutes && early.end;
  // If only the end of the work is stated, the work starts when the travel ends.
  const workLeg: Leg =
    arrived && soloWork ? { ...work, start: clockAt(early.minutes?.end ?? 0, travel) } : work;
  const since = callTime(within(hours.events, job), workLeg.start);
  const pauseAt = breakTime(within(hours.events, job));
  const workHints = {
    ...hints,
    ...(since !== undefined && { since }),
    ...(pauseAt !== undefined && { pauseAt }),
  };
  const solvedWork = readLeg(reading, workLeg, workHints);
  const solvedTravel =
    early ??
    readLeg(reading, travel, {
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

/** Returns the minute of the day of a call or departure before the work, if its half of the day is clear. */
function callTime(events: readonly FoundEvent[], start: SpokenTime | undefined): number | undefined {
  const last = events.findLast(
    ({ kind, to }) => ['other', 'depart'].includes(kind) && start !== undefined && to <= start.from,
  );
  const [only, second] = last ? readingsOf(last) : [];
  return second === undefined ? only?.minutes : undefined;
}

/** Returns the minute of the day of a break, if its half of the day is clear: "lunch at noon". */
function breakTime(events: readonly FoundEvent[]): number | undefined {
  const pause = events.find(({ kind }) => kind === 'break');
  const [only, second] = pause ? readingsOf(pause) : [];
  return second === undefined ? only?.minutes : undefined;
}

/** Maximum duration in minutes of a break inside the work of one ticket. */
const BREAK_MINUTES_MAX = 120;

/** Returns the end of the work that continues after a break: "7 to 12 and then 1 to 5". */
function laterEnd(
  reading: TokenizedText,
  ranges: readonly FoundRange[],
  end: number,
  hints: RangeHints,
): string | undefined {
  const [, second] = ranges.filter(({ role }) => role === 'work');
  const minutes = second && readLeg(reading, second, { ...hints, after: end }).minutes;
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
