import type { Ticket } from '@derrick/domain/tickets';

/** Returns the title of a ticket: its code and, if it has one, its well. */
export const ticketTitle = ({ jobcode, wellName }: Pick<Ticket, 'jobcode' | 'wellName'>): string =>
  wellName ? `#${jobcode} · ${wellName}` : `#${jobcode}`;
