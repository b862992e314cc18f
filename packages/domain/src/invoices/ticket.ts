import { defaulted, enums, type Infer, nullable, number, type Struct, string, type } from 'superstruct';
import { calendarDay } from '../contract/scalars.ts';
import { hourCycles } from '../format/conventions.ts';

const orNull = <T, S>(struct: Struct<T, S>) => defaulted(nullable(struct), null);

/**
 * A ticket on an invoice, with the facts that the document prints. They are stored when the invoice is issued. Invoices
 * that were issued before facts were stored have only the code, the day and the description: the other fields are null.
 */
export const invoiceTicketStruct = type({
  id: string(),
  jobcode: string(),
  workDate: orNull(calendarDay),
  description: defaulted(string(), ''),
  wellName: orNull(string()),
  location: orNull(string()),
  /** Name of the technician. */
  technician: orNull(string()),
  /** `HH:mm`. */
  workStartedAt: orNull(string()),
  workEndedAt: orNull(string()),
  workHours: orNull(number()),
  /** The customer's AFE, PO or cost center. */
  costReference: orNull(string()),
  /** The customer's signature. `signedOn` is a day in the company's time zone. */
  signature: orNull(type({ name: string(), signedOn: calendarDay })),
});

export type InvoiceTicket = Infer<typeof invoiceTicketStruct>;

/** The company's formats and labels of an invoice document. They are stored when the invoice is issued. */
export const documentFormatStruct = type({
  /** ISO 3166 code of the company's country, for numbers and amounts. Null if unknown. */
  country: orNull(string()),
  hourCycle: defaulted(enums(hourCycles), 'h12'),
  /** The company's own label for the cost reference, such as `AFE`. Null for the default label. */
  costReferenceLabel: orNull(string()),
});

export type DocumentFormat = Infer<typeof documentFormatStruct>;

/** Format of documents of a company without settings. */
export const neutralFormat: DocumentFormat = { country: null, hourCycle: 'h12', costReferenceLabel: null };
