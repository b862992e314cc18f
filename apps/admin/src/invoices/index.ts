export { invoicesOf, newInvoiceOf } from './addresses.ts';
export { askedInvoicesAddress } from './askedInvoices.ts';
