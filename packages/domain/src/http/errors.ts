/** The stable codes of failures: the first five are the client's own, the others come from the server. */
export const errorCodes = {
  noResponse: 'NO_RESPONSE',
  invalidResponse: 'INVALID_RESPONSE',
  cancelled: 'CANCELLED',
  requestFailed: 'REQUEST_FAILED',
  unexpected: 'UNEXPECTED',
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
  /** An invoice that can't be voided because of its payments. */
  invoiceHasPayments: 'INVOICE_HAS_PAYMENTS',
  /** A payment of more than is still to be paid. */
  paymentTooLarge: 'PAYMENT_TOO_LARGE',
  /** An address that does not belong to one of the company's domains. */
  mailDomainRefused: 'MAIL_DOMAIN_REFUSED',
  maintenance: 'MAINTENANCE',
  internal: 'INTERNAL',
} as const;

/** A whole reply, whatever its status. */
export interface Reply {
  status: number;
  /** The parsed JSON, the text when it is none, undefined when it is empty. */
  body: unknown;
  requestId: string | null;
  /** The `Retry-After` header. */
  retryAfter: string | null;
}

interface ApiErrorDetails {
  message: string;
  code: string;
  status?: number | undefined;
  errors?: Record<string, string> | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  data?: unknown;
  cause?: unknown;
}

/**
 * A failed call. `message` is the server's sentence or the catalogue's English one; a screen that speaks
 * another language goes by `code`. `errors` maps a field to the key of its message.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; absent when no reply came. */
  readonly status: number | undefined;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  /** What the server's logs call this request. */
  readonly requestId: string | undefined;
  /** In how many seconds to come again, when the server said so. */
  readonly retryAfter: number | undefined;
  /** What the reply carries besides, unchecked: a conflict brings the newer state. */
  readonly data: unknown;

  constructor({ message, code, status, errors, requestId, retryAfter, data, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  /** What logs and error reports get of it: `JSON.stringify` leaves out the message of every other error. */
  toJSON(): Omit<ApiErrorDetails, 'cause' | 'data'> & { name: string } {
    const { name, message, code, status, errors, requestId, retryAfter } = this;
    return { name, message, code, status, errors, requestId, retryAfter };
  }
}

/** Recognises a call that its own caller cancelled, which is no failure and is never shown. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.cancelled;

/** Turns whatever was thrown into an `ApiError`; what is none becomes `An unexpected error occurred`. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ message: 'An unexpected error occurred', code: errorCodes.unexpected, cause: error });

/** The error of a reply that is not what the contract says. */
export const invalidReply = ({ status, requestId }: Reply, cause?: unknown): ApiError =>
  new ApiError({
    message: 'An unexpected error occurred',
    code: errorCodes.invalidResponse,
    status,
    requestId: requestId ?? undefined,
    cause,
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** The sentence of a reply; undefined where the server says nothing in words. */
export const messageOf = ({ body }: Reply): string | undefined =>
  isRecord(body) ? textOf(body['message']) : undefined;

const stringEntries = (value: unknown) => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Recognises a reply with `success: false`, whatever its status. */
export const isFailure = (body: unknown): boolean => isRecord(body) && body['success'] === false;

/**
 * Reads a `Retry-After` header (RFC 9110, 10.2.3), seconds or a date, as whole seconds from now; undefined when it is
 * neither.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  // A bare year or a version number is a date to some engines.
  if (Number.isNaN(at) || !/^[A-Z][a-z]{2},/.test(text)) return undefined;
  return Math.max(0, Math.ceil((at - now) / 1000));
}

/** Reads a failed reply, whoever wrote it: the contract's envelope, another server's, a proxy's HTML, nothing. */
export function failureOf({ status, body, requestId, retryAfter }: Reply): ApiError {
  const fields = isRecord(body) ? body : {};
  return new ApiError({
    message: textOf(fields['message']) ?? textOf(fields['error']) ?? `HTTP ${status} error`,
    code: textOf(fields['code']) ?? `HTTP_${status}`,
    status,
    errors: stringEntries(fields['errors']),
    requestId: textOf(fields['requestId']) ?? requestId ?? undefined,
    retryAfter: readRetryAfter(retryAfter),
    data: fields['data'],
  });
}
