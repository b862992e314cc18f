/** The longest one-line text of a ticket, in UTF-16 units as form fields count. */
export const TICKET_TEXT_MAX = 200;
/** The longest description or note. */
export const TICKET_LONG_TEXT_MAX = 5000;

/** How many files a ticket can have. */
export const TICKET_ATTACHMENTS_MAX = 50;

export interface TicketErrors {
  location?: 'locationRequired';
  wellName?: 'wellNameRequired';
  description?: 'descriptionRequired';
}

/**
 * Checks what a ticket must have. Keys come in the order in which the specification checks: location, well name,
 * description; so the first key is what a single message speaks of. A field that is right is absent.
 */
export function validateTicket(values: {
  location: string;
  wellName: string;
  description: string;
}): TicketErrors {
  return {
    ...(values.location.trim() === '' && { location: 'locationRequired' }),
    ...(values.wellName.trim() === '' && { wellName: 'wellNameRequired' }),
    ...(values.description.trim() === '' && { description: 'descriptionRequired' }),
  };
}
