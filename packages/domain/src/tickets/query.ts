import { boolean, enums, type Infer, object, optional } from 'superstruct';
import { dayRangeFields, rangeInOrder } from '../contract/dayRange.ts';
import { objectRule } from '../contract/objectRule.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { anyOf, queryIds, timeZone } from '../contract/scalars.ts';
import { invoiceStatuses, signatureStates, ticketStatuses } from './status.ts';

/** Maximum number of ids per filter, limited by the length of a URL. */
export const TICKET_FILTER_IDS_MAX = 100;

/** The dates by which tickets can be filtered: creation date and work date. */
export const ticketDateFields = ['createdAt', 'workDate'] as const;

export type TicketDateField = (typeof ticketDateFields)[number];

/** Sort orders of the ticket list. A leading minus puts the latest first. */
export const ticketSorts = ['-createdAt', 'createdAt', '-workDate', 'workDate'] as const;

export type TicketSort = (typeof ticketSorts)[number];

/** Filter fields of tickets. Both dates are included. Empty lists of statuses and of signature states select all. */
export const ticketFilterFields = {
  search: pageFields.search,
  ...dayRangeFields,
  /**
   * The date that the range applies to.
   * @default 'createdAt'
   */
  dateField: optional(enums(ticketDateFields)),
  customerIds: queryIds(TICKET_FILTER_IDS_MAX),
  technicianIds: queryIds(TICKET_FILTER_IDS_MAX),
  jobTypeIds: queryIds(TICKET_FILTER_IDS_MAX),
  invoiceStatuses: anyOf(invoiceStatuses, 'statusInvalid'),
  statuses: anyOf(ticketStatuses, 'statusInvalid'),
  signatureStates: anyOf(signatureStates, 'statusInvalid'),
  timeZone: optional(timeZone),
};

/** The filters that all tickets match. */
export const noTicketFilters = {
  customerIds: [],
  technicianIds: [],
  jobTypeIds: [],
  invoiceStatuses: [],
  statuses: [],
  signatureStates: [],
} satisfies Partial<TicketQuery>;

/** True selects only the submitted tickets that the user can approve. */
export const approvableField = optional(boolean());

/**
 * The query of the ticket list. Unless `filterOptions` is `none`, the reply also contains all technicians and customers
 * by which the list can be filtered.
 */
export const ticketQueryStruct = objectRule(
  object({
    ...pageFields,
    ...ticketFilterFields,
    approvable: approvableField,
    /** @default '-createdAt' */
    sort: optional(enums(ticketSorts)),
    filterOptions: optional(enums(['none'])),
  }),
  'dateRange',
  rangeInOrder,
);

export type TicketQuery = Infer<typeof ticketQueryStruct>;
