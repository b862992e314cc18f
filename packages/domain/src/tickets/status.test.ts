import { describe, expect, it } from 'vitest';
import { ticketStatus } from './status.ts';

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
