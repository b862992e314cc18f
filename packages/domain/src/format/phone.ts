export type PhoneError = 'phoneInvalid';

/** An optional +1 or 1, an area code with or without parentheses, and seven digits; dot, dash or space between. */
const PHONE = /^(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/;

const digitsOf = (value: string) => value.replace(/\D/g, '');

/** Checks a phone number; an empty one is right, since most forms do not ask for it. */
export function validatePhone(value: string): PhoneError | undefined {
  const phone = value.trim();
  return phone === '' || PHONE.test(phone) ? undefined : 'phoneInvalid';
}

/** Gives a number as it is stored and dialled, `+12345678901`; null when it is none. */
export function normalizePhone(value: string): string | null {
  const digits = digitsOf(value);
  return digits === '' || validatePhone(value) ? null : `+1${digits.slice(-10)}`;
}

/**
 * Formats what has been typed so far as `(234) 567-8901`, or `+1 (234) 567-8901` when it starts with 1. Numbers of
 * other countries and those with too many digits stay as they are: cutting them would make a wrong number look right.
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
