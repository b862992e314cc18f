import { validateEmail } from '../auth/index.ts';
import { definedErrors } from '../contract/fieldErrors.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhone } from '../format/phone.ts';

/**
 * Maximum length of a customer's name and other one-line texts, in UTF-16 code units. Equal to the limit of a ticket's
 * customer fields.
 */
export const CUSTOMER_TEXT_MAX = 200;
export const CUSTOMER_ADDRESS_MAX = 500;
export const CUSTOMER_NOTES_MAX = 5000;

/** Maximum number of contacts of a customer. */
export const CUSTOMER_CONTACTS_MAX = 50;

/** Default payment terms in days from the invoice date. */
export const TERMS_DAYS_DEFAULT = 30;
export const TERMS_DAYS_MAX = 365;

const nameRule =
  <Required extends string>(required: Required) =>
  (value: string): Required | 'nameTooLong' | undefined => {
    const name = oneLine(value);
    if (name === '') return required;
    return name.length > CUSTOMER_TEXT_MAX ? 'nameTooLong' : undefined;
  };

export const validateCustomerName = nameRule('customerNameRequired');

export const validateContactName = nameRule('contactNameRequired');

const optionalEmail = (value: string) => (value.trim() === '' ? undefined : validateEmail(value));

/** A contact in a form. Empty fields are empty strings. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
}

/** The validated part of a customer's form. `termsDays` is the number as typed. */
interface CheckedValues {
  name: string;
  contacts: readonly ContactValues[];
  invoiceEmail: string;
  termsDays: string;
}

/** Parses the typed payment terms. Returns undefined if the text is not a whole number of days in range. */
export function readTermsDays(typed: string): number | undefined {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return days <= TERMS_DAYS_MAX ? days : undefined;
}

const contactErrors = ({ name, email, phone }: ContactValues) => ({
  name: validateContactName(name),
  email: optionalEmail(email),
  phone: validatePhone(phone),
});

/** Checks a customer's form. Errors of contacts have the field names that the server uses: `contacts.0.email`. */
export function validateCustomer({ name, contacts, invoiceEmail, termsDays }: CheckedValues) {
  const ofContacts = contacts.flatMap((contact, index) =>
    Object.entries(contactErrors(contact)).map(([field, error]) => [`contacts.${index}.${field}`, error]),
  );
  const errors: Record<string, string | undefined> = {
    name: validateCustomerName(name),
    ...Object.fromEntries(ofContacts),
    contacts: contacts.length > CUSTOMER_CONTACTS_MAX ? 'tooManyContacts' : undefined,
    invoiceEmail: optionalEmail(invoiceEmail),
    termsDays: readTermsDays(termsDays) === undefined ? 'termsInvalid' : undefined,
  };
  return definedErrors(errors);
}
