export { creditDocument } from './creditDocument.ts';
export { deliveryRecorder, recordFailedDelivery } from './deliveries.ts';
export { invoiceDocument } from './document.ts';
export { readDocumentFormat } from './documentFormat.ts';
export { packageBytesOf } from './packageSize.ts';
export { invoiceOfLink } from './public.ts';
export { reminderHandler } from './reminders.ts';
export { sellerOf } from './settings.ts';
export {
  creditNotesOf,
  findInvoice,
  findInvoices,
  linesOfInvoice,
  type StoredInvoice,
  ticketsOf,
} from './store.ts';
export { sumInvoices } from './sums.ts';
export { printedTickets } from './ticketFacts.ts';
