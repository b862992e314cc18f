import { wrongFields } from '../contract/fieldErrors.ts';

/** The longest one-line text of a ticket, in UTF-16 units as form fields count. */
export const TICKET_TEXT_MAX = 200;
/** The longest description or note. */
export const TICKET_LONG_TEXT_MAX = 5000;

/** The longest comment, in bytes of UTF-8: the events keep no more of a value. */
export const TICKET_COMMENT_MAX_BYTES = 2000;

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

/** Checks a comment or a reason; answers with a message key, or undefined when it can be said. */
export function validateComment(text: string): 'commentRequired' | 'textTooLong' | undefined {
  if (text.trim() === '') return 'commentRequired';
  return new TextEncoder().encode(text.trim()).length > TICKET_COMMENT_MAX_BYTES ? 'textTooLong' : undefined;
}
