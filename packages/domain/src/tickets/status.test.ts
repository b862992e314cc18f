import { describe, expect, it } from 'vitest';
import { invoiceStatusOf, isTicketLocked, ticketStatuses } from './status.ts';

describe('invoiceStatusOf', () => {
  it.each([
    ['some-id', 'invoiced'],
    [null, 'notInvoiced'],
    [undefined, 'notInvoiced'],
    ['', 'notInvoiced'],
  ] as const)('of a ticket with invoice %j is %s', (invoiceId, status) =>
    expect(invoiceStatusOf({ invoiceId })).toBe(status),
  );
});

describe('isTicketLocked', () => {
  it('returns true for approved, invoiced and void tickets and for tickets on an invoice', () => {
    const locked = ticketStatuses.filter((status) => isTicketLocked({ invoiceId: null, status }));
    expect(locked).toEqual(['APPROVED', 'INVOICED', 'VOID']);
    expect(isTicketLocked({ invoiceId: 'one', status: 'SUBMITTED' })).toBe(true);
  });

  it('depends only on the invoice when the status is null', () => {
    expect(isTicketLocked({ invoiceId: null, status: null })).toBe(false);
    expect(isTicketLocked({ invoiceId: 'one', status: null })).toBe(true);
  });
});
