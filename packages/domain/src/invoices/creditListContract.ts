import { defaulted, enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct';
import { dayRangeFields, rangeInOrder } from '../contract/dayRange.ts';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { objectRule } from '../contract/objectRule.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { calendarDay, listOf, queryIds } from '../contract/scalars.ts';
import { TICKET_FILTER_IDS_MAX } from '../tickets/index.ts';
import { INVOICE_EXPORT_IDS_MAX } from './exportContract.ts';

/** Statuses of credit notes: they reduce the balance, give money back, or both. */
export const creditNoteStatuses = ['APPLIED', 'PARTLY_REFUNDED', 'REFUNDED'] as const;

export type CreditNoteStatus = (typeof creditNoteStatuses)[number];

/** Returns the status of a credit note. */
export const creditNoteStatusOf = ({
  totalCents,
  refundCents,
}: {
  totalCents: number;
  refundCents: number;
}): CreditNoteStatus => {
  if (refundCents === 0) return 'APPLIED';
  return refundCents < totalCents ? 'PARTLY_REFUNDED' : 'REFUNDED';
};

/** Sort orders of the list of credit notes. The default is newest first. */
export const creditNoteSorts = [
  'number',
  '-number',
  'customer',
  '-customer',
  'issueDate',
  '-issueDate',
  'total',
  '-total',
] as const;

export type CreditNoteSort = (typeof creditNoteSorts)[number];

const filterFields = {
  search: pageFields.search,
  status: defaulted(listOf(enums(creditNoteStatuses), creditNoteStatuses.length, 'statusInvalid'), []),
  customerIds: queryIds(TICKET_FILTER_IDS_MAX),
  /** First and last issue date. */
  ...dayRangeFields,
};

/** The query of the list of credit notes. The search covers the numbers of note and invoice, and the customer. */
export const creditNoteQueryStruct = objectRule(
  object({ ...pageFields, ...filterFields, sort: optional(enums(creditNoteSorts)) }),
  'dateRange',
  rangeInOrder,
);

export type CreditNoteQuery = Infer<typeof creditNoteQueryStruct>;

/** A credit note in the list. Amounts are in the smallest unit of the currency. */
export const creditNoteListItemStruct = type({
  id: string(),
  number: string(),
  invoice: type({ id: string(), number: string() }),
  /** The customer's name at the time of the invoice. */
  customer: type({ id: nullable(string()), name: string() }),
  issueDate: calendarDay,
  reason: string(),
  /** ISO 4217 code, such as `USD`. */
  currency: string(),
  totalCents: integer(),
  /** The part that the customer had already paid and got back. */
  refundCents: integer(),
});

export type CreditNoteListItem = Infer<typeof creditNoteListItemStruct>;

export const listCreditNotes = endpoint({
  method: 'GET',
  path: '/credit-note',
  summary: 'Lists credit notes of all invoices, newest first.',
  permission: 'invoices:read',
  query: creditNoteQueryStruct,
  reply: pageOf(creditNoteListItemStruct),
  reads: ['invoices'],
  example: { query: { pageNumber: 1, pageSize: 10, status: ['REFUNDED'] } },
});

export const creditNoteExportQueryStruct = objectRule(
  object({ ...filterFields, ids: queryIds(INVOICE_EXPORT_IDS_MAX) }),
  'dateRange',
  rangeInOrder,
);

export type CreditNoteExportQuery = Infer<typeof creditNoteExportQueryStruct>;

export const downloadCreditNotes = endpoint({
  method: 'GET',
  path: '/credit-note/export.csv',
  summary: 'Exports credit notes as CSV: those of `ids`, or all that match filters and search.',
  permission: 'invoices:read',
  kind: 'download',
  query: creditNoteExportQueryStruct,
  reply: fileContentStruct,
});
