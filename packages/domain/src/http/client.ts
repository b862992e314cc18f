import { type Struct, validate } from 'superstruct';
import { ApiError, errorCodes, failureOf, type Reply, saysFailure, toApiError } from './errors.ts';
import { createSession } from './session.ts';
import type { TokenStore } from './tokens.ts';
import { type Call, cancelled, send } from './transport.ts';

/** How long a call waits for its whole reply. */
export const REQUEST_TIMEOUT_MS = 10_000;

export interface HttpClientOptions {
  /** Where the API is, `/api/v1` by default; absolute outside a browser. */
  baseUrl?: string | undefined;
  tokens: TokenStore;
  /** The viewer's IANA time zone, which calls with dates send along. */
  timeZone?: string | undefined;
  /** The language that messages of the server should come in, asked before every call. */
  language?: (() => string) | undefined;
  /** Called once when the session cannot be renewed; both tokens are gone by then. */
  onSignedOut?: (() => void) | undefined;
  /** Called with every reply of a server that is being maintained: a 503 with the code `MAINTENANCE`. */
  onMaintenance?: ((failure: ApiError) => void) | undefined;
  /** Called with every other reply: the server is there. */
  onAvailable?: (() => void) | undefined;
  /** Called with the number of calls in flight whenever it changes. */
  onPending?: ((count: number) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  timeoutMs?: number | undefined;
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  query?: Record<string, string | number | boolean | readonly string[] | undefined> | undefined;
  /** A plain value, sent as JSON, or a `FormData`. */
  body?: unknown;
  /** Sent beside those of the client itself. */
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  /** How the call is sent: with fetch, as JSON, unless it says otherwise. */
  transport?: ((call: Call) => Promise<Reply>) | undefined;
  /** What a 401 leads to: renewing the session and one repetition (default), or plain failure, as for signing in. */
  onUnauthorized?: 'refresh' | 'fail' | undefined;
}

export interface HttpClient {
  readonly timeZone: string | undefined;
  /** Sends a call and checks the reply against `struct`, envelope included. Rejects with an `ApiError` only. */
  request<T>(path: string, options: RequestOptions & { struct: Struct<T, unknown> }): Promise<T>;
  /** Sends a call whose reply does not matter. */
  request(path: string, options?: RequestOptions): Promise<void>;
}

/** Lets one caller leave a promise that others go on waiting for. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(cancelled(signal.reason));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function read<T>(reply: Reply, struct: Struct<T, unknown> | undefined): T | undefined {
  const { status, body, requestId } = reply;
  if (status < 200 || status > 299 || saysFailure(body)) throw failureOf(reply);
  if (!struct) return undefined;
  const [error, value] = validate(body, struct, { coerce: true });
  if (!error) return value;
  throw new ApiError({
    message: 'An unexpected error occurred',
    code: errorCodes.invalidResponse,
    status,
    requestId: requestId ?? undefined,
    cause: error,
  });
}

/**
 * Creates the one HTTP client of an app: base path, bearer token, a time-out of ten seconds, no retries, every
 * failure an `ApiError`. A 401 removes the access token, renews the session once for all calls it met, and repeats
 * each of them once. While the server cannot be reached for that, nobody is signed out.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl = '/api/v1', timeoutMs = REQUEST_TIMEOUT_MS, tokens, timeZone, language } = options;

  const call = async (path: string, request: RequestOptions, accessToken: string | null) => {
    const spoken = language?.();
    const reply = await (request.transport ?? send)({
      baseUrl,
      path,
      timeoutMs,
      method: request.method,
      query: request.query,
      body: request.body,
      signal: request.signal,
      headers: {
        ...request.headers,
        ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
        ...(spoken && { 'accept-language': spoken }),
      },
      // Looked up late: mock service workers and tests replace the global one.
      // Called bare: a browser's fetch takes no other `this` than the window's.
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    });
    const failure = reply.status === 503 ? failureOf(reply) : undefined;
    if (failure?.code === errorCodes.maintenance) options.onMaintenance?.(failure);
    else options.onAvailable?.();
    return reply;
  };

  const session = createSession({
    tokens,
    spend: (refreshToken) => call('auth/refresh', { method: 'POST', body: { refreshToken } }, null),
    onSignedOut: options.onSignedOut,
  });

  async function authorised(path: string, request: RequestOptions): Promise<Reply> {
    const first = session.accessToken();
    const reply = await call(path, request, first);
    if (reply.status !== 401) return reply;
    session.drop(first);
    if (request.onUnauthorized === 'fail') return reply;
    if (!(await unlessAborted(session.renew(first), request.signal))) return reply;

    const second = session.accessToken();
    const repeated = await call(path, request, second);
    if (repeated.status === 401) session.refuse(second);
    return repeated;
  }

  let pending = 0;
  const count = (change: 1 | -1) => {
    pending += change;
    options.onPending?.(pending);
  };

  async function request<T>(path: string, init: RequestOptions & { struct: Struct<T, unknown> }): Promise<T>;
  async function request(path: string, init?: RequestOptions): Promise<void>;
  async function request<T>(
    path: string,
    { struct, ...init }: RequestOptions & { struct?: Struct<T, unknown> } = {},
  ): Promise<T | undefined> {
    count(1);
    try {
      return read(await authorised(path, init), struct);
    } catch (error) {
      throw toApiError(error);
    } finally {
      count(-1);
    }
  }

  return { timeZone, request };
}
