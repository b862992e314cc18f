export { AGING, invoicesOf, newInvoiceFor, newInvoiceOf } from './addresses.ts';
export { askedInvoicesAddress } from './askedInvoices.ts';
