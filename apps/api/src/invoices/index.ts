export { creditDocument } from './creditDocument.ts';
export { invoiceDocument } from './document.ts';
export { invoiceOfLink } from './public.ts';
export { reminderHandler } from './reminders.ts';
export { sellerOf } from './settings.ts';
export { creditNotesOf, findInvoice, linesOfInvoice, type StoredInvoice, ticketsOf } from './store.ts';
export { sumInvoices } from './sums.ts';
