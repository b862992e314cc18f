/** The address of the list of tickets. */
export const TICKET_LIST = '/dashboard/job-tickets';

/** The address of the form for a new ticket; a ticket's own page is below it. */
export const NEW_TICKET = '/dashboard/job-ticket';

/** The parameter of the form's address that names the ticket to begin like. */
export const COPY = 'copy';
