import { describe, expect, it } from 'vitest';
import { ticketStatus, validateTicket } from './rules.ts';

describe('ticketStatus', () => {
  it.each([
    ['some-id', 'invoiced'],
    [null, 'notInvoiced'],
    [undefined, 'notInvoiced'],
    ['', 'notInvoiced'],
  ] as const)('with invoice %j is %s', (invoiceId, status) =>
    expect(ticketStatus({ invoiceId })).toBe(status),
  );
});

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
