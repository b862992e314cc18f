export { type CustomerDay, moveCustomerPrices, readCustomerPrices } from './customerPrices.ts';
export { findItemsByName, readPriceItems, type StoredPriceItem } from './store.ts';
