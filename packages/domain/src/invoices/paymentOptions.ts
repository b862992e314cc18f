import { decimalsOf } from '../format/index.ts';

/** Ways to pay that a company describes in its invoice settings, in the order of documents and pages. */
export const paymentOptionNames = ['card', 'ach', 'wire', 'check'] as const;

export type PaymentOptionName = (typeof paymentOptionNames)[number];

/** Instructions of each way to pay: a text, the address of a page, or null if the company does not offer it. */
export type PaymentOptions = Readonly<Record<PaymentOptionName, string | null>>;

export const noPaymentOptions: PaymentOptions = { card: null, ach: null, wire: null, check: null };

/** Maximum length in UTF-16 code units. */
export const PAYMENT_OPTION_MAX = 500;

/** Placeholders of an address, replaced by the values of the invoice. */
export const paymentPlaceholders = ['number', 'amount', 'currency'] as const;

/** The values that an address can contain. `amountCents` is in the smallest unit of the currency. */
export interface PaymentAddressValues {
  number: string;
  amountCents: number;
  currency: string;
}

/** Returns true if the instructions are one address instead of a text. */
export const isPaymentAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\/\S*$/i.test(text.trim());

const placeholderText = (
  name: string,
  { number, amountCents, currency }: PaymentAddressValues,
): string | undefined => {
  const decimals = decimalsOf(currency);
  const texts: Record<string, string> = {
    number,
    amount: (amountCents / 10 ** decimals).toFixed(decimals),
    currency,
  };
  return texts[name];
};

/**
 * Replaces the placeholders of an address. Values are percent-encoded, and the amount has a decimal point and no
 * thousands separators, such as `1234.50`.
 */
export const fillPaymentAddress = (address: string, values: PaymentAddressValues): string =>
  address.trim().replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = placeholderText(name, values);
    return value === undefined ? placeholder : encodeURIComponent(value);
  });

const sample: PaymentAddressValues = { number: 'INV-00001', amountCents: 123_450, currency: 'USD' };

/**
 * Checks the instructions of a way to pay. An address must use https, and placeholders cannot be in its host name, so
 * that an invoice number cannot lead to another website.
 * @returns a message key, or undefined if the instructions are valid
 */
export function validatePaymentOption(text: string): 'paymentAddressInvalid' | undefined {
  if (!isPaymentAddress(text)) return undefined;
  const filled = fillPaymentAddress(text, sample);
  const [authority = ''] = text
    .trim()
    .replace(/^[^/]*\/\//, '')
    .split(/[/?#\\]/);
  const isValid =
    URL.canParse(filled) &&
    new URL(filled).protocol === 'https:' &&
    !/[{}@]/.test(authority) &&
    // What remains in braces is not a placeholder.
    !/[{}]/.test(filled);
  return isValid ? undefined : 'paymentAddressInvalid';
}

/** Lists the addresses of the ways to pay, filled in for an invoice. */
export const paymentAddressesOf = (
  options: PaymentOptions,
  values: PaymentAddressValues,
): { option: PaymentOptionName; url: string }[] =>
  paymentOptionNames.flatMap((option) => {
    const text = options[option];
    return text !== null && isPaymentAddress(text) && validatePaymentOption(text) === undefined
      ? [{ option, url: fillPaymentAddress(text, values) }]
      : [];
  });
