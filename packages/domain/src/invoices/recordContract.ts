import { array, boolean, object } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import {
  invoiceCreationStruct,
  invoiceInputStruct,
  invoiceIssueStruct,
  invoiceReasonStruct,
  paymentInputStruct,
  paymentReversalStruct,
} from './input.ts';
import { invoiceStruct } from './record.ts';

// Separate from contract.ts, because the list does not need these endpoints.

const record = { path: '/invoice/:id', resource: 'invoice' } as const;
const action = { method: 'POST', resource: 'invoice', reply: invoiceStruct } as const;

/** Topics that also change: tickets show their invoice, and the overview shows figures of invoices. */
const changes = ['invoices', 'tickets', 'overview'];

export const createInvoices = endpoint({
  method: 'POST',
  path: '/invoice',
  summary:
    'Creates drafts from approved tickets, one per customer. 409 `TICKET_ALREADY_INVOICED` names the other invoice, 409 `TICKET_NOT_BILLABLE` the ticket that is not approved or has no customer; 422 `INVOICE_TOO_LARGE` if a draft would be too large.',
  permission: 'invoices:write',
  status: 201,
  body: invoiceCreationStruct,
  reply: array(invoiceStruct),
  creates: 'invoice',
  changes,
  isIdempotent: true,
  example: { body: { ticketIds: [exampleId('ticket')] } },
});

export const getInvoice = endpoint({
  ...record,
  method: 'GET',
  summary: 'Loads an invoice.',
  permission: 'invoices:read',
  reply: invoiceStruct,
  reads: ['invoices'],
});

export const updateInvoice = endpoint({
  ...record,
  method: 'PUT',
  summary:
    'Changes the given fields of a draft. A `grouping` without `lines` creates the lines again from the tickets. 422 `INVOICE_TOO_LARGE` for too many lines.',
  permission: 'invoices:write',
  body: invoiceInputStruct,
  reply: invoiceStruct,
  changes,
  isVersioned: true,
  example: { body: { notes: 'Thank you for your business.', taxPercent: 8.25 } },
});

export const issueInvoice = endpoint({
  ...action,
  path: '/invoice/:id/issue',
  summary:
    'Issues a draft: gives it a number and freezes it. 422 `INVOICE_NOT_READY` if a line has no price; 409 `STALE` if the draft has changed since this version.',
  permission: 'invoices:issue',
  body: invoiceIssueStruct,
  changes,
  example: { body: { version: 1 } },
});

export const addInvoicePayment = endpoint({
  ...action,
  path: '/invoice/:id/payment',
  summary: 'Records a payment; 422 `PAYMENT_TOO_LARGE` for more than the balance.',
  permission: 'invoices:issue',
  body: paymentInputStruct,
  changes,
  isIdempotent: true,
  example: { body: { amountCents: 100, method: 'CHECK', reference: '10433', paidOn: '2026-11-20' } },
});

export const reverseInvoicePayment = endpoint({
  ...action,
  path: '/invoice/:id/reverse-payment',
  summary: 'Reverses a payment with a reason. The payment stays in the list but does not count.',
  permission: 'invoices:issue',
  body: paymentReversalStruct,
  changes,
  example: { body: { paymentId: exampleId('payment'), reason: 'The check bounced.' } },
});

export const voidInvoice = endpoint({
  ...action,
  path: '/invoice/:id/void',
  summary:
    'Voids an issued invoice without payments. It keeps its number, and its tickets become approved again. 409 `INVOICE_HAS_PAYMENTS` otherwise.',
  permission: 'invoices:issue',
  body: invoiceReasonStruct,
  changes,
  example: { body: { reason: 'Billed to the wrong customer.' } },
});

export const giveUpInvoice = endpoint({
  ...action,
  path: '/invoice/:id/uncollectible',
  summary: 'Marks an invoice as uncollectible. A late payment can still be recorded.',
  permission: 'invoices:issue',
  body: invoiceReasonStruct,
  changes,
  example: { body: { reason: 'The customer is bankrupt.' } },
});

export const copyInvoice = endpoint({
  ...action,
  path: '/invoice/:id/copy',
  summary:
    'Copies a void invoice as a draft, with its lines and tickets. 409 `TICKET_ALREADY_INVOICED` if another invoice has one of the tickets.',
  permission: 'invoices:write',
  status: 201,
  changes,
});

export const setInvoiceReminders = endpoint({
  ...action,
  method: 'PUT',
  path: '/invoice/:id/reminders',
  summary: 'Turns the reminders of an invoice on or off.',
  permission: 'invoices:write',
  body: object({ hasReminders: boolean() }),
  changes: ['invoices'],
  example: { body: { hasReminders: true } },
});
