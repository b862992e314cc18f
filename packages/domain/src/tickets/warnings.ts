import { boolean, defaulted, enums, type Infer, nullable, number, string, type } from 'superstruct';

/**
 * Kinds of warnings: the time overlaps another ticket of the technician, the work is longer than the company's
 * `longShiftHours`, part of it is in the future, the ticket resembles another one, the clocks changed during the work, or
 * the overtime would be different now, because other tickets of the week have changed since the ticket was saved.
 */
export const ticketWarningKinds = ['OVERLAP', 'LONG', 'FUTURE', 'ALIKE', 'CLOCK_CHANGE', 'OVERTIME'] as const;

export type TicketWarningKind = (typeof ticketWarningKinds)[number];

/** A possible mistake in a ticket. Warnings do not block any action. */
export const ticketWarningStruct = type({
  /** Identifies the warning when a user confirms that the data is correct. */
  key: string(),
  kind: enums(ticketWarningKinds),
  /** The other ticket, for the kinds `OVERLAP` and `ALIKE`. */
  ticket: defaulted(nullable(type({ id: string(), jobcode: string() })), null),
  /** Actual duration of the work for the kinds `LONG` and `CLOCK_CHANGE`, the overtime hours for `OVERTIME`. */
  hours: defaulted(nullable(number()), null),
  /** A user confirmed that the data is correct. */
  isConfirmed: defaulted(boolean(), false),
});

export type TicketWarning = Infer<typeof ticketWarningStruct>;
