import { array, enums, object, optional, string, type } from 'superstruct';
import { validateEmail } from '../auth/index.ts';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { instant, listOf, uuid, validatedString } from '../contract/scalars.ts';
import { validatePhone } from '../format/phone.ts';
import { signatureInputStruct } from '../signatures/index.ts';
import { ticketStruct } from './schema.ts';
import { TICKET_BULK_MAX } from './timelineContract.ts';

// Endpoints with which a company's users record or request a customer's signature on a ticket.

export const signTicket = endpoint({
  method: 'PUT',
  path: '/ticket/:id/signature',
  summary:
    "Stores a signature given on the caller's device, drawn or typed. A locked ticket keeps an existing signature.",
  permission: 'tickets:write',
  resource: 'ticket',
  body: signatureInputStruct,
  reply: ticketStruct,
  changes: ['tickets', 'ticketTimeline'],
  isVersioned: true,
  example: { body: { name: 'Dana Whitfield', title: 'Company man', typed: true } },
});

export const removeTicketSignature = endpoint({
  method: 'DELETE',
  path: '/ticket/:id/signature',
  summary: 'Removes the signature of a ticket that is not locked.',
  permission: 'tickets:write',
  resource: 'ticket',
  reply: ticketStruct,
  changes: ['tickets', 'ticketTimeline'],
});

/** Checks the recipient of a link: an email address, or a phone number for an SMS. */
export const validateRecipient = (value: string) =>
  value.includes('@') ? validateEmail(value) : value.trim() === '' ? 'emailRequired' : validatePhone(value);

export const requestTicketSignature = endpoint({
  method: 'POST',
  path: '/ticket/:id/signature-request',
  summary:
    'Creates a link for the customer to sign without an account, valid for 14 days. `to` sends another one by email or SMS. Older links of the ticket stay valid until the customer answers one of them.',
  permission: 'tickets:write',
  resource: 'ticket',
  body: object({
    /** An email address or a phone number. */
    to: optional(validatedString('recipient', validateRecipient)),
    /**
     * Language of the message.
     * @default 'en'
     */
    language: optional(enums(['en', 'es'])),
  }),
  reply: type({ link: string(), expiresAt: instant }),
  changes: ['tickets', 'ticketTimeline'],
  example: { body: { to: 'dana@blue-mesa.example', language: 'en' } },
});

export const requestTicketSignatures = endpoint({
  method: 'POST',
  path: '/ticket/signature-requests',
  summary:
    "Asks the customer contacts of several tickets to sign, by email or else by SMS, in the customer's language. The recipient is the contact named on the ticket, or the first contact of its customer if the ticket names none. Tickets that are signed, void, already waiting for a signature (`SIGNATURE_REQUESTED`) or whose contact has no address (`NO_ADDRESS`) are rejected separately.",
  // Technicians may not see the addresses of contacts.
  permission: 'customers:read',
  body: object({ ids: listOf(uuid, TICKET_BULK_MAX, 'tooManyIds') }),
  reply: type({
    asked: array(
      type({
        id: string(),
        name: string(),
        /** Email address or phone number. */
        sentTo: string(),
      }),
    ),
    refused: array(type({ id: string(), code: string(), message: string() })),
  }),
  changes: ['tickets', 'ticketTimeline'],
  example: { body: { ids: [exampleId('ticket')] } },
});
