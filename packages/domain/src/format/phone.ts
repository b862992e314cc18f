export type PhoneError = 'phoneInvalid';

/** Optional +1 or 1, an area code with or without parentheses, and seven digits, separated by dots, dashes or spaces. */
const PHONE = /^(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/;

const digitsOf = (value: string) => value.replace(/\D/g, '');

/** Checks a phone number. An empty number is valid because most forms do not require one. */
export function validatePhone(value: string): PhoneError | undefined {
  const phone = value.trim();
  return phone === '' || PHONE.test(phone) ? undefined : 'phoneInvalid';
}

/** Returns a number in the stored and dialable format `+12345678901`, or null if it is invalid. */
export function normalizePhone(value: string): string | null {
  const digits = digitsOf(value);
  return digits === '' || validatePhone(value) ? null : `+1${digits.slice(-10)}`;
}

/**
 * Formats a partly typed number as `(234) 567-8901`, or as `+1 (234) 567-8901` if it starts with 1. Numbers of other
 * countries and numbers with too many digits are returned unchanged: truncating them would make a wrong number look
 * right.
 */
export function formatPhone(value: string): string {
  const typed = value.trim();
  const digits = digitsOf(typed);
  if (digits === '') return typed.startsWith('+') ? '+' : '';
  const hasCountry = digits.startsWith('1');
  const local = hasCountry ? digits.slice(1) : digits;
  if (local.length > 10 || (typed.startsWith('+') && !hasCountry)) return typed;

  const [area, exchange, line] = [local.slice(0, 3), local.slice(3, 6), local.slice(6)];
  const end = line === '' ? exchange : `${exchange}-${line}`;
  const number = exchange === '' ? area && `(${area}` : `(${area}) ${end}`;
  if (!hasCountry) return number;
  return number === '' ? '+1' : `+1 ${number}`;
}
