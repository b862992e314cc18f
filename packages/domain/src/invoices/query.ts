import { defaulted, enums, type Infer, object, optional } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { calendarDay, listOf, queryIds } from '../contract/scalars.ts';
import { rangeInOrder, TICKET_FILTER_IDS_MAX } from '../tickets/index.ts';
import { invoiceStatusFilters } from './status.ts';

/** The orders of the list of invoices; the newest first unless one is given. */
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

/** The fields that filter invoices. Days are those of issue, of a draft that of its making; both ends are included. */
export const invoiceFilterFields = {
  search: pageFields.search,
  status: defaulted(listOf(enums(invoiceStatusFilters), invoiceStatusFilters.length, 'statusInvalid'), []),
  customerIds: queryIds(TICKET_FILTER_IDS_MAX),
  fromDate: optional(calendarDay),
  toDate: optional(calendarDay),
};

/** The query of the list of invoices. The search goes by number, customer and jobcodes. */
export const invoiceQueryStruct = objectRule(
  object({ ...pageFields, ...invoiceFilterFields, sort: optional(enums(invoiceSorts)) }),
  'dateRange',
  rangeInOrder,
);

export type InvoiceQuery = Infer<typeof invoiceQueryStruct>;
