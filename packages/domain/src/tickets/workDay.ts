import { clockOffset, instantOf } from '../format/zones.ts';

/** The times of day of a ticket's work, `HH:mm`; an end earlier than the start is on the next day. */
export interface WorkTimes {
  workStartedAt: string | null;
  workEndedAt: string | null;
}

/** The moment at which a ticket is looked at, and where its company is. */
export interface TicketClock {
  now: Date;
  /** IANA name; the zone of the environment unless given. */
  timeZone?: string | undefined;
}

const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const addDays = (day: string, days: number) => isoDay(Date.parse(day) + days * MILLISECONDS_PER_DAY);

const todayOf = ({ now, timeZone }: TicketClock) =>
  isoDay(now.getTime() + clockOffset(now.getTime(), timeZone));

/** Checks whether a part of the work is still to come: its day, its end or, without an end, its start. */
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
 * Returns the work date of a ticket that names none, `YYYY-MM-DD`: the latest day on which the work is over. A night shift
 * that is recorded the next morning gets the day before, a ticket without times gets today.
 */
export function defaultWorkDate(times: WorkTimes, clock: TicketClock): string {
  let day = todayOf(clock);
  while (isWorkInFuture({ ...times, workDate: day }, clock)) day = addDays(day, -1);
  return day;
}
