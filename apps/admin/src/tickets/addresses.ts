export const TICKET_LIST = '/dashboard/job-tickets';

/** Path of the form for a new ticket, and prefix of the pages of existing tickets. */
export const NEW_TICKET = '/dashboard/job-ticket';

/** Query parameter with the ID of the ticket to copy. */
export const COPY = 'copy';
