import {
  array,
  boolean,
  coerce,
  defaulted,
  define,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  refine,
  string,
  union,
} from 'superstruct';
import { validateEmail } from '../auth/index.ts';
import { objectRule } from '../contract/objectRule.ts';
import {
  amountBetween,
  calendarDay,
  integerBetween,
  listOf,
  unitPriceBetween,
  uuid,
  validatedString,
} from '../contract/scalars.ts';
import { blankAsNull, lineOf, textOf } from '../contract/text.ts';
import { TERMS_DAYS_MAX } from '../customers/index.ts';
import {
  commentText,
  LINE_PRICE_MAX_CENTS,
  LINE_QUANTITY_MAX,
  lineUnits,
  ticketLineKinds,
} from '../tickets/index.ts';
import { COST_REFERENCE_MAX } from './billed.ts';
import { invoiceGroupings } from './grouping.ts';
import {
  INVOICE_LINE_TEXT_MAX,
  INVOICE_LINES_MAX,
  INVOICE_NOTES_MAX,
  INVOICE_RECIPIENTS_MAX,
  INVOICE_TICKETS_MAX,
  INVOICE_TOTAL_MAX,
  paymentMethods,
} from './rules.ts';

// Request bodies of invoices. Parse them with `create`, which trims texts and converts blank ones to null.

/** A number within bounds with a maximum number of decimals. Other values fail with the given message key. */
export const decimalBetween = (from: number, to: number, decimals: number, key: string) =>
  define<number>('number', (value) => {
    const isRight =
      typeof value === 'number' &&
      value >= from &&
      value <= to &&
      Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;
    return isRight || key;
  });

/** A percentage from 0 to 100 with a maximum number of decimals. */
export const percentOf = (decimals: number, key: string) => decimalBetween(0, 100, decimals, key);

const line = (maxLength: number) => blankAsNull(lineOf(maxLength));

const invoiceLineInput = objectRule(
  object({
    kind: enums(ticketLineKinds),
    description: refine(
      textOf(INVOICE_LINE_TEXT_MAX),
      'line',
      (text) => text !== '' || 'lineDescriptionRequired',
    ),
    quantity: decimalBetween(-LINE_QUANTITY_MAX, LINE_QUANTITY_MAX, 3, 'quantityInvalid'),
    unit: enums(lineUnits),
    unitPriceCents: nullable(unitPriceBetween(-LINE_PRICE_MAX_CENTS, LINE_PRICE_MAX_CENTS, 'priceInvalid')),
    taxable: boolean(),
    reason: line(INVOICE_LINE_TEXT_MAX),
    priceItemId: blankAsNull(uuid),
    ticketId: blankAsNull(uuid),
  }),
  'line',
  ({ kind, quantity, unitPriceCents, reason }, { path }) => {
    const wrong = (field: string, message: string) => ({ path: [...path, field], message });
    if (kind === 'ADJUSTMENT') return reason !== null || wrong('reason', 'lineReasonRequired');
    if (quantity < 0) return wrong('quantity', 'quantityInvalid');
    return (unitPriceCents ?? 0) >= 0 || wrong('unitPriceCents', 'priceInvalid');
  },
);

/** The body of `POST /invoice`: approved tickets. The server creates one draft per customer. */
export const invoiceCreationStruct = object({
  ticketIds: refine(
    listOf(uuid, INVOICE_TICKETS_MAX, 'tooManyTickets'),
    'tickets',
    (ids) => ids.length > 0 || 'ticketsRequired',
  ),
});

/**
 * The body of `PUT /invoice/{id}`. Omitted fields do not change. A `grouping` without `lines` rebuilds the lines from the
 * tickets. The size limit of an invoice is checked when the lines are saved (`invoiceSizeError`).
 */
