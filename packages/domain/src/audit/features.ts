// The recorded events of each feature. Actions, fields and groups of the audit log are derived from this list.
export { accountEvents } from '../account/events.ts';
export { assistantEvents } from '../assistant/events.ts';
export { sessionEvents } from '../auth/events.ts';
export { companyEvents } from '../company/events.ts';
export { customerEvents } from '../customers/events.ts';
export { fileEvents } from '../files/events.ts';
export { invoiceEvents } from '../invoices/events.ts';
export { jobTypeEvents } from '../jobTypes/events.ts';
export { personEvents } from '../people/events.ts';
export { priceItemEvents } from '../priceItems/events.ts';
export { ticketEvents } from '../tickets/events.ts';
export { auditLogEvents } from './events.ts';
