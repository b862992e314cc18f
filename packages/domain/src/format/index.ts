export * from './conventions.ts';
export { formatDate } from './dates.ts';
export { formatFileSize } from './fileSize.ts';
export { dateFormat, numberFormat } from './intl.ts';
export { decimalsOf, formatHours, formatMoney, minorAmountOf, minorUnitsOf } from './numbers.ts';
export { oneLine } from './oneLine.ts';
export { formatPhone, normalizePhone, type PhoneError, validatePhone } from './phone.ts';
export { formatPhoneAsTyped, type PhoneInputState as TypedPhone } from './phoneTyping.ts';
export { clockOffset, instantOf } from './zones.ts';
