export { findHourlyRate, type HourlyRate } from './rates.ts';
