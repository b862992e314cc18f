import {
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  number,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { invoiceGroupings } from './grouping.ts';
import { paperSizes } from './rules.ts';

const text = nullable(string());

/** How a company makes its invoices out, and the number that the next one gets. */
export const invoiceSettingsStruct = type({
  numberPattern: string(),
  restartsYearly: boolean(),
  currency: string(),
  taxPercent: number(),
  taxLabel: text,
  paperSize: enums(paperSizes),
  /** How the lines of new drafts are put together. */
  grouping: defaulted(enums(invoiceGroupings), 'TICKET'),
  hasReminders: boolean(),
  /** What the company is called on paper; null where a server does not say. */
  name: defaulted(text, null),
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
