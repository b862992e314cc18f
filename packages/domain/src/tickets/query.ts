import { defaulted, enums, type Infer, object, optional } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { calendarDay, listOf, queryIds, timeZone } from '../contract/scalars.ts';
import { invoiceStatuses, ticketStatuses } from './status.ts';

/** The most people and customers to filter by at once: an address line holds no more. */
export const TICKET_FILTER_IDS_MAX = 100;

/** The dates of a ticket: when it was recorded, and the day of the work. */
export const ticketDateFields = ['createdAt', 'workDate'] as const;

export type TicketDateField = (typeof ticketDateFields)[number];

/** The orders of the list; those with a minus begin with the latest. */
export const ticketSorts = ['-createdAt', 'createdAt', '-workDate', 'workDate'] as const;

export type TicketSort = (typeof ticketSorts)[number];

/** The fields that filter tickets. Both dates are included; no state means any. */
export const ticketFilterFields = {
  search: pageFields.search,
  fromDate: optional(calendarDay),
  toDate: optional(calendarDay),
  /** Which date of a ticket the two dates mean; `createdAt` unless it says otherwise. */
  dateField: optional(enums(ticketDateFields)),
  customerIds: queryIds(TICKET_FILTER_IDS_MAX),
  technicianIds: queryIds(TICKET_FILTER_IDS_MAX),
  jobTypeIds: queryIds(TICKET_FILTER_IDS_MAX),
  invoiceStatuses: defaulted(listOf(enums(invoiceStatuses), invoiceStatuses.length, 'statusInvalid'), []),
  statuses: defaulted(listOf(enums(ticketStatuses), ticketStatuses.length, 'statusInvalid'), []),
  timeZone: optional(timeZone),
};

/** Fails when a range ends before it begins. */
export function rangeInOrder({
  fromDate,
  toDate,
}: {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}) {
  // The rule also runs when one of the days is none that the calendar has.
  const areDays = calendarDay.is(fromDate) && calendarDay.is(toDate);
  return areDays && toDate < fromDate ? { path: ['toDate'], message: 'dateRangeInverted' } : true;
}

/**
 * The query of the list of tickets. Without `filterOptions`, the reply also carries everybody and every customer that
 * the list can be filtered by.
 */
export const ticketQueryStruct = objectRule(
  object({
    ...pageFields,
    ...ticketFilterFields,
    /** `-createdAt` unless it says otherwise. */
    sort: optional(enums(ticketSorts)),
    filterOptions: optional(enums(['none'])),
  }),
  'dateRange',
  rangeInOrder,
);

export type TicketQuery = Infer<typeof ticketQueryStruct>;
