import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  string,
  type,
} from 'superstruct';
import { refusalOf } from '../contract/refusal.ts';
import { instant } from '../contract/scalars.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { TERMS_DAYS_DEFAULT } from './rules.ts';
import { contactStruct } from './schema.ts';

const orNull = () => defaulted(nullable(string()), null);

/** A whole customer, and the version that the next change builds on. */
export const customerStruct = type({
  id: string(),
  name: string(),
  /** In the order in which the office has put them. */
  contacts: defaulted(array(contactStruct), []),
  /** Of several lines. */
  billingAddress: orNull(),
  /** Where invoices are mailed to. */
  invoiceEmail: orNull(),
  /** How many days after its date an invoice is due. */
  termsDays: defaulted(integer(), TERMS_DAYS_DEFAULT),
  isTaxExempt: defaulted(boolean(), false),
  /** The AFE, PO or cost centre that new tickets begin with. */
  costReference: orNull(),
  notes: orNull(),
  /** In which invoices and mails are written to the customer. */
  language: defaulted(enums(['en', 'es']), 'en'),
  /** How many tickets name this customer. */
  ticketCount: defaulted(min(integer(), 0), 0),
  createdAt: instant,
  updatedAt: instant,
  version: integer(),
});

export type Customer = Infer<typeof customerStruct>;

/** The `data` of a change refused with 409: who was faster, when, and the customer as it is now. */
export const customerConflictStruct = type({
  changedBy: nullable(type({ id: string(), fullname: string() })),
  changedAt: instant,
  customer: customerStruct,
});

export type CustomerConflict = Infer<typeof customerConflictStruct>;

/** Reads who was faster from the error of a refused change; undefined when it failed for another reason. */
export const customerConflictOf = (error: unknown): CustomerConflict | undefined =>
  refusalOf(error, [errorCodes.conflict], customerConflictStruct);
