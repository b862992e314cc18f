import { boolean, defaulted, enums, type Infer, nullable, number, string, type } from 'superstruct';

/**
 * What may be wrong with a ticket: its time overlaps another ticket of the technician, it lasts longer than 16 hours,
 * a part of it is still to come, it is very like another ticket, or the clocks were changed while the work went on.
 */
export const ticketWarningKinds = ['OVERLAP', 'LONG', 'FUTURE', 'ALIKE', 'CLOCK_CHANGE'] as const;

export type TicketWarningKind = (typeof ticketWarningKinds)[number];

/** Something about a ticket that may be wrong. It keeps nobody from doing anything, and changes nothing. */
export const ticketWarningStruct = type({
  /** Names the warning when somebody says that it is right so. */
  key: string(),
  kind: enums(ticketWarningKinds),
  /** The other ticket, of an overlap or a likeness. */
  ticket: defaulted(nullable(type({ id: string(), jobcode: string() })), null),
  /** How long the work really lasted, of work that is long or during which the clocks were changed. */
  hours: defaulted(nullable(number()), null),
  /** Somebody has said that it is right so. */
  isConfirmed: defaulted(boolean(), false),
});

export type TicketWarning = Infer<typeof ticketWarningStruct>;
