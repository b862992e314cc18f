export { readPriceItems } from './store.ts';
