import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration, hoursBetween, minutesBetween, paidHours, paidMinutes, roundHours } from './hours.ts';

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('minutesBetween and hoursBetween', () => {
  it.each([
    ['08:00', '15:30', 450, 7.5],
    ['22:00', '05:30', 450, 7.5],
    ['21:15', '22:00', 45, 0.8],
    ['00:00', '23:59', 1439, 24],
    ['23:59', '00:00', 1, 0],
    ['12:00', '11:59', 1439, 24],
    ['09:00', '09:00', 0, 0],
    ['00:00', '00:00', 0, 0],
    ['08:00', '08:03', 3, 0.1],
  ])('count %s to %s as %i minutes and %d hours', (start, end, minutes, hours) => {
    expect(minutesBetween(start, end)).toBe(minutes);
    expect(hoursBetween(start, end)).toBe(hours);
  });

  it.each(['', '8:00', '24:00', '12:60', '08:00:00', ' 08:00', '08-00', 'noon', '٠٨:٠٠', null, undefined])(
    'return null for %j',
    (value) => {
      expect(minutesBetween(value, '10:00')).toBeNull();
      expect(hoursBetween('10:00', value)).toBeNull();
    },
  );

  it('wrap around midnight: both directions add up to 24 hours, or to zero for equal times', () => {
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        const forward = minutesBetween(time(from), time(to)) ?? Number.NaN;
        const back = minutesBetween(time(to), time(from)) ?? Number.NaN;
        expect(forward + back).toBe(from === to ? 0 : 1440);
        expect((from + forward) % 1440).toBe(to);
      }),
    );
  });

  it('hoursBetween returns the minutes of minutesBetween, rounded half up to a tenth of an hour', () => {
    fc.assert(
      fc.property(minute, (end) => {
        // Expected value in integer arithmetic, rounding halves up, without binary fractions.
        expect(hoursBetween('00:00', time(end))).toBe(Math.floor((end * 10 + 30) / 60) / 10);
      }),
    );
  });
});

describe('roundHours', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.04, 0],
    [0.05, 0.1],
    [1.25, 1.3],
    [8.45, 8.5],
    [1.005, 1],
    [2.675, 2.7],
    [7.999, 8],
    [-1.25, -1.3],
    [-0.04, 0],
    [9_999_999.94, 9_999_999.9],
  ])('rounds %d to %d', (hours, rounded) => expect(roundHours(hours)).toBe(rounded));

  it('keeps tenths unchanged and changes other values by at most 0.05', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (tenths) => {
        expect(roundHours(tenths / 10)).toBe(tenths / 10);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (hours) => {
        expect(Math.abs(roundHours(hours) - hours)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(roundHours(roundHours(hours))).toBe(roundHours(hours));
      }),
    );
  });

  it('rounds hundredths half up without binary rounding errors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (hundredths) => {
        expect(roundHours(Number((hundredths / 100).toFixed(2)))).toBe(
          Math.floor((hundredths + 5) / 10) / 10,
        );
      }),
    );
  });
});

describe('paidMinutes and paidHours', () => {
  it('subtract the break and never return less than 0', () => {
    fc.assert(
      fc.property(minute, minute, minute, (start, end, breakMinutes) => {
        const minutes = minutesBetween(time(start), time(end)) ?? 0;
        const paid = paidMinutes(time(start), time(end), breakMinutes);
        expect(paid).toBe(breakMinutes < minutes ? minutes - breakMinutes : 0);
        expect(paidHours(time(start), time(end), breakMinutes)).toBe(roundHours((paid ?? 0) / 60));
        expect(paidHours(time(start), time(end), 0)).toBe(hoursBetween(time(start), time(end)));
      }),
    );
  });

  it('return null if a time is missing', () => expect(paidHours(null, '12:00', 30)).toBeNull());
});

describe('formatDuration', () => {
  it.each([
    [0, '0m'],
    [1, '1m'],
    [45, '45m'],
    [60, '1h'],
    [61, '1h 1m'],
    [450, '7h 30m'],
    [1439, '23h 59m'],
    [1440, '24h'],
    [59.6, '1h'],
    [0.4, '0m'],
    [-0.4, '0m'],
  ])('formats %d minutes as %s', (minutes, text) => expect(formatDuration(minutes)).toBe(text));

  it('produces a text that parses back to the same minutes', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (minutes) => {
        const text = formatDuration(minutes);
        expect(text).toMatch(/^(\d+h( [1-9]\d?m)?|\d{1,2}m)$/);
        const part = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
        expect(part('h') * 60 + part('m')).toBe(minutes);
      }),
    );
  });
});
