import { enums, object, optional, string, type } from 'superstruct';
import { validateEmail } from '../auth/index.ts';
import { endpoint } from '../contract/endpoint.ts';
import { instant, validatedString } from '../contract/scalars.ts';
import { validatePhone } from '../format/phone.ts';
import { signatureInputStruct } from '../signatures/index.ts';
import { ticketStruct } from './schema.ts';

// Endpoints with which a company's users record or request a customer's signature on a ticket.

export const signTicket = endpoint({
  method: 'PUT',
  path: '/ticket/:id/signature',
  summary:
    'Keeps the signature that a customer has given on the spot, drawn or typed; a signed ticket that is locked keeps its own.',
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
    'Makes a link by which the customer signs without an account, for 14 days; `to` sends it, by e-mail or SMS. Older links of the ticket work no more.',
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
  changes: ['ticketTimeline'],
  example: { body: { to: 'dana@blue-mesa.example', language: 'en' } },
});
