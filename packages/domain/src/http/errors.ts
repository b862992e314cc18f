import { clientCodes } from './clientCodes.ts';

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
  error instanceof ApiError && error.code === clientCodes.cancelled;

/** Turns whatever was thrown into an `ApiError`; what is none becomes `An unexpected error occurred`. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ message: 'An unexpected error occurred', code: clientCodes.unexpected, cause: error });

/** The error of a reply that is not what the contract says. */
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
