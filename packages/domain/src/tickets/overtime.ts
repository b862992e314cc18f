import type { WeekStart } from '../format/conventions.ts';
import { addDays } from '../format/days.ts';

/** Hours of work after which overtime starts. Null counts no overtime by day, or by week. */
export interface OvertimeThresholds {
  dailyHours: number | null;
  weeklyHours: number | null;
}

/** The work that a technician recorded on one ticket. */
export interface WorkShift {
  /** `YYYY-MM-DD`. */
  workDate: string;
  /** `HH:mm` or `HH:mm:ss`. Work without a start time comes last on its day. */
  startedAt: string | null;
  /** Number of the ticket's code. Null for a new ticket, which comes after tickets with the same start time. */
  number: number | null;
  /** Hours of work without standby, with up to three decimals. */
  hours: number;
}

const DAYS_OF_WEEK = 7;

/** Days of the week as in `Date.getUTCDay`. */
const firstDays = { SUNDAY: 0, MONDAY: 1, SATURDAY: 6 } as const satisfies Record<WeekStart, number>;

/**
 * Returns the first and the last day of the week of a day.
 * @param day `YYYY-MM-DD`
 */
export function weekOf(day: string, weekStart: WeekStart): { from: string; until: string } {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const past = (weekday - firstDays[weekStart] + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return { from: addDays(day, -past), until: addDays(day, DAYS_OF_WEEK - 1 - past) };
}

const inThousandths = (hours: number) => Math.round(hours * 1000);

/** Sorts by day, start time and number. */
function inOrder(a: WorkShift, b: WorkShift): number {
  const keyOf = ({ workDate, startedAt }: WorkShift) => `${workDate} ${startedAt?.slice(0, 5) ?? '~'}`;
  const [first, second] = [keyOf(a), keyOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return (a.number ?? Number.POSITIVE_INFINITY) < (b.number ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}

/**
 * Returns the overtime hours of one ticket. Overtime starts when the hours of the technician's tickets up to this one
 * exceed a threshold: first those of the day, then the hours of the week that are not overtime by day. Later tickets have
 * no effect.
 * @param others the technician's other tickets of the same week
 */
export function overtimeHours(
  shift: WorkShift,
  others: readonly WorkShift[],
  { dailyHours, weeklyHours }: OvertimeThresholds,
): number {
  const dailyMax = dailyHours === null ? Number.POSITIVE_INFINITY : inThousandths(dailyHours);
  const weeklyMax = weeklyHours === null ? Number.POSITIVE_INFINITY : inThousandths(weeklyHours);
  const shifts = [...others.filter((other) => inOrder(other, shift) < 0).sort(inOrder), shift];
  const regularOfDays = new Map<string, number>();
  let regularOfWeek = 0;
  let overtime = 0;
  for (const { workDate, hours } of shifts) {
    const regularOfDay = regularOfDays.get(workDate) ?? 0;
    const work = inThousandths(hours);
    const byDay = Math.min(work, Math.max(0, dailyMax - regularOfDay));
    regularOfDays.set(workDate, regularOfDay + byDay);
    const regular = Math.min(byDay, Math.max(0, weeklyMax - regularOfWeek));
    regularOfWeek += regular;
    overtime = work - regular;
  }
  return overtime / 1000;
}
