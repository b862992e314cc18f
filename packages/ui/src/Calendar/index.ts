export { Calendar, type CalendarOptions, type CalendarProps } from './Calendar.tsx';
export { type WeekDay, weekDays } from './day.ts';
