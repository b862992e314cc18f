import { enums, type Infer, object, optional } from 'superstruct';
import { dayRangeFields, rangeInOrder } from '../contract/dayRange.ts';
import { objectRule } from '../contract/objectRule.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { anyOf, queryIds } from '../contract/scalars.ts';
import { TICKET_FILTER_IDS_MAX } from '../tickets/index.ts';
import { invoiceStatusFilters } from './status.ts';

/** Sort orders of the invoice list. The default is newest first. */
export const invoiceSorts = [
  'number',
  '-number',
  'customer',
  '-customer',
  'issueDate',
  '-issueDate',
  'dueDate',
  '-dueDate',
  'total',
  '-total',
  'balance',
  '-balance',
] as const;

export type InvoiceSort = (typeof invoiceSorts)[number];

/** Dates of an invoice that a range can apply to. */
export const invoiceDateFields = ['issueDate', 'dueDate'] as const;

/**
 * Fields that filter invoices. The dates refer to the issue date, or to the creation date of a draft, unless
 * `dateField` names another one. Both ends are included.
 */
export const invoiceFilterFields = {
  search: pageFields.search,
  status: anyOf(invoiceStatusFilters, 'statusInvalid'),
  customerIds: queryIds(TICKET_FILTER_IDS_MAX),
  ...dayRangeFields,
  /**
   * The date that the range applies to. Drafts have no due date.
   * @default 'issueDate'
   */
  dateField: optional(enums(invoiceDateFields)),
};

/** The query of the invoice list. The search covers number, customer and job codes. */
export const invoiceQueryStruct = objectRule(
  object({ ...pageFields, ...invoiceFilterFields, sort: optional(enums(invoiceSorts)) }),
  'dateRange',
  rangeInOrder,
);

export type InvoiceQuery = Infer<typeof invoiceQueryStruct>;
