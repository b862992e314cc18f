import { describe, expect, it } from 'vitest';
import { validateTicket } from './rules.ts';

describe('validateTicket', () => {
  it('speaks of location first, then well name, then description', () => {
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

  it('has nothing to say of what is filled', () => {
    expect(validateTicket({ location: 'a', wellName: 'b', description: 'c' })).toEqual({});
  });
});
