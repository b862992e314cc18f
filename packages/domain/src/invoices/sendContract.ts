import { endpoint } from '../contract/endpoint.ts';
import { invoiceEmailStruct } from './input.ts';
import { invoiceStruct } from './record.ts';

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/invoice/:id/send',
  summary: "Emails an issued invoice as a PDF and a link, in the customer's language.",
  resource: 'invoice',
  permission: 'invoices:issue',
  body: invoiceEmailStruct,
  reply: invoiceStruct,
  changes: ['invoices'],
  example: { body: { to: ['payables@permian.example'], message: null, attachTickets: false } },
});
