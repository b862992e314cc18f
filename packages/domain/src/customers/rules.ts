import { validateEmail } from '../auth/index.ts';
import { wrongFields } from '../contract/fieldErrors.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhone } from '../format/phone.ts';

/** The longest name or other one-line text of a customer, in UTF-16 units; as long as a ticket may name a customer. */
export const CUSTOMER_TEXT_MAX = 200;
export const CUSTOMER_ADDRESS_MAX = 500;
export const CUSTOMER_NOTES_MAX = 5000;

/** How many contacts a customer can have. */
export const CUSTOMER_CONTACTS_MAX = 50;

/** How many days after its date an invoice is due, unless the customer has other terms. */
export const TERMS_DAYS_DEFAULT = 30;
export const TERMS_DAYS_MAX = 365;

const nameRule =
  <Required extends string>(required: Required) =>
  (value: string): Required | 'nameTooLong' | undefined => {
    const name = oneLine(value);
    if (name === '') return required;
    return name.length > CUSTOMER_TEXT_MAX ? 'nameTooLong' : undefined;
  };

/** Checks the name of a customer. */
export const validateCustomerName = nameRule('customerNameRequired');

/** Checks the name of a contact. */
export const validateContactName = nameRule('contactNameRequired');

const optionalEmail = (value: string) => (value.trim() === '' ? undefined : validateEmail(value));

/** One contact as a form holds it; empty where nothing was typed. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
}

/** The part of a customer's form that rules are about; `termsDays` is a number as typed. */
interface CheckedValues {
  name: string;
  contacts: readonly ContactValues[];
  invoiceEmail: string;
  termsDays: string;
}

/** Reads the days of payment that were typed; undefined for what is no whole number of days. */
export function readTermsDays(typed: string): number | undefined {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return days <= TERMS_DAYS_MAX ? days : undefined;
}

const contactErrors = ({ name, email, phone }: ContactValues) => ({
  name: validateContactName(name),
  email: optionalEmail(email),
  phone: validatePhone(phone),
});

/** Checks a customer's form; the fields of contacts are named as the server names them: `contacts.0.email`. */
export function validateCustomer({ name, contacts, invoiceEmail, termsDays }: CheckedValues) {
  const ofContacts = contacts.flatMap((contact, place) =>
    Object.entries(contactErrors(contact)).map(([field, error]) => [`contacts.${place}.${field}`, error]),
  );
  const errors: Record<string, string | undefined> = {
    name: validateCustomerName(name),
    ...Object.fromEntries(ofContacts),
    contacts: contacts.length > CUSTOMER_CONTACTS_MAX ? 'tooManyContacts' : undefined,
    invoiceEmail: optionalEmail(invoiceEmail),
    termsDays: readTermsDays(termsDays) === undefined ? 'termsInvalid' : undefined,
  };
  return wrongFields(errors);
}
