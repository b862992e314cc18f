export { TimeField, type TimeFieldProps } from './TimeField.tsx';
export { formatTime, parseTime } from './timeOfDay.ts';