export const invoiceInputStruct = object({
  lines: optional(array(invoiceLineInput)),
  grouping: optional(enums(invoiceGroupings)),
  discount: optional(
    nullable(
      union([
        object({ cents: amountBetween(0, LINE_PRICE_MAX_CENTS, 'discountInvalid') }),
        object({ percent: percentOf(2, 'discountInvalid') }),
      ]),
    ),
  ),
  taxPercent: optional(percentOf(3, 'taxInvalid')),
  termsDays: optional(integerBetween(0, TERMS_DAYS_MAX, 'termsInvalid')),
  costReference: optional(nullable(lineOf(COST_REFERENCE_MAX))),
  notes: optional(nullable(textOf(INVOICE_NOTES_MAX))),
  hasReminders: optional(boolean()),
});

export type InvoiceInput = Infer<typeof invoiceInputStruct>;

const email = validatedString('email', validateEmail, (value) => value.trim().toLowerCase());

/** The body of `POST /invoice/{id}/send`. */
export const invoiceEmailStruct = object({
  to: refine(
    // A single address is accepted in place of a list.
    coerce(listOf(email, INVOICE_RECIPIENTS_MAX, 'tooManyRecipients'), string(), (address) => [address]),
    'to',
    (all) => all.length > 0 || 'recipientRequired',
  ),
  message: blankAsNull(textOf(INVOICE_NOTES_MAX)),
  /** Attaches a zip with the PDFs and files of the tickets, up to `INVOICE_PACKAGE_MAIL_MAX_BYTES`. */
  attachTickets: defaulted(boolean(), false),
  /** Stores the first address as the customer's email for invoices. */
  rememberRecipient: defaulted(boolean(), false),
});

export type InvoiceEmailInput = Infer<typeof invoiceEmailStruct>;

/**
 * The body of `POST /invoice/{id}/issue`: the version that the caller loaded, and the email if the invoice should be sent
 * immediately.
 */
export const invoiceIssueStruct = object({ version: integer(), send: optional(invoiceEmailStruct) });

/** The body of `POST /invoice/{id}/mark-sent`: the day and a note, such as the way it was sent. */
export const invoiceMarkSentStruct = object({ sentOn: calendarDay, note: line(200) });

export type InvoiceMarkSentInput = Infer<typeof invoiceMarkSentStruct>;

/** The body of `POST /invoice/{id}/payment`. */
export const paymentInputStruct = object({
  amountCents: amountBetween(1, Number.MAX_SAFE_INTEGER, 'amountInvalid'),
  method: enums(paymentMethods),
  reference: line(200),
  paidOn: calendarDay,
});

export type PaymentInput = Infer<typeof paymentInputStruct>;

/** The body of `POST /invoice/{id}/reverse-payment`. */
export const paymentReversalStruct = object({ paymentId: uuid, reason: commentText });

export const invoiceReasonStruct = object({ reason: commentText });

/** The body of `POST /invoice/{id}/credit-note`. */
export const creditNoteInputStruct = object({
  reason: commentText,
  lines: refine(
    listOf(
      object({
        /** Index of the line on the invoice. */
        line: integerBetween(0, INVOICE_LINES_MAX - 1, 'creditLineUnknown'),
        /** Amount before discount and tax, with the sign of the line. */
        amountCents: amountBetween(-INVOICE_TOTAL_MAX, INVOICE_TOTAL_MAX, 'amountInvalid'),
      }),
      INVOICE_LINES_MAX,
      'creditLineUnknown',
    ),
    'lines',
    (lines) => lines.length > 0 || 'creditEmpty',
  ),
  /** Required if the credit exceeds the balance: how and when the customer got the rest back. */
  refund: defaulted(
    nullable(object({ method: enums(paymentMethods), reference: line(200), refundedOn: calendarDay })),
    null,
  ),
  /** Lets the tickets of the invoice be invoiced again. Only if nothing of the invoice is left. */
  releaseTickets: defaulted(boolean(), false),
});

export type CreditNoteInput = Infer<typeof creditNoteInputStruct>;
