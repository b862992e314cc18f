export { setInvoiceEmail } from './change.ts';
export { findRecipients, type Recipients } from './contacts.ts';
export { lockCustomersShared } from './lock.ts';
export { findCustomerByName, findOrCreateCustomer, type NamedCustomer } from './names.ts';
