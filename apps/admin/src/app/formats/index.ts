export { FormatsProvider, useFormats } from './FormatsProvider.tsx';
export type { CompanyLocale, Formats } from './formats.ts';
export { minorUnitsOf } from './minorUnits.ts';
