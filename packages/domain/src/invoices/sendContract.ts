import { endpoint } from '../contract/endpoint.ts';
import { invoiceEmailStruct } from './input.ts';
import { invoiceStruct } from './record.ts';

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/invoice/:id/send',
  summary: 'Mails an issued invoice as a PDF and as a link, in the language of the customer.',
  resource: 'invoice',
  permission: 'invoices:issue',
  body: invoiceEmailStruct,
  reply: invoiceStruct,
  changes: ['invoices'],
  example: { body: { to: ['payables@permian.example'], message: null, attachTickets: false } },
});
