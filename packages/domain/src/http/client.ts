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

/** How long a call waits for its whole reply. */
export const REQUEST_TIMEOUT_MS = 10_000;

export interface ApiOptions {
  /** Where the API is, `/api/v1` by default; absolute outside a browser. */
  baseUrl?: string | undefined;
  tokens: TokenStore;
  /** The viewer's IANA time zone, sent with every query that takes one. */
  timeZone?: string | undefined;
  /** The language in which the server's messages should come, asked before every call. */
  language?: (() => string) | undefined;
  /** Called once when the session cannot be renewed; both tokens are gone by then. */
  onSignedOut?: (() => void) | undefined;
  /** Called with every reply of a server in maintenance: a 503 with the code `MAINTENANCE`. */
  onMaintenance?: ((failure: ApiError) => void) | undefined;
  /** Called with every other reply: the server is there. */
  onAvailable?: (() => void) | undefined;
  /** Called with the number of calls in flight whenever it changes. */
  onPending?: ((count: number) => void) | undefined;
  timeoutMs?: number | undefined;
  /** Takes the place of the platform's fetch. */
  fetch?: typeof globalThis.fetch | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Makes a repeated call safe, where the endpoint takes one: the second answers with the reply of the first. */
  idempotencyKey?: string | undefined;
  /** The version that a change builds on, where the endpoint takes one; 409 when somebody was faster. */
  version?: number | undefined;
  /** Counts the bytes of an upload, which are some hundred more than the file's. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Endpoints that need no input are called without. */
export type CallArguments<E extends Endpoint> =
  Record<string, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E> & CallOptions]
    : [input: EndpointInput<E> & CallOptions];

export interface Api {
  readonly timeZone: string | undefined;
  /**
   * Calls an endpoint of the contract and answers with the checked `data` of its reply, a file or a stream. Rejects with an `ApiError` only.
   */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<EndpointData<E>>;
  /** Does what `call` does, and also answers with what the server says about it. */
  callWithMessage<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Answer<E>>;
}

/** The `data` of a reply and the sentence beside it, which a server may leave out. */
export interface Answer<E extends Endpoint> {
  data: EndpointData<E>;
  message: string | undefined;
}

/** Sends a call. The code for files and streams comes with the first of them: most pages of an app need none. */
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

function checked(value: unknown, struct: AnyStruct, reply: Reply): unknown {
  const [error, right] = struct.validate(value, { coerce: true });
  if (!error) return right;
  throw invalidReply(reply, error);
}

/** The `data` of a reply; undefined where the endpoint declares none. */
function dataOf(reply: Reply, { kind, reply: struct }: Endpoint): unknown {
  if (reply.status < 200 || reply.status > 299 || isFailure(reply.body)) throw failureOf(reply);
  if (!struct) return undefined;
  if (kind === 'download' || kind === 'stream') return checked(reply.body, struct, reply);
  return Reflect.get(Object(checked(reply.body, envelope(toStruct(struct)), reply)), 'data');
}

const bodyOf = ({ isVersioned }: Endpoint, { body, version }: AnyInput): unknown =>
  isVersioned && version !== undefined ? { ...Object(body), version } : body;

/**
 * Creates the one client of an app: base path, bearer token, a time-out of ten seconds or what the endpoint says, no
 * retries, every failure an `ApiError`. A 401 removes the access token, renews the session once for all calls that met it,
 * and repeats each of them once. While the server cannot be reached for that, nobody is signed out.
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
    spend: (refreshToken) =>
      sendOnce({ path: '/auth/refresh', method: 'POST', headers: {}, body: { refreshToken } }, null),
    onSignedOut: options.onSignedOut,
  });

  /** Sends with the session's token, and once more after renewing it. */
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

  /** Fills in the viewer's time zone where the query takes one. */
  const withTimeZone = (endpoint: Endpoint, query: object | undefined) =>
    'timeZone' in Object(endpoint.query?.schema) ? { timeZone, ...query } : query;

  async function callWithMessage<E extends Endpoint>(
    endpoint: E,
    ...[given]: CallArguments<E>
  ): Promise<Answer<E>> {
    const input: AnyInput = given ?? {};
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
      const transport = (one: Call) => sendAs(endpoint.kind, one, onProgress);
      // Whoever signs in is told that it failed; everybody else is signed in again by the refresh token.
      const canRenew = endpoint.permission !== 'anyone';
      const attempt = (token: string | null) => sendOnce(request, token, transport);
      const reply = await sendSignedIn(attempt, { signal, canRenew });
      // `dataOf` has checked the reply against the struct that this type is derived from.
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
