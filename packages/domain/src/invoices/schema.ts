import {
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

/** An invoice as the list shows it. Amounts are in the smallest unit of the currency. */
export const invoiceListItemStruct = type({
  id: string(),
  /** As it is printed; null in a draft. */
  number: orNull(string()),
  status: enums(invoiceStates),
  isPastDue: defaulted(boolean(), false),
  /** By the name of that moment once it is issued. */
  customer: type({ id: orNull(string()), name: string() }),
  issueDate: orNull(calendarDay),
  dueDate: orNull(calendarDay),
  /** ISO 4217, such as `USD`. */
  currency: string(),
  totalCents: integer(),
  balanceCents: integer(),
  createdAt: instant,
});

export type InvoiceListItem = Infer<typeof invoiceListItemStruct>;

const figure = type({
  count: min(integer(), 0),
  /** The balances of what is to be paid, the totals of the rest; of invoices in the company's currency alone. */
  cents: integer(),
});

/** How many invoices there are of each group of the list, and what they come to. */
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

/** A line of an invoice. */
export const invoiceLineStruct = type({
  kind: enums(ticketLineKinds),
  description: string(),
  /** Up to three decimals. */
  quantity: number(),
  unit: enums(lineUnits),
  /** Null while nobody has set a price. */
  unitPriceCents: orNull(integer()),
  taxable: boolean(),
  /** Why an adjustment was made. */
  reason: orNull(string()),
  priceItemId: orNull(string()),
  /** The ticket that it is of; null of what was typed, or is of several tickets. */
  ticketId: orNull(string()),
});

export type InvoiceLine = Infer<typeof invoiceLineStruct>;

/** A discount before tax: an amount, or a share in per cent with up to two decimals. */
export const discountStruct = union([type({ cents: integer() }), type({ percent: number() })]);

/** Money that came in. What was reversed stays in the list and counts nothing. */
export const invoicePaymentStruct = type({
  id: string(),
  amountCents: integer(),
  method: string(),
  reference: orNull(string()),
  paidOn: calendarDay,
  /** Who recorded it. */
  recordedBy: orNull(string()),
  reversedAt: orNull(instant),
  reversedBy: orNull(string()),
  reason: orNull(string()),
});

export type InvoicePayment = Infer<typeof invoicePaymentStruct>;

/** One who bills or is billed, as the paper names them. */
export const invoicePartyStruct = type({
  name: string(),
  /** Of several lines. */
  address: orNull(string()),
  email: orNull(string()),
  phone: orNull(string()),
  taxNumber: orNull(string()),
});

export type InvoiceParty = Infer<typeof invoicePartyStruct>;
