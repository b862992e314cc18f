import { clientCodes } from './clientCodes.ts';

/** A complete reply with any status. */
export interface Reply {
  status: number;
  /** The parsed JSON, the text if it is not JSON, or undefined if it is empty. */
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
 * A failed call. `message` is the server's message or the default English one. An interface in another language should
 * choose its text by `code`. `errors` maps a field to its message key.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. Absent if there was no reply. */
  readonly status: number | undefined;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  /** The id of this request in the server's logs. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt, from the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  /** Additional data of the reply, not validated. For example, a conflict contains the current record. */
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

  /**
   * Returns the fields for logs and error reports. Without this method, `JSON.stringify` would omit the message, as for
   * every `Error`.
   */
  toJSON(): Omit<ApiErrorDetails, 'cause' | 'data'> & { name: string } {
    const { name, message, code, status, errors, requestId, retryAfter } = this;
    return { name, message, code, status, errors, requestId, retryAfter };
  }
}

/** Returns true if the caller cancelled the call. This is not a failure and is never shown. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === clientCodes.cancelled;

/** Converts any thrown value to an `ApiError`. Unknown values get the message `An unexpected error occurred`. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ message: 'An unexpected error occurred', code: clientCodes.unexpected, cause: error });

/** Creates the error of a reply that does not match the contract. */
export const invalidReply = ({ status, requestId }: Reply, cause?: unknown): ApiError =>
  new ApiError({
    message: 'An unexpected error occurred',
    code: clientCodes.invalidResponse,
    status,
    requestId: requestId ?? undefined,
    cause,
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** Returns the message of a reply, if any. */
export const messageOf = ({ body }: Reply): string | undefined =>
  isRecord(body) ? textOf(body['message']) : undefined;

const stringEntries = (value: unknown) => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Returns true for a reply with `success: false`, whatever its HTTP status. */
export const isFailure = (body: unknown): boolean => isRecord(body) && body['success'] === false;

/**
 * Parses a `Retry-After` header (RFC 9110, 10.2.3), which contains seconds or a date. Returns whole seconds from now, or
 * undefined if the header is invalid.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  // Some engines also parse a bare year or a version number as a date.
  if (Number.isNaN(at) || !/^[A-Z][a-z]{2},/.test(text)) return undefined;
  return Math.max(0, Math.ceil((at - now) / 1000));
}

/**
 * Converts an error reply to an `ApiError`, whatever its format: the contract's envelope, JSON of another server, a
 * proxy's HTML, or an empty body.
 */
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
