import { array, type Infer, integer, min, nullable, number, optional, string, type } from 'superstruct';
import { calendarDay } from '../contract/scalars.ts';

const figure = type({
  total: number(),
  /** This month so far beside the same days of last month, in percent with one decimal; below 0 for less. */
  percentage: number(),
  /** Of the viewer's today. */
  today: number(),
});

export type Figure = Infer<typeof figure>;

/**
 * The figures of the overview's cards: counts, integer cents, hours, counts. Tickets and invoices of a period count by
 * their creation, hours and amounts by the work date of their ticket.
 */
export const overviewStatisticsStruct = type({
  jobTickets: figure,
  /** What approved and invoiced tickets come to; absent for those who may not see prices. */
  billable: optional(figure),
  workingHours: figure,
  invoices: figure,
});

export type OverviewStatistics = Infer<typeof overviewStatisticsStruct>;

/** The work hours of the tickets with a work date in the viewer's week, by that date. */
export const weeklyHoursStruct = type({
  days: array(type({ date: calendarDay, hours: min(number(), 0) })),
  total: min(number(), 0),
});

export type WeeklyHours = Infer<typeof weeklyHoursStruct>;

/** The customers with tickets that are not on an invoice, most hours first; `count` is the number of all such customers. */
export const waitingCustomersStruct = type({
  customers: array(
    type({
      id: string(),
      name: string(),
      photo: optional(nullable(string())),
      tickets: min(integer(), 0),
      hours: min(number(), 0),
    }),
  ),
  count: min(integer(), 0),
});

export type WaitingCustomers = Infer<typeof waitingCustomersStruct>;
