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
import { errorDataOf } from '../contract/errorData.ts';
import { lastChangeFields } from '../contract/lastChange.ts';
import { calendarDay, instant } from '../contract/scalars.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { invoiceGroupings } from './grouping.ts';
import {
  creditNoteStruct,
  discountStruct,
  invoiceLineStruct,
  invoiceListItemStruct,
  invoicePartyStruct,
  invoicePaymentStruct,
  paymentExcessStruct,
} from './schema.ts';
import { documentFormatStruct, invoiceTicketStruct, neutralFormat } from './ticket.ts';

const orNull = <T, S>(struct: Struct<T, S>) => defaulted(nullable(struct), null);

/** Printed content of an invoice, apart from number, customer and dates. */
export const printedFields = {
  seller: invoicePartyStruct,
  termsDays: integer(),
  /** The customer's AFE, PO or cost center. */
  costReference: orNull(string()),
  /** A note to the customer. */
  notes: orNull(string()),
  lines: array(invoiceLineStruct),
  grouping: defaulted(enums(invoiceGroupings), 'TICKET'),
  discount: orNull(discountStruct),
  /** Percentage with up to three decimals. 0 if the customer is tax exempt. */
  taxPercent: number(),
  /** The company's own label for the tax. Null for the default label. */
  taxLabel: orNull(string()),
  isTaxExempt: defaulted(boolean(), false),
  subtotalCents: integer(),
  discountCents: integer(),
  taxCents: integer(),
  /** Sum of the payments that are not reversed, less refunds. */
  paidCents: integer(),
  paymentDetails: orNull(string()),
  footer: orNull(string()),
  documentFormat: defaulted(documentFormatStruct, neutralFormat),
  /** The company's current color as `#rrggbb`, or null. */
  color: orNull(string()),
};

/** Kinds of sendings: the invoice by email, a reminder by email, or the invoice by other means, such as by post. */
export const sendingKinds = ['EMAIL', 'REMINDER', 'OTHER'] as const;

export type SendingKind = (typeof sendingKinds)[number];

/**
 * Results of an email: waiting, accepted by the mail server, permanently rejected by it, given up after repeated attempts, or
 * no longer needed.
 */
export const deliveryStatuses = ['QUEUED', 'SENT', 'REJECTED', 'FAILED', 'CANCELED'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

const deliveryStruct = type({
  to: string(),
  status: enums(deliveryStatuses),
  /** The SMTP status code of a rejection, such as 550. */
  smtpCode: orNull(integer()),
});

/** An email with the invoice or a reminder, or a sending by other means. */
const sendingStruct = type({
  at: instant,
  to: array(string()),
  by: orNull(string()),
  kind: defaulted(enums(sendingKinds), 'EMAIL'),
  /** The day of a sending by other means, and the user's note about it. */
  sentOn: orNull(calendarDay),
  note: orNull(string()),
  /** The result for each recipient. Empty for emails of older servers. */
  deliveries: defaulted(array(deliveryStruct), []),
});

export type InvoiceSending = Infer<typeof sendingStruct>;

/**
 * A complete invoice, with the version required by the next change. Until it is issued, the seller's and customer's
 * details are the current ones.
 */
export const invoiceStruct = type({
  ...invoiceListItemStruct.schema,
  ...printedFields,
  /** The contact receives the emails unless other recipients are given. */
  customer: type({ id: orNull(string()), ...invoicePartyStruct.schema, language: defaulted(string(), 'en') }),
  payments: defaulted(array(invoicePaymentStruct), []),
  /** In the order of their numbers. */
  creditNotes: defaulted(array(creditNoteStruct), []),
  /** Online payments that exceed the balance and are not refunded yet. */
  paymentExcesses: defaulted(array(paymentExcessStruct), []),
  tickets: defaulted(array(invoiceTicketStruct), []),
  /** Estimated size of the zip with the PDFs and files of the tickets. */
  packageBytes: defaulted(integer(), 0),
  sendings: defaulted(array(sendingStruct), []),
  /** Time at which the customer first opened the page linked in the email. */
  firstOpenedAt: orNull(instant),
  /** The customer gets reminders by email after the due date, on the days set by the company. */
  hasReminders: defaulted(boolean(), false),
  /** The customer gets automatic reminders, unless they are turned off for the invoice. */
  hasCustomerReminders: defaulted(boolean(), true),
  /** The day of the next automatic reminder. Null if none is planned. */
  nextReminderOn: orNull(calendarDay),
  /** Address of reminders: the customer's current email for invoices, or the one at issue. */
  mailTo: orNull(string()),
  /** Reason why the invoice was voided or marked uncollectible. */
  statusReason: orNull(string()),
  /** Id of the void invoice that this invoice corrects. */
  copyOfId: orNull(string()),
  updatedAt: instant,
  version: integer(),
});

export type Invoice = Infer<typeof invoiceStruct>;

/** The `data` of a change rejected with 409: who changed the invoice in the meantime, when, and the current invoice. */
export const invoiceConflictStruct = type({
  ...lastChangeFields,
  invoice: invoiceStruct,
});

export type InvoiceConflict = Infer<typeof invoiceConflictStruct>;

/** Reads the conflict from the error of a rejected change. Returns undefined if the change failed for another reason. */
export const invoiceConflictOf = (error: unknown): InvoiceConflict | undefined =>
  errorDataOf(error, [errorCodes.conflict, errorCodes.stale], invoiceConflictStruct);

/** The `data` of a draft rejected with `TICKET_ALREADY_INVOICED`: the tickets, each with its invoice. */
export const alreadyInvoicedStruct = type({
  tickets: array(
    type({ id: string(), jobcode: string(), invoice: type({ id: string(), number: orNull(string()) }) }),
  ),
});

export type AlreadyInvoiced = Infer<typeof alreadyInvoicedStruct>;

/**
 * Reads the tickets that are on another invoice from the error of a rejected draft. Returns undefined for another error.
 */
export const alreadyInvoicedOf = (error: unknown): AlreadyInvoiced | undefined =>
  errorDataOf(error, [errorCodes.ticketAlreadyInvoiced], alreadyInvoicedStruct);
