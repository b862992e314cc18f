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
import { errorDataOf } from '../contract/errorData.ts';
import { lastChangeFields } from '../contract/lastChange.ts';
import { instant } from '../contract/scalars.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { TERMS_DAYS_DEFAULT } from './rules.ts';
import { contactStruct } from './schema.ts';

const orNull = () => defaulted(nullable(string()), null);

/** A complete customer, with the version required by the next change. */
export const customerStruct = type({
  id: string(),
  name: string(),
  /** Contacts in the order set by admins and managers. */
  contacts: defaulted(array(contactStruct), []),
  /** May have several lines. */
  billingAddress: orNull(),
  /** Email address for invoices. */
  invoiceEmail: orNull(),
  /** Payment terms: number of days from the invoice date to the due date. */
  termsDays: defaulted(integer(), TERMS_DAYS_DEFAULT),
  isTaxExempt: defaulted(boolean(), false),
  /** Tax number, printed on invoices. */
  taxNumber: orNull(),
  /** Default AFE, PO or cost center of new tickets. */
  costReference: orNull(),
  notes: orNull(),
  /** Language of invoices and emails to the customer. */
  language: defaulted(enums(['en', 'es']), 'en'),
  /** The customer gets automatic reminders of unpaid invoices. */
  hasReminders: defaulted(boolean(), true),
  /** Number of tickets of this customer. */
  ticketCount: defaulted(min(integer(), 0), 0),
  createdAt: instant,
  updatedAt: instant,
  version: integer(),
});

export type Customer = Infer<typeof customerStruct>;

/** The `data` of a change rejected with 409: who changed the customer in the meantime, when, and the current customer. */
export const customerConflictStruct = type({
  ...lastChangeFields,
  customer: customerStruct,
});

export type CustomerConflict = Infer<typeof customerConflictStruct>;

/** Reads the conflict from the error of a rejected change. Returns undefined if the change failed for another reason. */
export const customerConflictOf = (error: unknown): CustomerConflict | undefined =>
  errorDataOf(error, [errorCodes.conflict], customerConflictStruct);
