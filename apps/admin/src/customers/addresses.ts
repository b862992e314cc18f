/** The address of the list of customers. */
export const CUSTOMER_LIST = '/dashboard/customers';

/** The address of the form for a new customer; a customer's own page is below it. */
export const NEW_CUSTOMER = '/dashboard/customer';

/** The address of the list of tickets, filtered by a customer. */
export const ticketsOf = (customerId: string): string => `/dashboard/job-tickets?customers=${customerId}`;
