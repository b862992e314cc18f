/** The invoice statuses of a ticket. */
export const invoiceStatuses = ['invoiced', 'notInvoiced'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Returns the invoice status of a ticket: it is invoiced if it belongs to an invoice. */
export const invoiceStatusOf = (ticket: { invoiceId?: string | null | undefined }): InvoiceStatus =>
  ticket.invoiceId ? 'invoiced' : 'notInvoiced';

/** The statuses of a ticket, from draft to invoiced. */
export const ticketStatuses = [
  'DRAFT',
  'SUBMITTED',
  'CHANGES_REQUESTED',
  'APPROVED',
  'INVOICED',
  'VOID',
] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** Signature states of a ticket: signed by the customer, waiting for a customer who has a valid link, or neither. */
export const signatureStates = ['signed', 'waiting', 'unsigned'] as const;

export type SignatureState = (typeof signatureStates)[number];

/** Statuses in which billed content cannot change. */
const lockedStatuses: readonly TicketStatus[] = ['APPROVED', 'INVOICED', 'VOID'];

/**
 * Returns true if no user can change the ticket: it is approved, on an invoice or void.
 * @param ticket with a status of null if the server does not support statuses
 */
export const isTicketLocked = ({
  invoiceId,
  status,
}: {
  invoiceId: string | null;
  status: TicketStatus | null;
}): boolean => invoiceId !== null || (status !== null && lockedStatuses.includes(status));
