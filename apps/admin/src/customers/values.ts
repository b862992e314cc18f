import {
  type ContactValues,
  CUSTOMER_ADDRESS_MAX,
  CUSTOMER_NOTES_MAX,
  CUSTOMER_TEXT_MAX,
  type Customer,
  type CustomerInput,
  readTermsDays,
  TERMS_DAYS_DEFAULT,
  validateCustomer,
} from '@derrick/domain/customers';
import { formatPhone } from '@derrick/domain/format';

export interface CustomerFormValues {
  name: string;
  contacts: ContactValues[];
  billingAddress: string;
  invoiceEmail: string;
  /** Number of days, as typed. */
  termsDays: string;
  isTaxExempt: boolean;
  taxNumber: string;
  costReference: string;
  notes: string;
  language: 'en' | 'es';
}

export const emptyContact: ContactValues = { name: '', email: '', phone: '' };

export const emptyValues: CustomerFormValues = {
  name: '',
  contacts: [],
  billingAddress: '',
  invoiceEmail: '',
  termsDays: String(TERMS_DAYS_DEFAULT),
  isTaxExempt: false,
  taxNumber: '',
  costReference: '',
  notes: '',
  language: 'en',
};

/** Converts a customer to form values. */
export const toFormValues = (customer: Customer): CustomerFormValues => ({
  name: customer.name,
  contacts: customer.contacts.map(({ name, email, phone }) => ({
    name,
    email: email ?? '',
    phone: phone ? formatPhone(phone) : '',
  })),
  billingAddress: customer.billingAddress ?? '',
  invoiceEmail: customer.invoiceEmail ?? '',
  termsDays: String(customer.termsDays),
  isTaxExempt: customer.isTaxExempt,
  taxNumber: customer.taxNumber ?? '',
  costReference: customer.costReference ?? '',
  notes: customer.notes ?? '',
  language: customer.language,
});

const orNull = (text: string) => text.trim() || null;

/** Converts the form values for the API. */
export const toRequestBody = (values: CustomerFormValues): CustomerInput => ({
  name: values.name.trim(),
  contacts: values.contacts.map(({ name, email, phone }) => ({
    name: name.trim(),
    email: orNull(email),
    phone: orNull(phone),
  })),
  billingAddress: orNull(values.billingAddress),
  invoiceEmail: orNull(values.invoiceEmail),
  termsDays: readTermsDays(values.termsDays) ?? TERMS_DAYS_DEFAULT,
  isTaxExempt: values.isTaxExempt,
  taxNumber: orNull(values.taxNumber),
  costReference: orNull(values.costReference),
  notes: orNull(values.notes),
  language: values.language,
});

const longest: Partial<Record<string, number>> = {
  billingAddress: CUSTOMER_ADDRESS_MAX,
  notes: CUSTOMER_NOTES_MAX,
};

export const longestText = (field: string): number => longest[field] ?? CUSTOMER_TEXT_MAX;

const texts = ['billingAddress', 'costReference', 'notes', 'taxNumber'] as const;

/** Validates the form with the domain rules and the maximum text lengths. */
export function validateForm(values: CustomerFormValues): Record<string, string | undefined> {
  const tooLong = texts.filter((field) => values[field].trim().length > longestText(field));
  return {
    ...validateCustomer(values),
    ...Object.fromEntries(tooLong.map((field) => [field, 'textTooLong'])),
  };
}
