/** Derives a ticket's invoice state: it is invoiced once it belongs to an invoice. */
export const ticketStatus = (ticket: {
  invoiceId?: string | null | undefined;
}): 'invoiced' | 'notInvoiced' => (ticket.invoiceId ? 'invoiced' : 'notInvoiced');
