export { lockCustomersShared } from './lock.ts';
export { findOrCreateCustomer } from './names.ts';
