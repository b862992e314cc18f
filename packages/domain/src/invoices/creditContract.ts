import { object, optional } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { uuid } from '../contract/scalars.ts';
import { creditNoteInputStruct } from './input.ts';
import { invoiceStruct } from './record.ts';

// Separate from recordContract.ts, because only the invoice page needs these endpoints, on request.

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/invoice/:id/credit-note',
  summary:
    'Issues a credit note for a part of an invoice or for all of it. It gets the next number of its own series and reduces the balance; the part that exceeds the balance is recorded as refunded. With `releaseTickets`, the tickets of an invoice that is now credited completely become approved again. 422 `CREDIT_TOO_LARGE` for more than is left of a line or of the invoice.',
  permission: 'invoices:issue',
  resource: 'invoice',
  body: creditNoteInputStruct,
  reply: invoiceStruct,
  changes: ['invoices', 'tickets', 'overview'],
  isIdempotent: true,
  example: {
    body: {
      reason: 'Two hours were billed twice.',
      lines: [{ line: 0, amountCents: 100 }],
      refund: { method: 'CHECK', reference: '20871', refundedOn: '2026-11-24' },
    },
  },
});

export const downloadCreditNote = endpoint({
  method: 'GET',
  path: '/invoice/:id/credit-note/pdf',
  summary: 'Downloads a credit note of an invoice as a PDF, which never changes.',
  permission: 'invoices:read',
  resource: 'invoice',
  kind: 'download',
  query: object({ creditNoteId: optional(uuid) }),
  reply: fileContentStruct,
  example: { query: { creditNoteId: exampleId('creditNote') }, status: 404 },
});
