import { createFetch, ofetch } from 'ofetch';
import {
  type AnyStruct,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointKind,
  toStruct,
} from '../contract/endpoint.ts';
import { envelope } from '../contract/envelope.ts';
import { addressOf } from '../contract/query.ts';
import { clientCodes } from './clientCodes.ts';
import {
  type ApiError,
  failureOf,
  invalidReply,
  isFailure,
  messageOf,
  type Reply,
  toApiError,
} from './errors.ts';
import { createSession } from './session.ts';
import type { TokenStore } from './tokens.ts';
import { type Call, cancelled, noResponse, send } from './transport.ts';
import type { UploadProgress } from './uploadProgress.ts';

/** Default timeout of a request including its complete reply, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

export interface ApiOptions {
  /**
   * Base URL of the API. It must be absolute outside a browser.
   * @default '/api/v1'
   */
  baseUrl?: string | undefined;
  tokens: TokenStore;
  /** The user's IANA time zone, added to every query that has a `timeZone` field. */
  timeZone?: string | undefined;
  /** Returns the language for the server's messages. Called before each request. */
  language?: (() => string) | undefined;
  /** Called once when the session cannot be renewed, after both tokens are removed. */
  onSignedOut?: (() => void) | undefined;
  /** Called for each reply of a server in maintenance: a 503 with the code `MAINTENANCE`. */
  onMaintenance?: ((failure: ApiError) => void) | undefined;
  /** Called for every other reply, which shows that the server is available. */
  onAvailable?: (() => void) | undefined;
  /** Called with the number of pending calls when it changes. */
  onPending?: ((count: number) => void) | undefined;
  timeoutMs?: number | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * Makes repeating a request safe, if the endpoint supports it: the repeated request gets the reply of the first one.
   */
  idempotencyKey?: string | undefined;
  /**
   * The version on which a change is based, if the endpoint supports it. The server returns 409 if the record changed in
   * the meantime.
   */
  version?: number | undefined;
  /** Called with the progress of an upload. The byte counts include a few hundred bytes of form data around the file. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** The arguments of a call. The input can be omitted if the endpoint requires none. */
export type CallArguments<E extends Endpoint> =
  Record<string, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E> & CallOptions]
    : [input: EndpointInput<E> & CallOptions];

export interface Api {
  readonly timeZone: string | undefined;
  /**
   * Calls an endpoint and returns the validated `data` of its reply, a file or a stream. Rejects only with an `ApiError`.
   */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<EndpointData<E>>;
  /** Like `call`, but also returns the server's message. */
  callWithMessage<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Answer<E>>;
}

/** The `data` of a reply and its optional message. */
export interface Answer<E extends Endpoint> {
  data: EndpointData<E>;
  message: string | undefined;
}

/** Sends a request. The code for files and streams is lazily loaded because most pages do not need it. */
async function sendAs(
  kind: EndpointKind | undefined,
  call: Call,
  onProgress: CallOptions['onProgress'],
): Promise<Reply> {
  const unreachable = (cause: unknown) => {
    throw noResponse(cause);
  };
  if (kind === 'upload') {
    const { upload } = await import('./upload.ts').catch(unreachable);
    return upload(call, onProgress);
  }
  if (kind === 'download') {
    const { download } = await import('./download.ts').catch(unreachable);
    return download(call);
  }
  if (kind === 'stream') {
    const { openStream } = await import('./openStream.ts').catch(unreachable);
    return openStream(call);
  }
  return send(call);
}

/** Rejects for one caller when its signal is aborted, while other callers keep waiting for the same promise. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(cancelled(signal.reason));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function checked(value: unknown, struct: AnyStruct, reply: Reply): unknown {
  const [error, right] = struct.validate(value, { coerce: true });
  if (!error) return right;
  throw invalidReply(reply, error);
}

/**
 * Returns the `data` of a reply, or undefined if the endpoint declares none.
 * @throws {ApiError} if the request failed or the reply is malformed
 */
function dataOf(reply: Reply, { kind, reply: struct }: Endpoint): unknown {
  if (reply.status < 200 || reply.status > 299 || isFailure(reply.body)) throw failureOf(reply);
  if (!struct) return undefined;
  if (kind === 'download' || kind === 'stream') return checked(reply.body, struct, reply);
  return Reflect.get(Object(checked(reply.body, envelope(toStruct(struct)), reply)), 'data');
}

