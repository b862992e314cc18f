export const CUSTOMER_LIST = '/dashboard/customers';

/** Path of the form for a new customer, and prefix of the pages of existing customers. */
export const NEW_CUSTOMER = '/dashboard/customer';

/** Returns the address of the list of tickets filtered by a customer. */
export const ticketsOf = (customerId: string): string => `/dashboard/job-tickets?customers=${customerId}`;
