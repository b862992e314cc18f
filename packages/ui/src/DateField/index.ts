export { DateField } from './DateField.tsx';
export type { DateFieldOptions, DateFieldProps } from './dateFieldProps.ts';
