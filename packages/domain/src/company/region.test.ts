import { describe, expect, it } from 'vitest';
import { countryOf, neutralRegion, regionOf } from './region.ts';

describe('countryOf', () => {
  it.each([
    ['America/Mexico_City', 'MX'],
    ['America/Chicago', 'US'],
    ['Europe/Madrid', 'ES'],
    ['Atlantic/Canary', 'ES'],
    ['America/Argentina/Buenos_Aires', 'AR'],
    ['America/Buenos_Aires', 'AR'],
    ['Asia/Calcutta', 'IN'],
    ['US/Pacific', 'US'],
  ])('returns the country of %s', (zone, country) => {
    expect(countryOf(zone)).toBe(country);
  });

  it('returns undefined for a zone without a country', () => {
    expect(countryOf('UTC')).toBeUndefined();
    expect(countryOf('Etc/GMT+5')).toBeUndefined();
  });

  it('finds a country for every zone of a place that this environment knows', () => {
    const places = Intl.supportedValuesOf('timeZone').filter((zone) => !/^(?:Etc\/|UTC$)/.test(zone));
    expect(places.filter((zone) => countryOf(zone) === undefined)).toEqual([]);
  });
});

describe('regionOf', () => {
  it('returns pesos and kilometres in Mexico', () => {
    expect(regionOf('MX')).toEqual({
      currency: 'MXN',
      distanceUnit: 'km',
      paperSize: 'LETTER',
      hourCycle: 'h12',
      weekStart: 'SUNDAY',
    });
  });

  it('returns euros, kilometres, A4 and 24 hours in Spain', () => {
    expect(regionOf('ES')).toEqual({
      currency: 'EUR',
      distanceUnit: 'km',
      paperSize: 'A4',
      hourCycle: 'h23',
      weekStart: 'MONDAY',
    });
  });

  it('returns dollars and miles in the United States, with Sunday as the first day', () => {
    expect(regionOf('US')).toEqual({ ...neutralRegion, weekStart: 'SUNDAY' });
  });

  it('returns dollars where the currency of the country cannot be chosen', () => {
    expect(regionOf('PE')).toMatchObject({ currency: 'USD', distanceUnit: 'km' });
  });
});
