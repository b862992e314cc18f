export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export { type DateRange, type DateRangePreset, dateRangePresets, rangeOfPreset } from './presets.ts';
