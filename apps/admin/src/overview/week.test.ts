import { describe, expect, it } from 'vitest';
import { barsOfWeek, writeHours } from './week.ts';

const week = {
  days: ['16', '17', '18', '19', '20', '21', '22'].map((day, index) => ({
    date: `2026-11-${day}`,
    hours: index * 7.5,
  })),
  total: 157.5,
};

describe('barsOfWeek', () => {
  it('names the days in the language of the reader', () => {
    const bars = (locale: string) => barsOfWeek(week, locale, '2026-11-19');
    expect(bars('en-US').map(({ label }) => label)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(bars('es-US').map(({ label }) => label)).toEqual([
      'lun',
      'mar',
      'mié',
      'jue',
      'vie',
      'sáb',
      'dom',
    ]);
    expect(bars('en-US')[0]?.longLabel).toBe('Monday, November 16');
    expect(bars('es-US')[0]?.longLabel).toBe('lunes, 16 de noviembre');
  });

  it.each([
    ['2026-11-16', 0],
    ['2026-11-22', 6],
    ['2026-11-23', -1],
  ])('marks %s as today only if the week contains this date', (today, index) => {
    expect(barsOfWeek(week, 'en-US', today).findIndex(({ isCurrent }) => isCurrent)).toBe(index);
  });
});

it.each([
  [61, '61'],
  [7.5, '7.5'],
  [3906, '3,906'],
  [0.04, '0'],
])('writeHours formats %d hours as %s', (hours, text) => {
  expect(writeHours(hours, 'en-US')).toBe(text);
});
