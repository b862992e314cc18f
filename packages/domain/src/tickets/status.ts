/** The invoice states of a ticket. */
export const invoiceStatuses = ['invoiced', 'notInvoiced'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Derives a ticket's invoice state: it is invoiced once it belongs to an invoice. */
export const ticketStatus = (ticket: { invoiceId?: string | null | undefined }): InvoiceStatus =>
  ticket.invoiceId ? 'invoiced' : 'notInvoiced';
