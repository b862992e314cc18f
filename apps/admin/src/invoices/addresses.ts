export const INVOICE_LIST = '/dashboard/invoices';

/** Path prefix of an invoice's page. */
const INVOICE = '/dashboard/invoice';

/** Path of the page that creates drafts from approved tickets. */
export const NEW_INVOICE = `${INVOICE}/create`;

/** Returns the address of the list of invoices filtered by a customer. */
export const invoicesOf = (customerId: string): string => `${INVOICE_LIST}?customers=${customerId}`;

export const invoicePage = (id: string): string => `${INVOICE}/${id}`;

/** Query parameter with the IDs of the preselected tickets, separated by commas. */
export const TICKET_IDS = 'ticketIds';

/** Returns the address of the page that creates drafts, with preselected tickets. */
export const newInvoiceOf = (ticketIds: Iterable<string>): string => {
  const ids = [...ticketIds];
  return ids.length === 0 ? NEW_INVOICE : `${NEW_INVOICE}?${TICKET_IDS}=${ids.join(',')}`;
};

export const ticketPage = (id: string): string => `/dashboard/job-tickets/${id}`;
