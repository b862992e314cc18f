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
    'Submits a draft or a ticket with requested changes. 422 `TICKET_NOT_READY` lists what is missing.',
  permission: 'tickets:write',
  body: object({ version }),
  example: { body: { version: 1 } },
});

export const requestTicketChanges = endpoint({
  ...transition,
  path: '/ticket/:id/request-changes',
  summary: 'Sends a submitted ticket back with a comment about the changes.',
  permission: 'tickets:review',
  body: object({ version, comment: commentText }),
  example: { body: { version: 1, comment: 'The travel back is missing.' } },
});

export const approveTicket = endpoint({
  ...transition,
  path: '/ticket/:id/approve',
  summary: 'Approves a submitted ticket and locks the billed data.',
  permission: 'tickets:review',
  body: object({ version }),
  example: { body: { version: 1 } },
});

export const reopenTicket = endpoint({
  ...transition,
  path: '/ticket/:id/reopen',
  summary: 'Reopens an approved ticket so that it can be changed.',
  permission: 'tickets:reopen',
  body: object({ version, reason: commentText }),
  example: { body: { version: 1, reason: 'The customer disputes the hours.' } },
});

export const voidTicket = endpoint({
  ...transition,
  path: '/ticket/:id/void',
  summary: 'Voids a ticket that must not be billed.',
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
  /** Tickets can have standby hours. */
  hasStandby: defaulted(boolean(), false),
  /** Hours above a threshold are billed as overtime. */
  hasOvertime: defaulted(boolean(), false),
});

export type TicketRules = Infer<typeof ticketRulesStruct>;

export const getTicketRules = endpoint({
  method: 'GET',
  path: '/ticket/rules',
  summary: "Lists the company's requirements for submitting and approving a ticket.",
  permission: 'tickets:read',
  reply: ticketRulesStruct,
  reads: ['ticketRules'],
  example: {
    reply: {
      submitGates: ['technician'],
      approvalGates: [],
      allowsOwnApproval: false,
      longShiftHours: 16,
      hasStandby: false,
      hasOvertime: false,
    },
  },
});

export const duplicateTicket = endpoint({
  method: 'POST',
  path: '/ticket/:id/duplicate',
  summary: 'Copies a ticket as a draft, without times, lines, files, signature and invoice.',
  permission: 'tickets:write',
  status: 201,
  resource: 'ticket',
  reply: ticketStruct,
  changes: ['tickets', 'overview'],
});
