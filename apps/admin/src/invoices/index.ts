export { NEW_INVOICE, newInvoiceOf } from './addresses.ts';
