import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentageOver, periodsAround } from './periods.ts';

const at = (now: string, timeZone?: string) => {
  const { today, month, lastMonth, week } = periodsAround(new Date(now), timeZone);
  const iso = ({ from, until }: { from?: Date | undefined; until?: Date | undefined }) =>
    `${from?.toISOString().slice(0, 16)} ${until?.toISOString().slice(0, 16)}`;
  return {
    today: iso(today),
    month: iso(month),
    lastMonth: iso(lastMonth),
    week,
  };
};

describe('the periods of the overview', () => {
  it('use UTC days without a time zone', () => {
    expect(at('2026-11-21T07:37:00Z')).toEqual({
      today: '2026-11-21T00:00 2026-11-22T00:00',
      month: '2026-11-01T00:00 2026-11-22T00:00',
      lastMonth: '2026-10-01T00:00 2026-10-22T00:00',
      week: [
        '2026-11-16',
        '2026-11-17',
        '2026-11-18',
        '2026-11-19',
        '2026-11-20',
        '2026-11-21',
        '2026-11-22',
      ],
    });
  });

  it('use the days of the time zone of the viewer, also across clock changes', () => {
    // Still March 31 in Chicago, where daylight saving time began on March 8.
    const { today, month, lastMonth, week } = at('2026-04-01T03:00:00Z', 'America/Chicago');
    expect(today).toBe('2026-03-31T05:00 2026-04-01T05:00');
    expect(month).toBe('2026-03-01T06:00 2026-04-01T05:00');
    // February has only 28 days, so the period covers all of them.
    expect(lastMonth).toBe('2026-02-01T06:00 2026-03-01T06:00');
    expect(week).toEqual([
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
    ]);
  });

  it('compare January with December, and include a leap day', () => {
    expect(at('2026-01-05T12:00:00Z').lastMonth).toBe('2025-12-01T00:00 2025-12-06T00:00');
    expect(at('2028-03-30T12:00:00Z').lastMonth).toBe('2028-02-01T00:00 2028-03-01T00:00');
    expect(at('2026-05-31T12:00:00Z').lastMonth).toBe('2026-04-01T00:00 2026-05-01T00:00');
  });

  it('start the week on Monday and end the week on Sunday', () => {
    expect(at('2026-11-22T23:59:00Z').week[0]).toBe('2026-11-16');
    expect(at('2026-11-23T00:00:00Z').week[0]).toBe('2026-11-23');
  });

  it('include the first and last day of each month', () => {
    const { month, lastMonth } = periodsAround(new Date('2026-04-01T03:00:00Z'), 'America/Chicago');
    expect(month).toMatchObject({ firstDay: '2026-03-01', lastDay: '2026-03-31' });
    expect(lastMonth).toMatchObject({ firstDay: '2026-02-01', lastDay: '2026-02-28' });
  });

  it('contain the current time and are in chronological order', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2000-01-01T00:00:00Z'),
          max: new Date('2099-12-31T00:00:00Z'),
          noInvalidDate: true,
        }),
        fc.constantFrom(
          'UTC',
          'America/Chicago',
          'Asia/Kathmandu',
          'Pacific/Kiritimati',
          'Pacific/Pago_Pago',
          'Australia/Lord_Howe',
        ),
        (now, timeZone) => {
          const { today, month, lastMonth, week } = periodsAround(now, timeZone);
          for (const { from, until } of [today, month]) {
            expect(from?.getTime()).toBeLessThanOrEqual(now.getTime());
            expect(until?.getTime()).toBeGreaterThan(now.getTime());
          }
          expect(lastMonth.until?.getTime()).toBeLessThanOrEqual(month.from?.getTime() ?? 0);
          expect(week).toContain(today.firstDay);
          expect(month.lastDay).toBe(today.lastDay);
          expect(lastMonth.lastDay < month.firstDay).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a percentage', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 100],
    [3, 0, -100],
    [8, 9, 12.5],
    [3, 4, 33.3],
    [3, 2, -33.3],
    [1000, 1000, 0],
    [100_000, 99_999, 0],
    [2, 500, 24_900],
  ])('from %d to %d is %d', (before, now, percentage) => {
    expect(Object.is(percentageOver(before, now), percentage)).toBe(true);
  });
});
