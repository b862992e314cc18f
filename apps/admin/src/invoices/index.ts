export { AGING, invoicesOf, newInvoiceFor, newInvoiceOf } from './addresses.ts';
export { askedInvoicesAddress } from './askedInvoices.ts';
export { publicState } from './public/publicStates.ts';
