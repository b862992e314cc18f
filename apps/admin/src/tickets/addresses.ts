import { SIGN_NOW } from '../signatures/index.ts';

export const TICKET_LIST = '/dashboard/job-tickets';

/** Path of the form for a new ticket, and prefix of the forms of existing tickets. */
export const NEW_TICKET = '/dashboard/job-ticket';

/** Path of the review queue. */
export const REVIEW = `${TICKET_LIST}/review`;

/** Query parameter of a ticket's form with the field to focus, by its name in the API. */
export const FIELD = 'field';

/** Returns the address of a ticket's form that focuses a field. */
export const fieldAddress = (id: string, field: string): string => `${NEW_TICKET}/${id}?${FIELD}=${field}`;

/** Query parameter of the form with the page to which it returns. @default the list */
export const FROM = 'from';

/** Value of `FROM` that returns to the review queue. */
export const FROM_REVIEW = 'review';

/** Query parameter with the ID of the ticket to copy. */
export const COPY = 'copy';

/** Returns the address of the page on which a ticket can be read. */
export const ticketPage = (id: string): string => `${TICKET_LIST}/${id}`;

/** Returns the address of a ticket's page that opens the dialog for signing on the user's device. */
export const signAddress = (id: string): string => `${ticketPage(id)}?${SIGN_NOW}=now`;

/** Returns the address of the form that edits a ticket. */
export const ticketForm = (id: string): string => `${NEW_TICKET}/${id}`;

export const invoicePage = (id: string): string => `/dashboard/invoice/${id}`;
