export * from './conventions.ts';
export { formatDate } from './dates.ts';
export { addDays } from './days.ts';
export { isUnitPrice, UNIT_PRICE_DECIMALS } from './decimals.ts';
export { formatFileLimit, formatFileSize } from './fileSize.ts';
export { dateFormat, numberFormat } from './intl.ts';
export {
  decimalsOf,
  formatHours,
  formatMoney,
  formatUnitPrice,
  minorAmountOf,
  minorUnitsOf,
  unitPriceDecimalsOf,
} from './numbers.ts';
export { oneLine } from './oneLine.ts';
export { formatPhone, normalizePhone, type PhoneError, validatePhone } from './phone.ts';
export { formatPhoneAsTyped, type PhoneInputState as TypedPhone } from './phoneTyping.ts';
export { formatTimeOfDay } from './timeOfDay.ts';
export { clockOffset, instantOf } from './zones.ts';
