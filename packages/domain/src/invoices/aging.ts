/** The aging report: how long the open balances of customers are past due. */
import { array, type Infer, integer, nullable, object, optional, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { calendarDay } from '../contract/scalars.ts';
import { addDays } from '../format/days.ts';

/** Columns of the report, by days past due: not due yet, 1 to 30, 31 to 60, 61 to 90, and more than 90 days. */
export const agingBuckets = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;

export type AgingBucket = (typeof agingBuckets)[number];

/** First and last day past due of each bucket. */
const bucketDays: Readonly<Record<AgingBucket, readonly [from: number | null, to: number | null]>> = {
  notDue: [null, 0],
  upTo30: [1, 30],
  upTo60: [31, 60],
  upTo90: [61, 90],
  over90: [91, null],
};

/**
 * Returns the due days of a bucket, both included; undefined is unlimited.
 * @param asOf the day of the report, `YYYY-MM-DD`
 */
export function dueDaysOf(
  bucket: AgingBucket,
  asOf: string,
): { from: string | undefined; to: string | undefined } {
  const [least, most] = bucketDays[bucket];
  return {
    from: most === null ? undefined : addDays(asOf, -most),
    to: least === null ? undefined : addDays(asOf, -least),
  };
}

const amounts = type({
  notDue: integer(),
  upTo30: integer(),
  upTo60: integer(),
  upTo90: integer(),
  over90: integer(),
  total: integer(),
});

/** Open balances by days past due, in the smallest unit of the currency. */
export type AgingAmounts = Infer<typeof amounts>;

export const invoiceAgingStruct = type({
  /** The day of the report. */
  asOf: calendarDay,
  /** The company's currency. Invoices in other currencies are left out. */
  currency: string(),
  /** Customers with an open balance, by name. The id is null for invoices without a customer record. */
  rows: array(type({ customer: type({ id: nullable(string()), name: string() }), amounts })),
  totals: amounts,
});

export type InvoiceAging = Infer<typeof invoiceAgingStruct>;

const query = object({
  /** The current day of the company if absent. */
  asOf: optional(calendarDay),
});

export const getInvoiceAging = endpoint({
  method: 'GET',
  path: '/invoice/aging',
  summary:
    'Adds up the open balances of each customer by days past due, as of a day. Void and uncollectible invoices are left out.',
  permission: 'invoices:read',
  query,
  reply: invoiceAgingStruct,
  reads: ['invoices'],
});

export const downloadInvoiceAging = endpoint({
  method: 'GET',
  path: '/invoice/aging.csv',
  summary: 'Exports the aging report as CSV, with a row per customer and one for the totals.',
  permission: 'invoices:read',
  kind: 'download',
  query,
  reply: fileContentStruct,
});
