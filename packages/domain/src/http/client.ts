import type { Struct } from 'superstruct';
import type { TokenStore } from './tokens.ts';

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
  signal?: AbortSignal | undefined;
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

/** Creates the one HTTP client of an app. */
export function createHttpClient(_options: HttpClientOptions): HttpClient {
  throw new Error('Not written yet');
}
