import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';

describe('formatDate', () => {
  it.each([
    ['2025-01-05T12:00:00Z', 'en', 'UTC', 'Jan 05, 2025'],
    ['2025-01-05T12:00:00Z', 'en-US', 'UTC', 'Jan 05, 2025'],
    ['2025-01-05T12:00:00Z', 'es', 'UTC', '05 ene 2025'],
    ['2025-01-05T12:00:00Z', 'es-US', 'UTC', '05 ene 2025'],
    ['2025-01-05T12:00:00Z', 'es-MX', 'UTC', '05 ene 2025'],
    ['2025-09-30T12:00:00Z', 'es', 'UTC', '30 sept 2025'],
    ['2024-02-29T12:00:00Z', 'en', 'UTC', 'Feb 29, 2024'],
    ['2026-11-20T02:00:00Z', 'en', 'America/Chicago', 'Nov 19, 2026'],
    ['2026-11-20T23:30:00Z', 'en', 'Europe/Madrid', 'Nov 21, 2026'],
    ['2026-11-20T00:00:00+02:00', 'en', 'UTC', 'Nov 19, 2026'],
    ['2026-12-31T23:59:59.999Z', 'en', 'Asia/Tokyo', 'Jan 01, 2027'],
  ])('formats %s in locale %s and time zone %s as %s', (iso, locale, zone, text) =>
    expect(formatDate(iso, locale, zone)).toBe(text),
  );

  it('keeps the day of a date without a time in every time zone', () => {
    for (const zone of ['America/Chicago', 'UTC', 'Pacific/Auckland', undefined]) {
      expect(formatDate('2025-01-05', 'en', zone)).toBe('Jan 05, 2025');
    }
  });

  it.each(['', 'yesterday', '2025-13-01', 'null'])('returns an empty string for %j', (iso) => {
    expect(formatDate(iso, 'en')).toBe('');
  });

  it('uses the time zone of the environment when none is given', () => {
    const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const iso = '2026-11-20T02:00:00Z';
    expect(formatDate(iso, 'en')).toBe(formatDate(iso, 'en', localZone));
  });

  it('uses a single format per language, without dots', () => {
    const times = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(times, (time) => {
        expect(formatDate(time.toISOString(), 'en', 'UTC')).toMatch(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
        expect(formatDate(time.toISOString(), 'es', 'UTC')).toMatch(/^\d{2} [a-z]{3,4} \d{4}$/);
      }),
    );
  });
});
