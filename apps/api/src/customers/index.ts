export { findOrCreateCustomer } from './store.ts';
