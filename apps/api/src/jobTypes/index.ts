export { ratesForbidden } from './failures.ts';
export { findHourlyRate, type HourlyRate } from './rates.ts';
