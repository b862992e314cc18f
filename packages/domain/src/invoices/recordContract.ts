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
    'Puts approved tickets on drafts, one for each customer; 409 `TICKET_ALREADY_INVOICED` names the other invoice, 409 `TICKET_NOT_BILLABLE` the ticket that is not approved or has no customer; 422 `INVOICE_TOO_LARGE` when a draft would have too many lines.',
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
    'Changes a draft; what is left out stays. A `grouping` without `lines` makes them anew from the tickets. 422 `INVOICE_TOO_LARGE` for too many lines.',
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
    'Gives a draft its number and freezes it; 422 `INVOICE_NOT_READY` while a line lacks a price, 409 `STALE` when it has changed since this version.',
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
  summary: 'Takes a payment back, with the reason; it stays in the list and counts nothing.',
  permission: 'invoices:issue',
  body: paymentReversalStruct,
  changes,
  example: { body: { paymentId: exampleId('payment'), reason: 'The check bounced.' } },
});

export const voidInvoice = endpoint({
  ...action,
  path: '/invoice/:id/void',
  summary:
    'Voids an issued invoice without payments: it keeps its number, its tickets are approved again. 409 `INVOICE_HAS_PAYMENTS` otherwise.',
  permission: 'invoices:issue',
  body: invoiceReasonStruct,
  changes,
  example: { body: { reason: 'Billed to the wrong customer.' } },
});

export const giveUpInvoice = endpoint({
  ...action,
  path: '/invoice/:id/uncollectible',
  summary: 'Gives up an invoice that will not be paid; a payment that comes after all is still taken.',
  permission: 'invoices:issue',
  body: invoiceReasonStruct,
  changes,
  example: { body: { reason: 'The customer is bankrupt.' } },
});

export const copyInvoice = endpoint({
  ...action,
  path: '/invoice/:id/copy',
  summary:
    'Makes a draft of a void invoice, with its lines and tickets; 409 `TICKET_ALREADY_INVOICED` when another one has a ticket by now.',
  permission: 'invoices:write',
  status: 201,
  changes,
});

export const setInvoiceReminders = endpoint({
  ...action,
  method: 'PUT',
  path: '/invoice/:id/reminders',
  summary: 'Turns the reminders of an invoice on or off: on its due day, and 7 and 21 days after.',
  permission: 'invoices:write',
  body: object({ hasReminders: boolean() }),
  changes: ['invoices'],
  example: { body: { hasReminders: true } },
});
