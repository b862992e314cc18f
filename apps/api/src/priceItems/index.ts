export { findItemsByName, readPriceItems } from './store.ts';
