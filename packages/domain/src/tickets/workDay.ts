import { addDays } from '../format/days.ts';
import { clockOffset, instantOf } from '../format/zones.ts';

/** The work times of a ticket as `HH:mm`. An end before the start is on the next day. */
export interface WorkTimes {
  workStartedAt: string | null;
  workEndedAt: string | null;
}

/** The current time and the company's time zone. */
export interface TicketClock {
  now: Date;
  /** IANA name. Default: the time zone of the environment. */
  timeZone?: string | undefined;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const todayOf = ({ now, timeZone }: TicketClock) =>
  isoDay(now.getTime() + clockOffset(now.getTime(), timeZone));

/** Returns true if part of the work is in the future: its day, its end or, without an end, its start. */
export function isWorkInFuture(
  { workDate, workStartedAt: start, workEndedAt: end }: WorkTimes & { workDate: string },
  clock: TicketClock,
): boolean {
  if (workDate > todayOf(clock)) return true;
  const last = end ?? start;
  if (last === null) return false;
  const endsNextDay = start !== null && end !== null && end < start;
  const lastDay = endsNextDay ? addDays(workDate, 1) : workDate;
  return instantOf(lastDay, last, clock.timeZone) > clock.now.getTime();
}

/**
 * Returns the default work date, `YYYY-MM-DD`: the latest day for which the work is already finished. A night shift
 * recorded the next morning gets the previous day, and a ticket without times gets today.
 */
export function defaultWorkDate(times: WorkTimes, clock: TicketClock): string {
  let day = todayOf(clock);
  while (isWorkInFuture({ ...times, workDate: day }, clock)) day = addDays(day, -1);
  return day;
}
