import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekStarts } from '../format/conventions.ts';
import { hourLines, overtimeRate, ticketTotals } from './lineRules.ts';
import { overtimeHours, type WorkShift, weekOf } from './overtime.ts';

const shift = (
  workDate: string,
  startedAt: string | null,
  number: number | null,
  hours: number,
): WorkShift => ({
  workDate,
  startedAt,
  number,
  hours,
});

/** Returns the overtime of each ticket of a week. */
const overtimes = (shifts: readonly WorkShift[], rules: Parameters<typeof overtimeHours>[2]) =>
  shifts.map((one) =>
    overtimeHours(
      one,
      shifts.filter((other) => other !== one),
      rules,
    ),
  );

describe('weekOf', () => {
  it('returns the week by its first day, also across years', () => {
    // November 25, 2026 is a Wednesday.
    expect(weekOf('2026-11-25', 'MONDAY')).toEqual({ from: '2026-11-23', until: '2026-11-29' });
    expect(weekOf('2026-11-25', 'SUNDAY')).toEqual({ from: '2026-11-22', until: '2026-11-28' });
    expect(weekOf('2026-11-25', 'SATURDAY')).toEqual({ from: '2026-11-21', until: '2026-11-27' });
    expect(weekOf('2027-01-01', 'MONDAY')).toEqual({ from: '2026-12-28', until: '2027-01-03' });
    expect(weekOf('2026-11-29', 'MONDAY').from).toBe('2026-11-23');
  });
});

describe('overtimeHours', () => {
  const eight = { dailyHours: 8, weeklyHours: null };

  it('counts the hours of a day by start time, then by code, and tickets without a start last', () => {
    const day = '2026-11-25';
    const shifts = [
      shift(day, null, 1, 1),
      shift(day, '13:00', 4, 3),
      shift(day, '06:00', 5, 4),
      shift(day, '13:00', 3, 3),
      shift(day, '06:00:00', 2, 0.5),
    ];
    // 0.5 + 4 + 3 = 7.5 h are regular, half an hour of the next ticket too, and everything after it is overtime.
    expect(overtimes(shifts, eight)).toEqual([1, 2.5, 0, 0, 0]);
    // A new ticket comes after a saved one with the same start.
    expect(overtimeHours(shift(day, '06:00', null, 5), [shift(day, '06:00', 9, 4)], eight)).toBe(1);
  });

  it('counts the hours of the week that are not overtime by day', () => {
    const days = ['23', '24', '25', '26', '27'].map((day, index) =>
      shift(`2026-11-${day}`, '06:00', index, 10),
    );
    // Two of ten hours are overtime each day; the regular ones add up to 40.
    expect(overtimes(days, { dailyHours: 8, weeklyHours: 40 })).toEqual([2, 2, 2, 2, 2]);
    // 10 + 10 + 10 + 10 = 40: Friday is overtime.
    expect(overtimes(days, { dailyHours: null, weeklyHours: 40 })).toEqual([0, 0, 0, 0, 10]);
    // 9 + 9 + 9 + 9 = 36: four hours of Friday are regular.
    expect(overtimes(days, { dailyHours: 9, weeklyHours: 40 })).toEqual([1, 1, 1, 1, 6]);
    expect(overtimes(days, { dailyHours: null, weeklyHours: null })).toEqual([0, 0, 0, 0, 0]);
  });

  const hours = fc.integer({ min: 1, max: 16_000 }).map((thousandths) => thousandths / 1000);
  const threshold = fc.option(fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100));
  const week = fc
    .array(
      fc.record({
        day: fc.integer({ min: 23, max: 29 }),
        start: fc.option(fc.integer({ min: 0, max: 23 })),
        hours,
      }),
      { maxLength: 12 },
    )
    .map((all) =>
      all.map(({ day, start, hours: worked }, index) =>
        shift(
          `2026-11-${day}`,
          start === null ? null : `${String(start).padStart(2, '0')}:00`,
          index,
          worked,
        ),
      ),
    );
  const thousandths = (all: readonly number[]) => all.reduce((sum, one) => sum + Math.round(one * 1000), 0);

  it('leaves exactly the hours up to the thresholds as regular ones, in any order of the tickets', () => {
    fc.assert(
      fc.property(week, threshold, threshold, (shifts, dailyHours, weeklyHours) => {
        const rules = { dailyHours, weeklyHours };
        const overtime = overtimes(shifts, rules);
        const dailyMax = Math.round((dailyHours ?? 1000) * 1000);
        const ofDays = [...new Set(shifts.map(({ workDate }) => workDate))].map((day) =>
          Math.min(dailyMax, thousandths(shifts.flatMap((one) => (one.workDate === day ? one.hours : [])))),
        );
        const regular = Math.min(
          Math.round((weeklyHours ?? 1000) * 1000),
          ofDays.reduce((sum, one) => sum + one, 0),
        );
        const worked = thousandths(shifts.map((one) => one.hours));
        expect(thousandths(overtime)).toBe(worked - regular);
        for (const [index, one] of shifts.entries()) {
          expect(overtime[index]).toBeGreaterThanOrEqual(0);
          expect(overtime[index]).toBeLessThanOrEqual(one.hours);
        }
        expect(overtimes([...shifts].reverse(), rules).reverse()).toEqual(overtime);
      }),
    );
  });

  it('of a ticket does not depend on later tickets', () => {
    fc.assert(
      fc.property(
        week,
        week,
        hours,
        threshold,
        threshold,
        (earlier, later, worked, dailyHours, weeklyHours) => {
          const rules = { dailyHours, weeklyHours };
          const last = shift('2026-11-30', '06:00', 500, worked);
          const after = later.map((one) => ({ ...one, workDate: '2026-12-01' }));
          expect(overtimeHours(last, [...earlier, ...after], rules)).toBe(
            overtimeHours(last, earlier, rules),
          );
        },
      ),
    );
  });

  it('knows every first day of the week', () => {
    for (const weekStart of weekStarts)
      expect(weekOf(weekOf('2026-11-25', weekStart).from, weekStart)).toEqual(
        weekOf('2026-11-25', weekStart),
      );
  });
});

