import { readingsOf, type SpokenTime, type TimeReading } from '../recognizers/times/clocks.ts';
import { RANGE_COSTS } from './scores.ts';

/** One reading of a start and an end with its cost. The reading with the lowest cost is the most likely. */
export interface RangeReading {
  start: TimeReading;
  end: TimeReading;
  cost: number;
}

/** Facts from the text that make some readings of a time range more likely. */
export interface RangeHints {
  role: 'work' | 'travel';
  /** The text mentions a night shift. */
  isNight: boolean;
  /** The half of the day that the text names close to the range. */
  half: 'am' | 'pm' | 'night' | null;
  /** End of the previous job, in minutes of the day. */
  after?: number;
  /** Time of a call or departure, in minutes of the day. Work starts within 12 hours after it. */
  since?: number;
  /** A break inside the work, in minutes of the day. */
  pauseAt?: number;
  /** The hours of work, in minutes of the day, if the range is travel before or after it. */
  work?: { start: number; end: number };
}

/** Lists the readings of a start and an end, most likely first. */
export function readingsOfRange(start: SpokenTime, end: SpokenTime, hints: RangeHints): RangeReading[] {
  const all = readingsOf(start).flatMap((from) =>
    readingsOf(end).map((to) => ({ start: from, end: to, cost: costOf(from, to, hints) })),
  );
  return all.toSorted((a, b) => a.cost - b.cost);
}

/** Returns the minutes from one minute of the day to another, also across midnight. */
const minutesBetween = (from: number, to: number) => (to - from + 1440) % 1440;

/** Returns the cost of a reading. `RANGE_COSTS` has the parts. */
function costOf(
  start: TimeReading,
  end: TimeReading,
  { role, isNight, half, after, since, pauseAt, work }: RangeHints,
): number {
  const costs = RANGE_COSTS;
  const minutes = minutesBetween(start.minutes, end.minutes);
  if (minutes === 0) return costs.noLength;
  const hours = minutes / 60;
  const usual = costs.usualHours[role];
  let cost = hours > usual ? costs.hourMore[role] * (hours - usual) : costs.hourLess[role] * (usual - hours);
  if (hours > costs.hoursMax) cost += costs.tooLong;
  if (pauseAt !== undefined && minutesBetween(start.minutes, pauseAt) >= minutes) cost += costs.pauseOutside;
  if (end.minutes === 0) cost += costs.untilMidnight;
  else if (end.minutes < start.minutes) cost += isNight ? costs.acrossMidnightAtNight : costs.acrossMidnight;
  if (start.isGuess) {
    cost += costOfStart(start.minutes, role, isNight, half);
    if (after !== undefined && start.minutes < after) cost += costs.beforePreviousJob;
    if (since !== undefined && minutesBetween(since, start.minutes) >= 720) cost += costs.beforeCall;
  }
  return work === undefined ? cost : cost + costBeside(start.minutes, end.minutes, work);
}

/** Returns the cost of travel, depending on its position before, after or inside the work. */
function costBeside(start: number, end: number, work: { start: number; end: number }): number {
  if (end === work.start || start === work.end) return RANGE_COSTS.besideWork;
  const isInside = (at: number) =>
    work.start < work.end ? at > work.start && at < work.end : at > work.start || at < work.end;
  return isInside(start) || isInside(end) ? RANGE_COSTS.insideWork : 0;
}

/** Returns the cost of a start time without a stated half of the day. */
function costOfStart(
  minutes: number,
  role: RangeHints['role'],
  isNight: boolean,
  half: RangeHints['half'],
): number {
  const costs = RANGE_COSTS;
  if (half === 'am') return minutes < 720 ? 0 : costs.otherHalf;
  if (half === 'pm') return minutes >= 720 ? 0 : costs.otherHalf;
  if (isNight || half === 'night') return minutes >= 960 || minutes < 240 ? 0 : costs.dayStartAtNight;
  return costs.startBefore[role].find(({ minute }) => minutes < minute)?.cost ?? 0;
}
