export { lockCustomersShared } from './lock.ts';
export { findCustomerByName, findOrCreateCustomer } from './names.ts';
