export { findRecipients, type Recipients } from './contacts.ts';
export { lockCustomersShared } from './lock.ts';
export { findOrCreateCustomer } from './names.ts';
