import { array, type Infer, integer, min, nullable, number, optional, string, type } from 'superstruct';
import { calendarDay } from '../contract/scalars.ts';

const figure = type({
  total: number(),
  /** Change in percent with one decimal, comparing this month so far with the same days of the previous month. */
  percentage: number(),
  /** The value of the current day in the user's time zone. */
  today: number(),
});

export type Figure = Infer<typeof figure>;

/**
 * The figures of the overview's cards: counts, integer cents, hours, counts. Tickets and invoices count in the period of
 * their creation, hours and amounts in the period of their ticket's work date.
 */
export const overviewStatisticsStruct = type({
  jobTickets: figure,
  /** The amounts of approved and invoiced tickets. Absent if the user cannot see prices. */
  billable: optional(figure),
  workingHours: figure,
  invoices: figure,
});

export type OverviewStatistics = Infer<typeof overviewStatisticsStruct>;

/** The work hours of tickets in the current week of the user, by work date. */
export const weeklyHoursStruct = type({
  days: array(type({ date: calendarDay, hours: min(number(), 0) })),
  total: min(number(), 0),
});

export type WeeklyHours = Infer<typeof weeklyHoursStruct>;

/** The customers with tickets that are not invoiced, most hours first. `count` is the total number of such customers. */
export const waitingCustomersStruct = type({
  customers: array(
    type({
      id: string(),
      name: string(),
      photo: optional(nullable(string())),
      tickets: min(integer(), 0),
      /** Number of approved tickets among them, which can be put on an invoice. Absent in replies of older servers. */
      approved: optional(min(integer(), 0)),
      hours: min(number(), 0),
    }),
  ),
  count: min(integer(), 0),
});

export type WaitingCustomers = Infer<typeof waitingCustomersStruct>;
