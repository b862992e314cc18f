import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOffset, instantOf } from '../format/zones.ts';
import { defaultWorkDate, isWorkInFuture } from './workDay.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const timeZone = fc.constantFrom(
  'UTC',
  'America/Chicago',
  'America/St_Johns',
  'Europe/Madrid',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const dayAfter = (day: string) => isoDay(Date.parse(day) + DAY);
const now = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
});
// Days of clock changes in Chicago, St. John's, Madrid and on Lord Howe Island. Half of all runs are near them.
const nearClockChange = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04'),
    fc.integer({ min: -2 * DAY, max: 2 * DAY }),
  )
  .map(([day, shift]) => new Date(Date.parse(day) + shift));
const moment = fc.oneof(now, nearClockChange);

describe('instantOf', () => {
  it('returns the first instant at which clocks show the time, unless clocks skip the time', () => {
    fc.assert(
      fc.property(moment, time, timeZone, (around, at, zone) => {
        const day = isoDay(around.getTime());
        const instant = instantOf(day, at, zone);
        const shown = instant + clockOffset(instant, zone);
        const isSkipped = clockOffset(instant, zone) > clockOffset(instant - 3 * HOUR, zone);
        if (shown !== Date.parse(`${day}T${at}Z`)) expect(isSkipped).toBe(true);
        // The time must not also occur earlier: `instantOf` returns the first occurrence.
        for (const change of [HOUR / 2, HOUR]) {
          const earlier = instant - change;
          expect(earlier + clockOffset(earlier, zone)).not.toBe(shown);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['twice', '2026-11-01', '01:30', '2026-11-01T06:30'],
    ['never', '2026-03-08', '02:30', '2026-03-08T08:30'],
    ['with seconds', '2026-07-01', '12:00:00', '2026-07-01T17:00'],
  ])('reads a time that occurs %s in Chicago', (_, day, at, expected) => {
    expect(new Date(instantOf(day, at, 'America/Chicago')).toISOString().slice(0, 16)).toBe(expected);
  });
});

describe('defaultWorkDate', () => {
  it('returns the start day of a shift recorded up to 12 hours after the end of the shift', () => {
    fc.assert(
      fc.property(
        moment,
        time,
        time,
        fc.integer({ min: 0, max: 12 * HOUR }),
        timeZone,
        (around, workStartedAt, workEndedAt, delay, zone) => {
          const day = isoDay(around.getTime());
          const lastDay = workEndedAt < workStartedAt ? dayAfter(day) : day;
          const end = instantOf(lastDay, workEndedAt, zone);
          const clock = { now: new Date(end + delay), timeZone: zone };
          expect(defaultWorkDate({ workStartedAt, workEndedAt }, clock)).toBe(day);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('returns the latest day on which no part of the work is in the future', () => {
    const optionalTime = fc.option(time);
    fc.assert(
      fc.property(moment, optionalTime, optionalTime, timeZone, (instant, start, end, zone) => {
        const times = { workStartedAt: start, workEndedAt: end };
        const clock = { now: instant, timeZone: zone };
        const workDate = defaultWorkDate(times, clock);
        const today = isoDay(instant.getTime() + clockOffset(instant.getTime(), zone));
        expect([today, isoDay(Date.parse(today) - DAY), isoDay(Date.parse(today) - 2 * DAY)]).toContain(
          workDate,
        );
        expect(isWorkInFuture({ ...times, workDate }, clock)).toBe(false);
        expect(isWorkInFuture({ ...times, workDate: dayAfter(workDate) }, clock)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    // In Chicago the clocks go back at 07:00 UTC on November 1, 2026: 01:45 occurs at 06:45 and again at 07:45 UTC.
    ['between the two 01:45', '17:00', '01:45', '2026-11-01T07:30Z', '2026-10-31'],
    ['before the first 01:45', '17:00', '01:45', '2026-11-01T06:30Z', '2026-10-30'],
    // The clocks go forward at 08:00 UTC on March 8, 2026.
    ['in the morning after the hour that was skipped', '22:00', '03:30', '2026-03-08T08:45Z', '2026-03-07'],
    ['at the minute of its end', '22:00', '05:30', '2026-07-02T10:30Z', '2026-07-01'],
    ['a minute before its end', '22:00', '05:30', '2026-07-02T10:29Z', '2026-06-30'],
    ['with an end equal to its start', '09:00', '09:00', '2026-07-02T15:00Z', '2026-07-02'],
  ])('returns the day of a shift that is recorded %s', (_, workStartedAt, workEndedAt, instant, expected) => {
    const clock = { now: new Date(instant), timeZone: 'America/Chicago' };
    expect(defaultWorkDate({ workStartedAt, workEndedAt }, clock)).toBe(expected);
  });

  it('uses the time zone of the environment when none is given', () => {
    const instant = new Date('2026-07-02T12:00:00Z');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const times = { workStartedAt: null, workEndedAt: null };
    expect(defaultWorkDate(times, { now: instant })).toBe(
      defaultWorkDate(times, { now: instant, timeZone: zone }),
    );
  });
});
