/** The invoice states of a ticket. */
export const ticketStatuses = ['invoiced', 'notInvoiced'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** Derives a ticket's invoice state: it is invoiced once it belongs to an invoice. */
export const ticketStatus = (ticket: { invoiceId?: string | null | undefined }): TicketStatus =>
  ticket.invoiceId ? 'invoiced' : 'notInvoiced';
