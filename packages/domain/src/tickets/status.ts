/** The invoice states of a ticket. */
export const invoiceStatuses = ['invoiced', 'notInvoiced'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Derives a ticket's invoice state: it is invoiced once it belongs to an invoice. */
export const invoiceStatusOf = (ticket: { invoiceId?: string | null | undefined }): InvoiceStatus =>
  ticket.invoiceId ? 'invoiced' : 'notInvoiced';

/** The states of a ticket from the first draft to the customer's invoice. */
export const ticketStatuses = [
  'DRAFT',
  'SUBMITTED',
  'CHANGES_REQUESTED',
  'APPROVED',
  'INVOICED',
  'VOID',
] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** The states in which nothing that is billed can change. */
const lockedStatuses: readonly TicketStatus[] = ['APPROVED', 'INVOICED', 'VOID'];

/**
 * Locks a ticket for everybody once it is approved, on an invoice or void.
 * @param ticket without a status when its server knows none
 */
export const isTicketLocked = ({
  invoiceId,
  status,
}: {
  invoiceId: string | null;
  status: TicketStatus | null;
}): boolean => invoiceId !== null || (status !== null && lockedStatuses.includes(status));
