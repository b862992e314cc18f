import {
  boolean,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  number,
  object,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { objectRule } from '../contract/objectRule.ts';
import { blankAsNull, lineOf, textOf } from '../contract/text.ts';
import { CUSTOMER_ADDRESS_MAX } from '../customers/index.ts';
import { percentOf } from './input.ts';
import { NUMBER_PATTERN_MAX, validateNumberPattern } from './numbers.ts';
import { INVOICE_NOTES_MAX, invoiceCurrencies, paperSizes } from './rules.ts';

const line = blankAsNull(lineOf(200));

const fields = {
  numberPattern: lineOf(NUMBER_PATTERN_MAX),
  /** The numbers begin anew with 1 each year. */
  restartsYearly: boolean(),
  currency: enums(invoiceCurrencies),
  /** Of new invoices, in per cent. */
  taxPercent: percentOf(3, 'taxInvalid'),
  /** What the company calls the tax; null for the usual word. */
  taxLabel: line,
  paperSize: enums(paperSizes),
  /** New invoices are reminded of. */
  hasReminders: boolean(),
  address: blankAsNull(textOf(CUSTOMER_ADDRESS_MAX)),
  email: line,
  phone: line,
  taxNumber: line,
  /** How to pay: bank account, remittance address. */
  paymentDetails: blankAsNull(textOf(INVOICE_NOTES_MAX)),
  /** Small print at the foot of every page. */
  footer: blankAsNull(textOf(500)),
};

/** The body of `PUT /invoice/settings`. */
export const invoiceSettingsInputStruct = objectRule(
  object(fields),
  'settings',
  ({ numberPattern, restartsYearly }) => {
    const message = validateNumberPattern(numberPattern, { restartsYearly });
    return message === undefined || { path: ['numberPattern'], message };
  },
);

const text = nullable(string());

/** How a company makes its invoices out, and the number that the next one gets. */
export const invoiceSettingsStruct = type({
  numberPattern: string(),
  restartsYearly: boolean(),
  currency: string(),
  taxPercent: number(),
  taxLabel: text,
  paperSize: enums(paperSizes),
  hasReminders: boolean(),
  address: text,
  email: text,
  phone: text,
  taxNumber: text,
  paymentDetails: text,
  footer: text,
  nextNumber: min(integer(), 1),
});

export type InvoiceSettings = Infer<typeof invoiceSettingsStruct>;

export const getInvoiceSettings = endpoint({
  method: 'GET',
  path: '/invoice/settings',
  summary: 'Loads how the company makes its invoices out; `formatInvoiceNumber` previews the next number.',
  permission: 'invoices:read',
  reply: invoiceSettingsStruct,
  reads: ['invoiceSettings'],
});

export const updateInvoiceSettings = endpoint({
  method: 'PUT',
  path: '/invoice/settings',
  summary: 'Changes how invoices are made out from now on; those that are issued stay as they are.',
  permission: 'company:manage',
  body: invoiceSettingsInputStruct,
  reply: invoiceSettingsStruct,
  changes: ['invoiceSettings'],
  example: {
    body: {
      numberPattern: 'INV-{YYYY}-{N:5}',
      restartsYearly: false,
      currency: 'USD',
      taxPercent: 8.25,
      taxLabel: 'Sales tax',
      paperSize: 'LETTER',
      hasReminders: false,
      address: '1 Derrick Way\nMidland, TX 79701',
      email: 'billing@derrick.example',
      phone: null,
      taxNumber: null,
      paymentDetails: null,
      footer: null,
    },
  },
});
