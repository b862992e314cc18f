export { keepCustomers } from './lock.ts';
export { findOrCreateCustomer } from './names.ts';
