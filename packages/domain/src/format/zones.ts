import { dateFormat } from './intl.ts';

const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;

/** Returns the format that reads the date and time of a zone. */
const formatOf = (timeZone: string | undefined): Intl.DateTimeFormat =>
  dateFormat('en-US', {
    ...(timeZone !== undefined && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/**
 * Returns the difference of a time zone's clocks from UTC in milliseconds. Positive if they are ahead.
 * @param instant milliseconds since 1970 in UTC
 * @param timeZone IANA name. Default: the time zone of the environment.
 * @throws {RangeError} if the environment does not know the time zone
 */
export function clockOffset(instant: number, timeZone?: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * Returns the instant at which the clocks of a time zone show a date and time, in milliseconds since 1970 in UTC. If the
 * time occurs twice because the clocks are set back, the first one is returned. A time skipped by the clocks is computed
 * with the offset before the change.
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm`, with or without seconds
 * @param timeZone IANA name. Default: the time zone of the environment.
 */
export function instantOf(day: string, time: string, timeZone?: string): number {
  const wall = Date.parse(`${day}T${time}Z`);
  const instantWith = (offsetAt: number) => wall - clockOffset(offsetAt, timeZone);
  const before = instantWith(wall - MILLISECONDS_PER_DAY);
  const after = instantWith(wall + MILLISECONDS_PER_DAY);
  const shown = [before, after].filter((instant) => instant + clockOffset(instant, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}
