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
import { documentFormatStruct, neutralFormat } from './ticket.ts';

const text = nullable(string());

/** The company's invoice settings, with the number of the next invoice. */
export const invoiceSettingsStruct = type({
  numberPattern: string(),
  restartsYearly: boolean(),
  currency: string(),
  taxPercent: number(),
  taxLabel: text,
  /** Label of the tax in Spanish documents. Null for `taxLabel`. */
  taxLabelSpanish: defaulted(text, null),
  paperSize: enums(paperSizes),
  /** Default grouping of the lines of new drafts. */
  grouping: defaulted(enums(invoiceGroupings), 'TICKET'),
  hasReminders: boolean(),
  /** The company's name on invoices. Null if the server does not send it. */
  name: defaulted(text, null),
  address: text,
  email: text,
  phone: text,
  taxNumber: text,
  paymentDetails: text,
  footer: text,
  /** Small print of Spanish documents. Null for `footer`. */
  footerSpanish: defaulted(text, null),
  documentFormat: defaulted(documentFormatStruct, neutralFormat),
  /** The company's color as `#rrggbb`, or null. */
  color: defaulted(text, null),
  nextNumber: min(integer(), 1),
});

export type InvoiceSettings = Infer<typeof invoiceSettingsStruct>;

export const getInvoiceSettings = endpoint({
  method: 'GET',
  path: '/invoice/settings',
  summary: 'Loads the invoice settings; `formatInvoiceNumber` previews the next number.',
  permission: 'invoices:read',
  reply: invoiceSettingsStruct,
  reads: ['invoiceSettings'],
});
