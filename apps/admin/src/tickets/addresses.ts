export const TICKET_LIST = '/dashboard/job-tickets';

/** Path of the form for a new ticket, and prefix of the pages of existing tickets. */
export const NEW_TICKET = '/dashboard/job-ticket';

/** Query parameter of a ticket's form with the field to focus, by its name in the API. */
export const FIELD = 'field';

/** Returns the address of a ticket's form that focuses a field. */
export const fieldAddress = (id: string, field: string): string => `${NEW_TICKET}/${id}?${FIELD}=${field}`;

/** Query parameter with the ID of the ticket to copy. */
export const COPY = 'copy';
