import { describe, expect, it, vi } from 'vitest';
import { createFormats, localeExtension } from './formats.ts';

const madrid = {
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  weekStart: 'MONDAY',
  hourCycle: 'h23',
  distanceUnit: 'km',
};
const midland = {
  timeZone: 'America/Chicago',
  currency: 'USD',
  weekStart: 'SUNDAY',
  hourCycle: 'h12',
  distanceUnit: 'mi',
};

describe('localeExtension', () => {
  it.each([
    [madrid, '-u-fw-mon-hc-h23'],
    [midland, '-u-fw-sun-hc-h12'],
    [{ weekStart: 'SATURDAY' }, '-u-fw-sat'],
    [{ weekStart: 'NEVER', hourCycle: null }, ''],
    [{}, ''],
  ])('turns %j into %j', (company, extension) => expect(localeExtension(company)).toBe(extension));
});

const formatsOf = (language: string, company: typeof madrid) =>
  createFormats(language + localeExtension(company), company);

/** 23:30 on November 20 in Midland is 6:30 on November 21 in Madrid. */
const LATE = '2026-11-21T05:30:00.000Z';

describe('createFormats', () => {
  it.each([
    ['en-US', midland, 'Nov 20, 2026', 'Nov 20, 2026, 11:30 PM', '$1,234.50'],
    ['es-US', midland, '20 nov 2026', '20 nov 2026, 11:30 p.m.', '$1,234.50'],
    ['en-US', madrid, 'Nov 21, 2026', 'Nov 21, 2026, 06:30', '€1,234.50'],
    ['es-US', madrid, '21 nov 2026', '21 nov 2026, 06:30', '€1,234.50'],
  ] as const)(
    'formats dates, times and money for locale %s and company settings %j',
    (language, company, day, moment, money) => {
      const formats = formatsOf(language, company);
      expect(formats.date(LATE)).toBe(day);
      // Some versions of the locale data use narrow no-break spaces.
      expect(formats.moment(LATE).replaceAll(/\s/g, ' ')).toBe(moment);
      expect(formats.money(123_450)).toBe(money);
    },
  );

  it('does not shift calendar dates to another time zone and uses the currency of the invoice', () => {
    const formats = formatsOf('en-US', midland);
    expect(formats.date('2026-11-21')).toBe('Nov 21, 2026');
    expect(formats.money(500, 'JPY')).toBe('¥500');
  });

  it('returns the current date in the time zone of the company', () => {
    expect(formatsOf('es-US', midland).dayOf(new Date(LATE))).toBe('2026-11-20');
    expect(formatsOf('es-US', madrid).dayOf(new Date(LATE))).toBe('2026-11-21');
  });

  it('creates no formatter for the rows after the first one', () => {
    const formatRow = () => {
      // A list creates its formats again when the language or the company's settings are loaded.
      const formats = formatsOf('en-US', madrid);
      return [formats.date(LATE), formats.moment(LATE), formats.money(100), formats.dayOf(new Date(LATE))];
    };
    formatRow();
    const create = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
    formatRow();
    for (const spy of create) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('uses US dollars, the browser time zone and miles when the server sends no company settings', () => {
    const { currency, timeZone, distanceUnit } = createFormats('en-US', {});
    expect([currency, timeZone, distanceUnit]).toEqual(['USD', undefined, 'mi']);
  });
});