describe('the lines of hours with overtime and standby', () => {
  it('have a rate for each kind: a worked example', () => {
    // 11.5 h of work, of which 3.5 h are overtime, 2 h of standby, 1.2 h of travel. The level has no rate of overtime.
    const rates = { name: 'Specialist', cents: 11_555, travelCents: 6000, standbyCents: 4500 };
    const overtimeCents = overtimeRate(rates, 1.5);
    // 115.55 × 1.5 = 173.325, rounded half away from zero.
    expect(overtimeCents).toBe(17_333);
    const lines = hourLines(
      { workHours: 11.5, overtimeHours: 3.5, standbyHours: 2, travelHours: 1.2 },
      { ...rates, overtimeCents },
    );
    expect(lines.map(({ kind, quantity, unitPriceCents }) => [kind, quantity, unitPriceCents])).toEqual([
      ['LABOR', 8, 11_555],
      ['OVERTIME', 3.5, 17_333],
      ['STANDBY', 2, 4500],
      ['TRAVEL', 1.2, 6000],
    ]);
    // 924.40 + 606.66 (606.655) + 90.00 + 72.00 = 1,693.06
    expect(ticketTotals(lines)).toEqual({
      lineCents: [92_440, 60_666, 9000, 7200],
      subtotalCents: 169_306,
      totalCents: 169_306,
    });
  });

  it('use the rate of overtime of the level, and have no price without a rate of standby', () => {
    expect(overtimeRate({ cents: 10_000, overtimeCents: 12_000 }, 1.5)).toBe(12_000);
    expect(overtimeRate({ cents: null }, 1.5)).toBeNull();
    expect(
      hourLines({ workHours: 0, travelHours: 0, standbyHours: 4 }, { name: '', cents: 10_000 }),
    ).toMatchObject([{ kind: 'STANDBY', quantity: 4, unitPriceCents: null }]);
  });

  it('have all work hours as overtime, or none', () => {
    const rates = { name: '', cents: 10_000, overtimeCents: 15_000 };
    const kinds = (overtimeOfTicket: number) =>
      hourLines({ workHours: 7.5, travelHours: 0, overtimeHours: overtimeOfTicket }, rates, 'MINUTES').map(
        ({ kind, quantity }) => [kind, quantity],
      );
    expect(kinds(7.5)).toEqual([['OVERTIME', 7.5]]);
    expect(kinds(0)).toEqual([['LABOR', 7.5]]);
    expect(kinds(1.333)).toEqual([
      ['LABOR', 6.167],
      ['OVERTIME', 1.333],
    ]);
  });
});
