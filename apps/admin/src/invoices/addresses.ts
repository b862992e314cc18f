/** The address of the list of invoices. */
export const INVOICE_LIST = '/dashboard/invoices';

/** The address that an invoice's own page is below. */
const INVOICE = '/dashboard/invoice';

/** The page that puts approved tickets on drafts. */
export const NEW_INVOICE = `${INVOICE}/create`;

/** The list of invoices, filtered by a customer. */
export const invoicesOf = (customerId: string): string => `${INVOICE_LIST}?customers=${customerId}`;

/** The page of an invoice. */
export const invoicePage = (id: string): string => `${INVOICE}/${id}`;

/** The parameter that names the tickets to begin with, separated by commas. */
export const TICKET_IDS = 'ticketIds';

/** The page that puts these tickets on drafts. */
export const newInvoiceOf = (ticketIds: Iterable<string>): string => {
  const ids = [...ticketIds];
  return ids.length === 0 ? NEW_INVOICE : `${NEW_INVOICE}?${TICKET_IDS}=${ids.join(',')}`;
};

/** The page of a ticket. */
export const ticketPage = (id: string): string => `/dashboard/job-ticket/${id}`;
