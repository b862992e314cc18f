/** Loaded lazily by `useLocaleCalendar`. */
export { createCalendar } from '@internationalized/date';
