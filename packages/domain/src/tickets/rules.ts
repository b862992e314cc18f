import { wrongFields } from '../contract/fieldErrors.ts';

/** The longest one-line text of a ticket, in UTF-16 units as form fields count. */
export const TICKET_TEXT_MAX = 200;
/** The longest description or note. */
export const TICKET_LONG_TEXT_MAX = 5000;

/** How many files a ticket can have. */
export const TICKET_ATTACHMENTS_MAX = 50;

/**
 * Checks what a ticket must have. Keys come in the order in which the specification checks: location, well name,
 * description; so the first key is what a single message speaks of. A field that is right is absent.
 */
export const validateTicket = (values: { location: string; wellName: string; description: string }) =>
  wrongFields({
    location: values.location.trim() === '' ? 'locationRequired' : undefined,
    wellName: values.wellName.trim() === '' ? 'wellNameRequired' : undefined,
    description: values.description.trim() === '' ? 'descriptionRequired' : undefined,
  });
