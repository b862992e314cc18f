export { findHourlyRate } from './store.ts';
