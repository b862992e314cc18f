import { describe, expect, it } from 'vitest';
import { validateTicket } from './rules.ts';

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
