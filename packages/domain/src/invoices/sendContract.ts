import { endpoint } from '../contract/endpoint.ts';
import { invoiceEmailStruct, invoiceMarkSentStruct } from './input.ts';
import { invoiceStruct } from './record.ts';

const sending = {
  method: 'POST',
  resource: 'invoice',
  permission: 'invoices:issue',
  reply: invoiceStruct,
} as const;

export const sendInvoice = endpoint({
  ...sending,
  path: '/invoice/:id/send',
  summary:
    "Emails an issued invoice as a PDF and a link, in the customer's language. `rememberRecipient` stores the first address as the customer's email for invoices.",
  body: invoiceEmailStruct,
  changes: ['invoices', 'customers'],
  example: { body: { to: ['payables@permian.example'], message: null, attachTickets: false } },
});

export const remindOfInvoice = endpoint({
  ...sending,
  path: '/invoice/:id/remind',
  summary:
    "Emails a reminder of an unpaid invoice to the customer's email for invoices. 422 `NO_ADDRESS` if there is none.",
  changes: ['invoices'],
});

export const markInvoiceSent = endpoint({
  ...sending,
  path: '/invoice/:id/mark-sent',
  summary: 'Records that an issued invoice was sent by other means, such as by post.',
  body: invoiceMarkSentStruct,
  changes: ['invoices'],
  example: { body: { sentOn: '2026-11-20', note: 'By post' } },
});
