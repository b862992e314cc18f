import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { calendarDay } from '../contract/scalars.ts';
import { paymentOptionNames } from './paymentOptions.ts';
import { printedFields } from './record.ts';
import { invoiceListItemStruct, invoicePartyStruct } from './schema.ts';

const { status, isPastDue, issueDate, dueDate, currency, totalCents, creditedCents, balanceCents, number } =
  invoiceListItemStruct.schema;

/** An invoice as shown to the customer, without an account. */
export const publicInvoiceStruct = type({
  ...printedFields,
  number,
  status,
  isPastDue,
  issueDate,
  dueDate,
  currency,
  totalCents,
  creditedCents,
  balanceCents,
  customer: invoicePartyStruct,
  /** URL of the seller's current logo, or null. */
  logo: defaulted(nullable(string()), null),
  /** Pages of the company on which the customer can pay the balance. Empty if there is nothing to pay. */
  paymentLinks: defaulted(array(type({ option: enums(paymentOptionNames), url: string() })), []),
  /** The customer can pay the balance with `startPublicPayment`. */
  hasOnlinePayment: defaulted(boolean(), false),
  /** The customer's language. */
  language: defaulted(enums(['en', 'es']), 'en'),
  tickets: defaulted(
    array(type({ id: string(), jobcode: string(), workDate: defaulted(nullable(calendarDay), null) })),
    [],
  ),
});

export type PublicInvoice = Infer<typeof publicInvoiceStruct>;

const query = object({ token: optional(string()) });

export const getPublicInvoice = endpoint({
  method: 'GET',
  path: '/public/invoice',
  summary:
    'Reads an invoice with the token of a mailed link, any number of times. The company sees when it was first opened.',
  permission: 'anyone',
  query,
  reply: publicInvoiceStruct,
});

export const startPublicPayment = endpoint({
  method: 'POST',
  path: '/public/invoice/pay',
  summary:
    'Opens a page of the payment service for the balance of an invoice. 409 `WRONG_STATE` if nothing is left to pay, 502 `PAYMENT_UNAVAILABLE` if the service does not answer.',
  permission: 'anyone',
  body: object({ token: string() }),
  reply: type({ url: string() }),
  example: { body: { token: 'none' }, status: 404 },
});
