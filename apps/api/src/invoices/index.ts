export { invoiceDocument } from './document.ts';
export { invoiceOfLink } from './public.ts';
export { startReminders } from './reminders.ts';
export { findInvoice, linesOfInvoice, type StoredInvoice, ticketsOf } from './store.ts';
