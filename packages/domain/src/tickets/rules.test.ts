import { describe, expect, it } from 'vitest';
import { validateBreak, validateStandby, validateTicket } from './rules.ts';

describe('validateTicket', () => {
  it('returns the errors in the order location, well name, description', () => {
    const empty = { description: '', wellName: ' ', location: '\n\t' };
    expect(Object.entries(validateTicket(empty))).toEqual([
      ['location', 'locationRequired'],
      ['wellName', 'wellNameRequired'],
      ['description', 'descriptionRequired'],
    ]);
    expect(validateTicket({ ...empty, location: 'Midland' })).toEqual({
      wellName: 'wellNameRequired',
      description: 'descriptionRequired',
    });
  });

  it('returns no errors for filled fields', () => {
    expect(validateTicket({ location: 'a', wellName: 'b', description: 'c' })).toEqual({});
  });
});

describe('validateBreak', () => {
  const work = { workStartedAt: '22:00', workEndedAt: '06:00' };
  it.each([
    [0, undefined],
    [479, undefined],
    [480, 'breakTooLong'],
    [1440, 'breakInvalid'],
    [-1, 'breakInvalid'],
    [0.5, 'breakInvalid'],
    [Number.NaN, 'breakInvalid'],
  ])('checks a break of %d minutes in eight hours of work: %s', (breakMinutes, error) =>
    expect(validateBreak({ ...work, breakMinutes }).breakMinutes).toBe(error),
  );

  it('accepts any break without work times', () =>
    expect(validateBreak({ ...work, workEndedAt: null, breakMinutes: 900 })).toEqual({}));
});

describe('validateStandby', () => {
  const work = { workStartedAt: '22:00', workEndedAt: '06:00', breakMinutes: 30 };
  it.each([
    [0, undefined],
    [7.5, undefined],
    [7.6, 'standbyTooLong'],
    [-1, 'hoursInvalid'],
    [1000, 'hoursInvalid'],
    [Number.NaN, 'hoursInvalid'],
  ])('checks %d standby hours in eight hours of work with a break: %s', (standbyHours, error) =>
    expect(validateStandby({ ...work, standbyHours }).standbyHours).toBe(error),
  );

  it('accepts standby without work times', () =>
    expect(validateStandby({ ...work, workEndedAt: null, standbyHours: 12 })).toEqual({}));
});
