import type { TicketListItem } from '@derrick/domain/tickets';

/** Returns the number of a ticket as users see it: "#TK-10482". */
export const ticketNumber = ({ jobcode }: Pick<TicketListItem, 'jobcode'>): string => `#${jobcode}`;
