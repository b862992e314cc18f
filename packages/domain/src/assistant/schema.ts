import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  number,
  object,
  optional,
  type Struct,
  string,
  type,
} from 'superstruct';
import { rangeInOrder } from '../contract/dayRange.ts';
import { objectRule } from '../contract/objectRule.ts';
import { calendarDay, integerBetween, listOf, queryId, timeOfDay, uuid } from '../contract/scalars.ts';
import { TICKET_FILTER_IDS_MAX, ticketStatuses } from '../tickets/index.ts';

/**
 * Confidence in a value: `sure` can be used as it is, `check` needs a look by the user, `guess` is one of several
 * possible readings.
 */
export const draftConfidences = ['sure', 'check', 'guess'] as const;

export type DraftConfidence = (typeof draftConfidences)[number];

/** One of several possible values. If the field is a time of day, both `id` and `label` are `HH:mm`. */
const candidateStruct = type({ id: string(), label: string() });

export type DraftCandidate = Infer<typeof candidateStruct>;

const draftField = <T, S>(value: Struct<T, S>) =>
  type({
    /** Null if the text is ambiguous. The possible values are then in `candidates`. */
    value: nullable(value),
    /** The name of the user or job type whose id is the value. */
    label: optional(string()),
    /** The part of the text from which the value was read: `text.slice(start, end)`. */
    quote: string(),
    start: min(integer(), 0),
    end: min(integer(), 0),
    confidence: enums(draftConfidences),
    candidates: optional(array(candidateStruct)),
  });

/** The ticket fields found in a text. Fields that the text does not mention are absent. */
export const draftFieldsStruct = type({
  location: optional(draftField(string())),
  wellName: optional(draftField(string())),
  description: optional(draftField(string())),
  notes: optional(draftField(string())),
  workStartedAt: optional(draftField(timeOfDay)),
  workEndedAt: optional(draftField(timeOfDay)),
  travelStartedAt: optional(draftField(timeOfDay)),
  travelEndedAt: optional(draftField(timeOfDay)),
  workDate: optional(draftField(calendarDay)),
  technicianId: optional(draftField(uuid)),
  /** The name of a customer, as in the ticket form. The ids of `candidates` are customer ids. */
  customerCompany: optional(draftField(string())),
  /** The name of the contact at the customer. */
  customerName: optional(draftField(string())),
  jobTypeId: optional(draftField(uuid)),
  costReference: optional(draftField(string())),
});

export type DraftFields = Infer<typeof draftFieldsStruct>;

export type DraftFieldName = keyof DraftFields;

/** One value of a draft, with the quoted text it was read from and its confidence. */
export type DraftField = NonNullable<DraftFields[DraftFieldName]>;

/** A ticket draft read from a text. */
export const ticketDraftStruct = type({
  fields: draftFieldsStruct,
  /** Parts of the text that belong to no field. */
  unmatched: array(string()),
  /** The fields of further jobs mentioned in the same text. */
  other: optional(array(draftFieldsStruct)),
});

export type TicketDraft = Infer<typeof ticketDraftStruct>;

/**
 * Metrics of a question: the number of tickets, hours of work or travel, the amounts of tickets in cents, the totals of
 * issued invoices in cents, or the tickets themselves.
 */
export const ticketMetrics = ['count', 'hours', 'travelHours', 'billable', 'invoiced', 'list'] as const;

export type TicketMetric = (typeof ticketMetrics)[number];

/** Dimensions by which an answer can be grouped. */
export const ticketGroupings = ['technician', 'customer', 'jobType', 'day', 'week', 'month'] as const;

export type TicketGrouping = (typeof ticketGroupings)[number];

/**
 * Sort orders of an answer: groups by value or label, a list of tickets by work date. A leading minus sorts in descending
 * order.
 */
export const askSorts = ['-value', 'value', 'label', '-workDate', 'workDate'] as const;

export type AskSort = (typeof askSorts)[number];

/** Maximum number of rows in an answer. */
export const ASK_LIMIT_MAX = 100;

const ids = listOf(queryId, TICKET_FILTER_IDS_MAX, 'tooManyIds');

const filtersStruct = objectRule(
  object({
    technicianIds: optional(ids),
    customerIds: optional(ids),
    jobTypeIds: optional(ids),
    status: optional(listOf(enums(ticketStatuses), ticketStatuses.length, 'statusInvalid')),
    invoiced: optional(boolean()),
    /**
     * First and last day, both included. They refer to the work date, or to the issue date if the metric is `invoiced`.
     */
    fromDate: optional(calendarDay),
    toDate: optional(calendarDay),
    search: optional(string()),
  }),
  'dateRange',
  rangeInOrder,
);

/** A question about tickets in structured form. The assistant can only answer questions that fit this structure. */
export const askQueryStruct = object({
  metric: enums(ticketMetrics),
  filters: filtersStruct,
  groupBy: optional(enums(ticketGroupings)),
  sort: optional(enums(askSorts)),
  limit: optional(integerBetween(1, ASK_LIMIT_MAX, 'limitInvalid')),
});

export type AskQuery = Infer<typeof askQueryStruct>;

export type AskFilters = AskQuery['filters'];

/** The numbers of an answer: the total, and one value per group or ticket. */
export const askResultStruct = type({
  total: number(),
  rows: optional(array(type({ id: string(), label: string(), value: number() }))),
  /** The groups or tickets left out because of the row limit. Absent if no row was left out. */
  rest: optional(
    type({
      count: min(integer(), 1),
      /** Sum of the omitted groups, in the unit of the total. Absent if the rows are tickets. */
      value: optional(number()),
    }),
  ),
});

export type AskResult = Infer<typeof askResultStruct>;
