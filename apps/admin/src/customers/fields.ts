import { CUSTOMER_CONTACTS_MAX, TERMS_DAYS_MAX } from '@derrick/domain/customers';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import type { Translate } from '../core/i18n/messages.ts';
import { longestText } from './values.ts';

/** Labels of the fields, in form order. */
export const labels = {
  name: 'customerForm.name',
  notes: 'customerForm.notes',
  contacts: 'customerForm.contacts',
  'contacts.name': 'customerForm.contactName',
  'contacts.email': 'customerForm.email',
  'contacts.phone': 'customerForm.phone',
  billingAddress: 'customerForm.billingAddress',
  invoiceEmail: 'customerForm.invoiceEmail',
  taxNumber: 'customerForm.taxNumber',
  termsDays: 'customerForm.termsDays',
  costReference: 'customerForm.costReference',
  language: 'customerForm.language',
  isTaxExempt: 'customerForm.taxExempt',
} as const satisfies Record<string, MessageKey>;

const errorKeys: Partial<Record<string, MessageKey>> = {
  customerNameRequired: 'customerForm.error.nameRequired',
  contactNameRequired: 'customerForm.error.contactNameRequired',
  nameTaken: 'customerForm.error.nameTaken',
  nameTooLong: 'customerForm.error.textTooLong',
  textTooLong: 'customerForm.error.textTooLong',
  emailInvalid: 'customerForm.error.email',
  phoneInvalid: 'customerForm.error.phone',
  termsInvalid: 'customerForm.error.terms',
  tooManyContacts: 'customerForm.error.tooManyContacts',
};

const counts: Partial<Record<string, number>> = {
  termsInvalid: TERMS_DAYS_MAX,
  tooManyContacts: CUSTOMER_CONTACTS_MAX,
};

export const errorMessage = (t: Translate) => (error: string, field: string) =>
  t(errorKeys[error] ?? 'customerForm.error.invalid', { count: counts[error] ?? longestText(field) });
