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
import { objectRule } from '../contract/objectRule.ts';
import { calendarDay, listOf, queryId, timeOfDay, uuid, wholeBetween } from '../contract/scalars.ts';
import { rangeInOrder, TICKET_FILTER_IDS_MAX, ticketStatuses } from '../tickets/index.ts';

/** How sure a value is: `sure` can be taken, `check` should be looked at, `guess` is one reading of several. */
export const draftConfidences = ['sure', 'check', 'guess'] as const;

export type DraftConfidence = (typeof draftConfidences)[number];

/** One of several values that the words can mean; of an hour, both are `HH:mm`. */
const candidateStruct = type({ id: string(), label: string() });

export type DraftCandidate = Infer<typeof candidateStruct>;

const draftField = <T, S>(value: Struct<T, S>) =>
  type({
    /** Null where the words can mean several and none is clearly meant; the candidates are those. */
    value: nullable(value),
    /** The name of the person or job type whose id is the value. */
    label: optional(string()),
    /** The words that it was read from, `text.slice(start, end)`. */
    quote: string(),
    start: min(integer(), 0),
    end: min(integer(), 0),
    confidence: enums(draftConfidences),
    candidates: optional(array(candidateStruct)),
  });

/** The fields of a ticket that were found in a text; those that it does not mention are absent. */
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
  /** The name of a customer, as the ticket's form has it; candidates have the customers' ids. */
  customerCompany: optional(draftField(string())),
  /** The person at the customer. */
  customerName: optional(draftField(string())),
  jobTypeId: optional(draftField(uuid)),
  costReference: optional(draftField(string())),
});

export type DraftFields = Infer<typeof draftFieldsStruct>;

export type DraftFieldName = keyof DraftFields;

/** One value of a draft, the words that it was read from and how sure it is. */
export type DraftField = NonNullable<DraftFields[DraftFieldName]>;

/** What was read from the words for a ticket. */
export const ticketDraftStruct = type({
  fields: draftFieldsStruct,
  /** The parts of the text that no field was read from. */
  unmatched: array(string()),
  /** The fields of further jobs that the same words tell of. */
  other: optional(array(draftFieldsStruct)),
});

export type TicketDraft = Infer<typeof ticketDraftStruct>;

/**
 * What a question asks for: the number of tickets, hours of work or travel, the amounts of tickets in cents, the totals of
 * issued invoices in cents, or the tickets themselves.
 */
export const ticketMetrics = ['count', 'hours', 'travelHours', 'billable', 'invoiced', 'list'] as const;

export type TicketMetric = (typeof ticketMetrics)[number];

/** What the numbers of an answer are divided by. */
export const ticketGroupings = ['technician', 'customer', 'jobType', 'day', 'week', 'month'] as const;

export type TicketGrouping = (typeof ticketGroupings)[number];

/** The orders of an answer's rows: groups by number or name, a list by the day of the work; a minus begins with the most or latest. */
export const askSorts = ['-value', 'value', 'label', '-workDate', 'workDate'] as const;

export type AskSort = (typeof askSorts)[number];

/** The most rows of an answer. */
export const ASK_LIMIT_MAX = 100;

const ids = listOf(queryId, TICKET_FILTER_IDS_MAX, 'tooManyIds');

const filtersStruct = objectRule(
  object({
    technicianIds: optional(ids),
    customerIds: optional(ids),
    jobTypeIds: optional(ids),
    status: optional(listOf(enums(ticketStatuses), ticketStatuses.length, 'statusInvalid')),
    invoiced: optional(boolean()),
    /** Both days are included and mean the day of the work, of `invoiced` the day of issue. */
    fromDate: optional(calendarDay),
    toDate: optional(calendarDay),
    search: optional(string()),
  }),
  'dateRange',
  rangeInOrder,
);

/** A question about tickets in the closed language in which it is answered. */
export const askQueryStruct = object({
  metric: enums(ticketMetrics),
  filters: filtersStruct,
  groupBy: optional(enums(ticketGroupings)),
  sort: optional(enums(askSorts)),
  limit: optional(wholeBetween(1, ASK_LIMIT_MAX, 'limitInvalid')),
});

export type AskQuery = Infer<typeof askQueryStruct>;

export type AskFilters = AskQuery['filters'];

/** The numbers of an answer: all together, and of each group or ticket. */
export const askResultStruct = type({
  total: number(),
  rows: optional(array(type({ id: string(), label: string(), value: number() }))),
  /** The groups or tickets that have no row because there are too many; absent when all have one. */
  rest: optional(
    type({
      count: min(integer(), 1),
      /** Sum of the left-out groups in the unit of the total; absent for a list of tickets. */
      value: optional(number()),
    }),
  ),
});

export type AskResult = Infer<typeof askResultStruct>;
