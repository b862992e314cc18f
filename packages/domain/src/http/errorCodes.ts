import { clientCodes } from './clientCodes.ts';

/** Stable error codes. All except `clientCodes` are sent by the server. */
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
  /** An idempotency key was repeated with a different request body. */
  idempotencyKeyReused: 'IDEMPOTENCY_KEY_REUSED',
  /** The company cannot send anything until an email address is confirmed. */
  emailUnconfirmed: 'EMAIL_UNCONFIRMED',
  /** The password is correct, but a code or passkey is also required. */
  secondFactorRequired: 'SECOND_FACTOR_REQUIRED',
  secondFactorWrong: 'SECOND_FACTOR_WRONG',
  /** The company requires a second factor, and the user must set one up first. */
  secondFactorMissing: 'SECOND_FACTOR_MISSING',
  /** The password was set by another user, and its owner must choose a new one first. */
  ownPasswordMissing: 'OWN_PASSWORD_MISSING',
  /** The company was deleted. Users with permission can restore it for a limited time. */
  companyClosed: 'COMPANY_CLOSED',
  accountPending: 'ACCOUNT_PENDING',
  accountDeactivated: 'ACCOUNT_DEACTIVATED',
  /** The token of an emailed link does not exist on this server. */
  tokenUnknown: 'TOKEN_UNKNOWN',
  tokenExpired: 'TOKEN_EXPIRED',
  tokenUsed: 'TOKEN_USED',
  /** A newer link has been sent. */
  tokenReplaced: 'TOKEN_REPLACED',
  /** The ticket is approved, invoiced or void. */
  ticketLocked: 'TICKET_LOCKED',
  /** The ticket does not meet the company's requirements. */
  ticketNotReady: 'TICKET_NOT_READY',
  /** The status of the record does not allow the transition. */
  wrongState: 'WRONG_STATE',
  /** The transition is based on an outdated version. */
  stale: 'STALE',
  /** The ticket is already signed. */
  alreadySigned: 'ALREADY_SIGNED',
  /** The customer has a valid link to sign the ticket. */
  signatureRequested: 'SIGNATURE_REQUESTED',
  /** The recipient has neither an email address nor a phone number. */
  noAddress: 'NO_ADDRESS',
  /** Tickets or invoices refer to the customer. */
  customerInUse: 'CUSTOMER_IN_USE',
  /** The ticket is on another invoice. */
  ticketAlreadyInvoiced: 'TICKET_ALREADY_INVOICED',
  /** The ticket cannot be invoiced: it is not approved, or has no customer. */
  ticketNotBillable: 'TICKET_NOT_BILLABLE',
  /** The invoice is incomplete and cannot be issued. */
  invoiceNotReady: 'INVOICE_NOT_READY',
  /** The invoice has too many lines or too high an amount. */
  invoiceTooLarge: 'INVOICE_TOO_LARGE',
  /** The invoice has payments and cannot be voided. */
  invoiceHasPayments: 'INVOICE_HAS_PAYMENTS',
  /** The payment exceeds the balance. */
  paymentTooLarge: 'PAYMENT_TOO_LARGE',
  /** The credit exceeds what is left of a line or of the invoice. */
  creditTooLarge: 'CREDIT_TOO_LARGE',
  /** The payment service did not answer, or rejected the company’s key. */
  paymentUnavailable: 'PAYMENT_UNAVAILABLE',
  /** The email address is not in one of the company's allowed domains. */
  mailDomainRefused: 'MAIL_DOMAIN_REFUSED',
  /** The currency cannot change while the company has amounts, unless the request states how to convert them. */
  currencyChangeUnconfirmed: 'CURRENCY_CHANGE_UNCONFIRMED',
  internal: 'INTERNAL',
} as const;