const bodyOf = ({ isVersioned }: Endpoint, { body, version }: AnyInput): unknown =>
  isVersioned && version !== undefined ? { ...Object(body), version } : body;

/**
 * Creates the API client of an app. It adds the base URL and bearer token and never retries. The timeout is ten seconds,
 * or that of the endpoint if it is longer. Every failure is an `ApiError`. After a 401, the client removes the access
 * token, renews the session once for all affected calls, and repeats each call once. If the server is unreachable during
 * the renewal, the user stays signed in.
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl = '/api/v1', timeoutMs = REQUEST_TIMEOUT_MS, tokens, timeZone, language } = options;

  const sender = options.fetch ? createFetch({ fetch: options.fetch }) : ofetch;

  async function sendOnce(
    request: Pick<Call, 'path' | 'method' | 'body' | 'signal' | 'headers'> & {
      timeoutMs?: number | undefined;
    },
    accessToken: string | null,
    transport: (call: Call) => Promise<Reply> = send,
  ): Promise<Reply> {
    const spoken = language?.();
    const reply = await transport({
      ...request,
      baseUrl,
      timeoutMs: Math.max(timeoutMs, request.timeoutMs ?? 0),
      ofetch: sender,
      headers: {
        ...request.headers,
        ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
        ...(spoken && { 'accept-language': spoken }),
      },
    });
    const failure = reply.status === 503 ? failureOf(reply) : undefined;
    if (failure?.code === clientCodes.maintenance) options.onMaintenance?.(failure);
    else options.onAvailable?.();
    return reply;
  }

  const session = createSession({
    tokens,
    sendRefreshToken: (refreshToken) =>
      sendOnce({ path: '/auth/refresh', method: 'POST', headers: {}, body: { refreshToken } }, null),
    onSignedOut: options.onSignedOut,
  });

  /**
   * Sends a request with the session's token. If the server replies with 401, renews the token and sends the request once
   * more.
   */
  async function sendSignedIn(
    attempt: (accessToken: string | null) => Promise<Reply>,
    { signal, canRenew }: { signal: AbortSignal | undefined; canRenew: boolean },
  ): Promise<Reply> {
    const first = session.accessToken();
    const reply = await attempt(first);
    if (reply.status !== 401) return reply;
    session.drop(first);
    if (!canRenew || !(await unlessAborted(session.renew(first), signal))) return reply;

    const second = session.accessToken();
    const repeated = await attempt(second);
    if (repeated.status === 401) session.refuse(second);
    return repeated;
  }

  let pending = 0;
  const count = (change: 1 | -1) => {
    pending += change;
    options.onPending?.(pending);
  };

  /** Adds the user's time zone if the query has a `timeZone` field. */
  const withTimeZone = (endpoint: Endpoint, query: object | undefined) =>
    'timeZone' in Object(endpoint.query?.schema) ? { timeZone, ...query } : query;

  async function callWithMessage<E extends Endpoint>(
    endpoint: E,
    ...[callArguments]: CallArguments<E>
  ): Promise<Answer<E>> {
    const input: AnyInput = callArguments ?? {};
    const { signal, idempotencyKey, onProgress } = input;
    count(1);
    try {
      const request = {
        path: addressOf(endpoint, { ...input, query: withTimeZone(endpoint, input.query) }),
        method: endpoint.method,
        headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
        body: bodyOf(endpoint, input),
        signal,
        timeoutMs: endpoint.timeoutMs,
      };
      const transport = (transportRequest: Call) => sendAs(endpoint.kind, transportRequest, onProgress);
      // A 401 of a public endpoint, such as signing in, is reported to the caller. Other endpoints renew the session with
      // the refresh token.
      const canRenew = endpoint.permission !== 'anyone';
      const attempt = (token: string | null) => sendOnce(request, token, transport);
      const reply = await sendSignedIn(attempt, { signal, canRenew });
      // The cast is safe because `dataOf` validated the reply against the struct from which the type is derived.
      return { data: dataOf(reply, endpoint) as EndpointData<E>, message: messageOf(reply) };
    } catch (error) {
      throw toApiError(error);
    } finally {
      count(-1);
    }
  }

  return {
    timeZone,
    call: async (endpoint, ...input) => (await callWithMessage(endpoint, ...input)).data,
    callWithMessage,
  };
}

interface AnyInput extends CallOptions {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}
