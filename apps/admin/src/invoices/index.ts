export { invoicesOf, newInvoiceOf } from './addresses.ts';
