export { decimalsOf, minorAmountOf, minorUnitsOf } from '@derrick/domain/format';
export { FormatsProvider, useFormats } from './FormatsProvider.tsx';
export { type CompanyLocale, type Formats, localeExtension } from './formats.ts';
