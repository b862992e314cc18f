import { boolean, defaulted, enums, type Infer, object, optional } from 'superstruct';
import { validateEmail } from '../auth/index.ts';
import { integerBetween, listOf, queryId, validatedString } from '../contract/scalars.ts';
import { blankAsNull, lineOf, optionalText, textOf } from '../contract/text.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhone } from '../format/phone.ts';
import {
  CUSTOMER_ADDRESS_MAX,
  CUSTOMER_CONTACTS_MAX,
  CUSTOMER_NOTES_MAX,
  CUSTOMER_TEXT_MAX,
  TERMS_DAYS_MAX,
  validateContactName,
  validateCustomerName,
} from './rules.ts';

// Parse it with `create`, which trims texts and converts blank ones to null.

const email = blankAsNull(validatedString('email', validateEmail, (value) => value.trim().toLowerCase()));

const contactInput = object({
  name: validatedString('contactName', validateContactName, oneLine),
  email,
  phone: blankAsNull(validatedString('phone', validatePhone)),
});

/** The body of `POST /customer` and `PUT /customer/{id}`. Omitted fields are cleared. */
export const customerInputStruct = object({
  name: validatedString('customerName', validateCustomerName, oneLine),
  contacts: defaulted(listOf(contactInput, CUSTOMER_CONTACTS_MAX, 'tooManyContacts'), []),
  billingAddress: blankAsNull(textOf(CUSTOMER_ADDRESS_MAX)),
  invoiceEmail: email,
  /**
   * Payment terms in days. If omitted, an existing customer keeps its terms and a new customer gets the company's default
   * terms.
   */
  termsDays: optional(integerBetween(0, TERMS_DAYS_MAX, 'termsInvalid')),
  isTaxExempt: defaulted(boolean(), false),
  /** Tax number for invoices. If omitted, it does not change. */
  taxNumber: optionalText(lineOf(CUSTOMER_TEXT_MAX)),
  costReference: blankAsNull(lineOf(CUSTOMER_TEXT_MAX), oneLine),
  notes: blankAsNull(textOf(CUSTOMER_NOTES_MAX)),
  /**
   * Language of invoices and emails. If omitted, an existing customer keeps its language and a new customer gets English.
   */
  language: optional(enums(['en', 'es'])),
  /**
   * Automatic reminders of unpaid invoices. If omitted, an existing customer keeps its setting and a new customer gets
   * reminders.
   */
  hasReminders: optional(boolean()),
});

export type CustomerInput = Infer<typeof customerInputStruct>;

/** The body of `POST /customer/{id}/merge`: the id of the customer that remains. */
export const customerMergeStruct = object({ intoId: queryId });
