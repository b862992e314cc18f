export const INVOICE_LIST = '/dashboard/invoices';

/** Path of the aging report. */
export const AGING = `${INVOICE_LIST}/aging`;

/** Path of the list of credit notes. */
export const CREDIT_NOTES = `${INVOICE_LIST}/credit-notes`;

/** Path prefix of an invoice's page. */
const INVOICE = '/dashboard/invoice';

/** Path of the page that creates drafts from approved tickets. */
export const NEW_INVOICE = `${INVOICE}/create`;

/** Returns the address of the list of invoices filtered by a customer. */
export const invoicesOf = (customerId: string): string => `${INVOICE_LIST}?customers=${customerId}`;

export const invoicePage = (id: string): string => `${INVOICE}/${id}`;

/** Returns the address of a customer's page. */
export const customerPage = (customerId: string): string => `/dashboard/customer/${customerId}`;

/** Query parameter of an invoice's page that opens the dialog that issues the draft. */
export const ISSUE = 'issue';

/** Query parameter with the IDs of the preselected tickets, separated by commas. */
export const TICKET_IDS = 'ticketIds';

/** Returns the address of the page that creates drafts, with preselected tickets. */
export const newInvoiceOf = (ticketIds: Iterable<string>): string => {
  const ids = [...ticketIds];
  return ids.length === 0 ? NEW_INVOICE : `${NEW_INVOICE}?${TICKET_IDS}=${ids.join(',')}`;
};

/** Query parameter with the ID of the customer whose approved tickets are all preselected. */
export const FOR_CUSTOMER = 'customer';

/** Returns the address of the page that creates a draft from all approved tickets of a customer. */
export const newInvoiceFor = (customerId: string): string => `${NEW_INVOICE}?${FOR_CUSTOMER}=${customerId}`;

/** Returns the address of the list of a customer's tickets without an invoice. */
export const waitingTicketsOf = (customerId: string): string =>
  `/dashboard/job-tickets?customers=${customerId}&invoice=notInvoiced`;

export const ticketPage = (id: string): string => `/dashboard/job-tickets/${id}`;
