import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  type Struct,
  string,
  type,
} from 'superstruct';
import { refusalOf } from '../contract/refusal.ts';
import { calendarDay, instant } from '../contract/scalars.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { invoiceGroupings } from './grouping.ts';
import {
  discountStruct,
  invoiceLineStruct,
  invoiceListItemStruct,
  invoicePartyStruct,
  invoicePaymentStruct,
} from './schema.ts';

const orNull = <T, S>(struct: Struct<T, S>) => defaulted(nullable(struct), null);

/** What stands on the paper besides the number, the customer and the days. */
export const printedFields = {
  seller: invoicePartyStruct,
  termsDays: integer(),
  /** AFE, PO or cost centre, as the customer writes it. */
  costReference: orNull(string()),
  /** What the company tells this customer. */
  notes: orNull(string()),
  lines: array(invoiceLineStruct),
  grouping: defaulted(enums(invoiceGroupings), 'TICKET'),
  discount: orNull(discountStruct),
  /** Per cent, with up to three decimals; 0 for a customer who is tax exempt. */
  taxPercent: number(),
  /** What the company calls the tax; null for the usual word. */
  taxLabel: orNull(string()),
  isTaxExempt: defaulted(boolean(), false),
  subtotalCents: integer(),
  discountCents: integer(),
  taxCents: integer(),
  paidCents: integer(),
  paymentDetails: orNull(string()),
  footer: orNull(string()),
};

/** A mail with the invoice. */
const sendingStruct = type({ at: instant, to: array(string()), by: orNull(string()) });

export type InvoiceSending = Infer<typeof sendingStruct>;

/** A whole invoice, and the version that the next change builds on. Parties are those of now until it is issued. */
export const invoiceStruct = type({
  ...invoiceListItemStruct.schema,
  ...printedFields,
  /** The contact is whom mails go to unless somebody else is named. */
  customer: type({ id: orNull(string()), ...invoicePartyStruct.schema, language: defaulted(string(), 'en') }),
  payments: defaulted(array(invoicePaymentStruct), []),
  tickets: defaulted(
    array(
      type({
        id: string(),
        jobcode: string(),
        workDate: orNull(calendarDay),
        description: defaulted(string(), ''),
      }),
    ),
    [],
  ),
  sendings: defaulted(array(sendingStruct), []),
  /** When the customer first opened the page that the mail leads to. */
  firstOpenedAt: orNull(instant),
  /** A mail on the due day, and 7 and 21 days after. */
  hasReminders: defaulted(boolean(), false),
  /** Why it was voided or given up. */
  statusReason: orNull(string()),
  /** The void invoice that this one corrects. */
  copyOfId: orNull(string()),
  updatedAt: instant,
  version: integer(),
});

export type Invoice = Infer<typeof invoiceStruct>;

/** The `data` of a change refused with 409: who was faster, when, and the invoice as it is now. */
export const invoiceConflictStruct = type({
  changedBy: orNull(type({ id: string(), fullname: string() })),
  changedAt: instant,
  invoice: invoiceStruct,
});

export type InvoiceConflict = Infer<typeof invoiceConflictStruct>;

/** Reads who was faster from the error of a refused change; undefined when it failed for another reason. */
export const invoiceConflictOf = (error: unknown): InvoiceConflict | undefined =>
  refusalOf(error, [errorCodes.conflict, errorCodes.stale], invoiceConflictStruct);

/** The `data` of a draft refused with `TICKET_ALREADY_INVOICED`: the tickets, and the invoice that has each. */
export const alreadyInvoicedStruct = type({
  tickets: array(
    type({ id: string(), jobcode: string(), invoice: type({ id: string(), number: orNull(string()) }) }),
  ),
});

export type AlreadyInvoiced = Infer<typeof alreadyInvoicedStruct>;

/** Reads which tickets another invoice has from the error of a refused draft; undefined for another failure. */
export const alreadyInvoicedOf = (error: unknown): AlreadyInvoiced | undefined =>
  refusalOf(error, [errorCodes.ticketAlreadyInvoiced], alreadyInvoicedStruct);
