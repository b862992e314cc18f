export { DateField, type DateFieldOptions, type DateFieldProps } from './DateField.tsx';
