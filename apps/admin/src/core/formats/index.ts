export { decimalsOf, minorAmountOf, minorUnitsOf } from '@derrick/domain/format';
export { FormatsProvider, useFormats } from './FormatsProvider.tsx';
export type { CompanyLocale, Formats } from './formats.ts';
