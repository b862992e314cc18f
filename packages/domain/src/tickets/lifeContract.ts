import { array, boolean, defaulted, enums, type Infer, integer, number, object, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { commentText } from './comment.ts';
import { ticketRequirements } from './readiness.ts';
import { ticketStruct } from './schema.ts';

// Transitions of a ticket from draft to invoiced. Each request contains the `version` that the caller loaded.

const transition = {
  method: 'POST',
  resource: 'ticket',
  reply: ticketStruct,
  changes: ['tickets', 'overview'],
} as const;

/** The version that the caller loaded. The server returns 409 `STALE` if the ticket has changed since. */
const version = integer();

export const submitTicket = endpoint({
  ...transition,
  path: '/ticket/:id/submit',
  summary:
    'Submits a draft, or a ticket whose changes were asked for; 422 `TICKET_NOT_READY` names what it lacks.',
  permission: 'tickets:write',
  body: object({ version }),
  example: { body: { version: 1 } },
});

export const requestTicketChanges = endpoint({
  ...transition,
  path: '/ticket/:id/request-changes',
  summary: 'Gives a submitted ticket back, with what is to be changed.',
  permission: 'tickets:review',
  body: object({ version, comment: commentText }),
  example: { body: { version: 1, comment: 'The travel back is missing.' } },
});

export const approveTicket = endpoint({
  ...transition,
  path: '/ticket/:id/approve',
  summary: 'Approves a submitted ticket: what is billed is locked from then on.',
  permission: 'tickets:review',
  body: object({ version }),
  example: { body: { version: 1 } },
});

export const reopenTicket = endpoint({
  ...transition,
  path: '/ticket/:id/reopen',
  summary: 'Takes the approval of a ticket back, so that it can be changed.',
  permission: 'tickets:reopen',
  body: object({ version, reason: commentText }),
  example: { body: { version: 1, reason: 'The customer disputes the hours.' } },
});

export const voidTicket = endpoint({
  ...transition,
  path: '/ticket/:id/void',
  summary: 'Makes a ticket void that is not to be billed.',
  permission: 'tickets:reopen',
  body: object({ version, reason: commentText }),
  example: { body: { version: 1, reason: 'Recorded twice.' } },
});

const gates = defaulted(array(enums(ticketRequirements)), []);

/** A company's rules for its tickets. */
export const ticketRulesStruct = type({
  /** Requirements for submitting a ticket. */
  submitGates: gates,
  /** Additional requirements for approving a ticket. */
  approvalGates: gates,
  allowsOwnApproval: defaulted(boolean(), false),
  /** Work or travel of more hours than this raises a warning. */
  longShiftHours: defaulted(number(), 16),
});

export type TicketRules = Infer<typeof ticketRulesStruct>;

export const getTicketRules = endpoint({
  method: 'GET',
  path: '/ticket/rules',
  summary: 'Lists what the company asks of a ticket before it is submitted and approved.',
  permission: 'tickets:read',
  reply: ticketRulesStruct,
  reads: ['ticketRules'],
  example: {
    reply: { submitGates: ['technician'], approvalGates: [], allowsOwnApproval: false, longShiftHours: 16 },
  },
});

export const duplicateTicket = endpoint({
  method: 'POST',
  path: '/ticket/:id/duplicate',
  summary:
    'Makes a draft with where, what and who of a ticket; it has no times, lines, files, signature or invoice yet.',
  permission: 'tickets:write',
  status: 201,
  resource: 'ticket',
  reply: ticketStruct,
  changes: ['tickets', 'overview'],
});
