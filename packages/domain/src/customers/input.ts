import { boolean, defaulted, enums, type Infer, object, optional } from 'superstruct';
import { validateEmail } from '../auth/index.ts';
import { listOf, queryId, ruled, wholeBetween } from '../contract/scalars.ts';
import { blankAsNull, lineOf, textOf } from '../contract/text.ts';
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

// Read it with `create`, which trims and turns what is blank into null.

const email = blankAsNull(ruled('email', validateEmail, (value) => value.trim().toLowerCase()));

const contactInput = object({
  name: ruled('contactName', validateContactName, oneLine),
  email,
  phone: blankAsNull(ruled('phone', validatePhone)),
});

/** The body of `POST /customer` and `PUT /customer/{id}`; what is left out is emptied. */
export const customerInputStruct = object({
  name: ruled('customerName', validateCustomerName, oneLine),
  contacts: defaulted(listOf(contactInput, CUSTOMER_CONTACTS_MAX, 'tooManyContacts'), []),
  billingAddress: blankAsNull(textOf(CUSTOMER_ADDRESS_MAX)),
  invoiceEmail: email,
  /** Left out, those of before; of a new customer, those that the company usually gives. */
  termsDays: optional(wholeBetween(0, TERMS_DAYS_MAX, 'termsInvalid')),
  isTaxExempt: defaulted(boolean(), false),
  costReference: blankAsNull(lineOf(CUSTOMER_TEXT_MAX), oneLine),
  notes: blankAsNull(textOf(CUSTOMER_NOTES_MAX)),
  /** Left out, a customer keeps theirs, and a new one has English. */
  language: optional(enums(['en', 'es'])),
});

export type CustomerInput = Infer<typeof customerInputStruct>;

/** The body of `POST /customer/{id}/merge`: the customer that stays. */
export const customerMergeStruct = object({ intoId: queryId });
