import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  number,
  type Struct,
  string,
  type,
  union,
} from 'superstruct';
import { calendarDay, instant } from '../contract/scalars.ts';
import { lineUnits, ticketLineKinds } from '../tickets/index.ts';
import { invoiceStates } from './status.ts';

const orNull = <T, S>(struct: Struct<T, S>) => defaulted(nullable(struct), null);

/** An invoice in the list. Amounts are in the smallest unit of the currency. */
export const invoiceListItemStruct = type({
  id: string(),
  /** The printed number. Null for a draft. */
  number: orNull(string()),
  status: enums(invoiceStates),
  isPastDue: defaulted(boolean(), false),
  /** The name at the time of issue, or the current name in a draft. */
  customer: type({ id: orNull(string()), name: string() }),
  issueDate: orNull(calendarDay),
  dueDate: orNull(calendarDay),
  /** ISO 4217 code, such as `USD`. */
  currency: string(),
  totalCents: integer(),
  /** Sum of the credit notes. */
  creditedCents: defaulted(integer(), 0),
  /** The total less `paidCents` and `creditedCents`. 0 for a void invoice. */
  balanceCents: integer(),
  createdAt: instant,
});

export type InvoiceListItem = Infer<typeof invoiceListItemStruct>;

const figure = type({
  count: min(integer(), 0),
  /**
   * The sum of the balances for unpaid groups, of the totals for the others. Counts only invoices in the company's
   * currency.
   */
  cents: integer(),
});

/** The number and amount of invoices per group of the list. */
export const invoiceStatisticsStruct = type({
  currency: string(),
  draft: figure,
  awaitingPayment: figure,
  pastDue: figure,
  paid: figure,
  void: figure,
  uncollectible: figure,
});

export type InvoiceStatistics = Infer<typeof invoiceStatisticsStruct>;

export const invoiceLineStruct = type({
  kind: enums(ticketLineKinds),
  description: string(),
  /** Quantity with up to three decimals. */
  quantity: number(),
  unit: enums(lineUnits),
  /** In the smallest unit of the currency, with up to one decimal. Null until a price is set. */
  unitPriceCents: orNull(number()),
  taxable: boolean(),
  /** Reason for an adjustment. */
  reason: orNull(string()),
  priceItemId: orNull(string()),
  /** The ticket of the line. Null if the line was added by hand or belongs to several tickets. */
  ticketId: orNull(string()),
});

export type InvoiceLine = Infer<typeof invoiceLineStruct>;

/** A discount before tax: an amount, or a percentage with up to two decimals. */
export const discountStruct = union([type({ cents: integer() }), type({ percent: number() })]);

/** A payment of an invoice. Reversed payments stay in the list but do not count. */
export const invoicePaymentStruct = type({
  id: string(),
  amountCents: integer(),
  method: string(),
  reference: orNull(string()),
  paidOn: calendarDay,
  /** The name of the user who recorded the payment. */
  recordedBy: orNull(string()),
  reversedAt: orNull(instant),
  reversedBy: orNull(string()),
  reason: orNull(string()),
});

export type InvoicePayment = Infer<typeof invoicePaymentStruct>;

/** A credit note: the part of an invoice that the company takes back. It never changes. */
export const creditNoteStruct = type({
  id: string(),
  number: string(),
  issueDate: calendarDay,
  reason: string(),
  /** The credited parts of the invoice lines, before discount and tax. `line` is the index on the invoice. */
  lines: array(type({ line: integer(), amountCents: integer() })),
  subtotalCents: integer(),
  discountCents: integer(),
  taxCents: integer(),
  totalCents: integer(),
  /** The part that the customer had already paid and got back. Null if the credit only reduced the balance. */
  refund: orNull(
    type({ amountCents: integer(), method: string(), reference: orNull(string()), refundedOn: calendarDay }),
  ),
  /** The name of the user who issued the credit note. */
  issuedBy: orNull(string()),
});

export type CreditNote = Infer<typeof creditNoteStruct>;
/**
 * Money that a customer paid online and that does not fit the invoice: it was void, paid or had a smaller balance. The
 * company refunds it at the payment service.
 */
export const paymentExcessStruct = type({
  /** The payment's id at the service. */
  reference: string(),
  receivedAt: instant,
  /** In the smallest unit of `currency`, which can differ from that of the invoice. */
  excessCents: integer(),
  currency: string(),
});

export type PaymentExcess = Infer<typeof paymentExcessStruct>;

/** The seller or the customer, as printed. */
export const invoicePartyStruct = type({
  name: string(),
  /** May have several lines. */
  address: orNull(string()),
  email: orNull(string()),
  phone: orNull(string()),
  taxNumber: orNull(string()),
});

export type InvoiceParty = Infer<typeof invoicePartyStruct>;
