import { definedErrors } from '../contract/fieldErrors.ts';
import { attachmentExtension, attachmentTypes } from '../files/index.ts';
import { type AmountLine, missingPrices } from './lineRules.ts';
import { validateTicket } from './rules.ts';

/**
 * Requirements that a company can set for submitting or approving a ticket, in addition to location, well name and
 * description.
 */
export const ticketRequirements = [
  'technician',
  'jobType',
  'workTimes',
  'customer',
  'contact',
  'costReference',
  'photo',
  'signature',
] as const;

export type TicketGate = (typeof ticketRequirements)[number];

/** The fields of a ticket on which the requirements depend. */
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
  /** Absent if the form has no such field. */
  costReference?: string | null | undefined;
  /** The signature. Absent or null if the ticket is not signed. */
  signature?: object | null | undefined;
  /** URLs of the files. The file extensions show which of them are photos. */
  attachments: readonly { fileUrl: string }[];
}

function isPhoto({ fileUrl }: { fileUrl: string }): boolean {
  const extension = attachmentExtension(fileUrl);
  return extension !== undefined && attachmentTypes[extension].startsWith('image/');
}

/**
 * Counts the lines without a price, of which an approver is warned. They do not block the approval: approving confirms
 * the work, and the office may set prices later. Issuing the invoice is blocked until every line has a price.
 * @param seesPrices false for users to whom the server sends no prices. They get no warning.
 */
export const unpricedLines = (lines: readonly AmountLine[], seesPrices: boolean): number =>
  seesPrices ? missingPrices(lines) : 0;

const isBlank = (text: string | null | undefined) =>
  text === null || text === undefined || text.trim() === '';

/**
 * Checks the requirements of a ticket. Returns a message key for each missing field, in the order of the form, or an
 * empty object.
 */
export function missingRequirements(
  ticket: ReadinessFacts,
  gates: readonly TicketGate[],
): Record<string, string> {
  const addIfMissing = (gate: TicketGate, isMissing: boolean, key: string) =>
    gates.includes(gate) && isMissing ? key : undefined;
  return {
    ...validateTicket(ticket),
    ...definedErrors({
      workStartedAt: addIfMissing('workTimes', isBlank(ticket.workStartedAt), 'workStartRequired'),
      workEndedAt: addIfMissing('workTimes', isBlank(ticket.workEndedAt), 'workEndRequired'),
      technicianId: addIfMissing('technician', ticket.technicianId === null, 'technicianRequired'),
      jobTypeId: addIfMissing('jobType', ticket.jobTypeId === null, 'jobTypeRequired'),
      customerCompany: addIfMissing('customer', isBlank(ticket.customerCompany), 'customerRequired'),
      customerName: addIfMissing('contact', isBlank(ticket.customerName), 'contactRequired'),
      costReference: addIfMissing('costReference', isBlank(ticket.costReference), 'costReferenceRequired'),
      attachments: addIfMissing('photo', !ticket.attachments.some(isPhoto), 'photoRequired'),
      signature: addIfMissing('signature', !ticket.signature, 'signatureRequired'),
    }),
  };
}
