import { clientCodes } from './clientCodes.ts';

/** The stable codes of failures: all but the client's own come from the server. */
export const errorCodes = {
  ...clientCodes,
  validationFailed: 'VALIDATION_FAILED',
  invalidCredentials: 'INVALID_CREDENTIALS',
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  rateLimited: 'RATE_LIMITED',
  payloadTooLarge: 'PAYLOAD_TOO_LARGE',
  unsupportedFileType: 'UNSUPPORTED_FILE_TYPE',
  /** A repeated request whose body differs from that of the first. */
  idempotencyKeyReused: 'IDEMPOTENCY_KEY_REUSED',
  /** The company sends nothing until somebody has confirmed their address. */
  emailUnconfirmed: 'EMAIL_UNCONFIRMED',
  /** The password is right, and a code or a passkey is asked for as well. */
  secondFactorRequired: 'SECOND_FACTOR_REQUIRED',
  secondFactorWrong: 'SECOND_FACTOR_WRONG',
  /** The company asks for a second factor, and this person has to set one up first. */
  secondFactorMissing: 'SECOND_FACTOR_MISSING',
  /** Somebody else chose this person's password, and they have to choose their own first. */
  ownPasswordMissing: 'OWN_PASSWORD_MISSING',
  /** Somebody deleted the company; those who may can take it back for a while. */
  companyClosed: 'COMPANY_CLOSED',
  accountPending: 'ACCOUNT_PENDING',
  accountDeactivated: 'ACCOUNT_DEACTIVATED',
  /** A link from a mail that was never sent, or not by this server. */
  tokenUnknown: 'TOKEN_UNKNOWN',
  tokenExpired: 'TOKEN_EXPIRED',
  tokenUsed: 'TOKEN_USED',
  /** A newer link was sent since. */
  tokenReplaced: 'TOKEN_REPLACED',
  /** A ticket that is approved, on an invoice or void. */
  ticketLocked: 'TICKET_LOCKED',
  /** A ticket that lacks what the company asks for. */
  ticketNotReady: 'TICKET_NOT_READY',
  /** A transition that the state of a record does not allow. */
  wrongState: 'WRONG_STATE',
  /** A transition that builds on an outdated version. */
  stale: 'STALE',
  /** A ticket that somebody has signed already. */
  alreadySigned: 'ALREADY_SIGNED',
  /** A customer that tickets or invoices name. */
  customerInUse: 'CUSTOMER_IN_USE',
  /** A ticket that another invoice has. */
  ticketAlreadyInvoiced: 'TICKET_ALREADY_INVOICED',
  /** A ticket that can't be put on an invoice: it is not approved, or has no customer. */
  ticketNotBillable: 'TICKET_NOT_BILLABLE',
  /** An invoice that lacks something before it can be issued. */
  invoiceNotReady: 'INVOICE_NOT_READY',
  /** Lines that are too many, or come to too much, for one invoice. */
  invoiceTooLarge: 'INVOICE_TOO_LARGE',
  /** An invoice that can't be voided because of its payments. */
  invoiceHasPayments: 'INVOICE_HAS_PAYMENTS',
  /** A payment of more than is still to be paid. */
  paymentTooLarge: 'PAYMENT_TOO_LARGE',
  /** An address that does not belong to one of the company's domains. */
  mailDomainRefused: 'MAIL_DOMAIN_REFUSED',
  /** Another currency for a company with amounts, without the choice of what becomes of them. */
  currencyChangeUnconfirmed: 'CURRENCY_CHANGE_UNCONFIRMED',
  internal: 'INTERNAL',
} as const;
