import { wrongFields } from '../contract/fieldErrors.ts';
import { attachmentExtension, attachmentTypes } from '../files/index.ts';
import { validateTicket } from './rules.ts';

/** What a company can ask for before a ticket is submitted or approved, besides location, well name and description. */
export const ticketGates = [
  'technician',
  'jobType',
  'workTimes',
  'customer',
  'contact',
  'costReference',
  'photo',
  'signature',
] as const;

export type TicketGate = (typeof ticketGates)[number];

/** What is asked of a ticket. */
export interface ReadinessFacts {
  location: string;
  wellName: string;
  description: string;
  technicianId: string | null;
  jobTypeId: string | null;
  workStartedAt: string | null;
  workEndedAt: string | null;
  customerCompany: string | null;
  customerName: string | null;
  /** Absent from a form that does not ask for it. */
  costReference?: string | null | undefined;
  /** Who has signed it; absent or null, nobody has. */
  signature?: object | null | undefined;
  /** The addresses of its files, whose endings tell what they are. */
  attachments: readonly { fileUrl: string }[];
}

function isPhoto({ fileUrl }: { fileUrl: string }): boolean {
  const extension = attachmentExtension(fileUrl);
  return extension !== undefined && attachmentTypes[extension].startsWith('image/');
}

const isBlank = (text: string | null | undefined) =>
  text === null || text === undefined || text.trim() === '';

/**
 * Checks what a ticket still lacks before it can be submitted: a message key for each field, in the order of the form. A
 * ticket that lacks nothing has none.
 */
export function unmetGates(ticket: ReadinessFacts, gates: readonly TicketGate[]): Record<string, string> {
  const lacks = (gate: TicketGate, isMissing: boolean, key: string) =>
    gates.includes(gate) && isMissing ? key : undefined;
  return {
    ...validateTicket(ticket),
    ...wrongFields({
      workStartedAt: lacks('workTimes', isBlank(ticket.workStartedAt), 'workStartRequired'),
      workEndedAt: lacks('workTimes', isBlank(ticket.workEndedAt), 'workEndRequired'),
      technicianId: lacks('technician', ticket.technicianId === null, 'technicianRequired'),
      jobTypeId: lacks('jobType', ticket.jobTypeId === null, 'jobTypeRequired'),
      customerCompany: lacks('customer', isBlank(ticket.customerCompany), 'customerRequired'),
      customerName: lacks('contact', isBlank(ticket.customerName), 'contactRequired'),
      costReference: lacks('costReference', isBlank(ticket.costReference), 'costReferenceRequired'),
      attachments: lacks('photo', !ticket.attachments.some(isPhoto), 'photoRequired'),
      signature: lacks('signature', !ticket.signature, 'signatureRequired'),
    }),
  };
}
