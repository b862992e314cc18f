export { decimalsOf, minorAmountOf, minorUnitsOf, unitPriceDecimalsOf } from '@derrick/domain/format';
export { FormatsProvider, useFormats } from './FormatsProvider.tsx';
export { type CompanyLocale, type Formats, localeExtension } from './formats.ts';
