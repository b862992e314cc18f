import { clientCodes } from './clientCodes.ts';
import { ApiError, type Reply } from './errors.ts';

/** One request as it goes out. */
export interface Call {
  baseUrl: string;
  path: string;
  method: string;
  /** A plain value, sent as JSON, a `FormData`, or of an upload a file. */
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  fetch: typeof globalThis.fetch;
}

/** The error of a call whose caller gave up. */
export const cancelled = (cause?: unknown): ApiError =>
  new ApiError({ message: 'The request was cancelled', code: clientCodes.cancelled, cause });

/** The error of a call that was sent and never answered. */
export const noResponse = (cause?: unknown): ApiError =>
  new ApiError({ message: 'No response from server', code: clientCodes.noResponse, cause });

/** The error of a call that could not be sent at all. */
export const requestFailed = (cause: unknown): ApiError =>
  new ApiError({
    message: (cause instanceof Error && cause.message) || 'Request configuration error',
    code: clientCodes.requestFailed,
    cause,
  });

/** The address of a call: base and path with one slash between them. */
export const urlOf = ({ baseUrl, path }: Call): string =>
  `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** Writes what `fetch` takes. An error in it is found here, before it could be taken for a server that does not answer. */
export function written({ method, body, headers }: Call): RequestInit {
  try {
    const isJson = body !== undefined && !(body instanceof FormData);
    return {
      method,
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      headers: new Headers({
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      }),
    };
  } catch (error) {
    throw requestFailed(error);
  }
}

/** Aborts with the caller or with the time-out, whichever comes first. */
export const eitherSignal = (caller: AbortSignal | undefined, timeout: AbortSignal): AbortSignal =>
  caller ? AbortSignal.any([caller, timeout]) : timeout;

/** Reads the body of a reply: the parsed JSON, the text when it is none, undefined when it is empty. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/** The headers of a reply that a caller may need. */
export const headersOf = ({ status, headers }: Response): Omit<Reply, 'body'> => ({
  status,
  requestId: headers.get('x-request-id'),
  retryAfter: headers.get('retry-after'),
});

/** Sends one call and reads its whole reply, whatever its status. Rejects with an `ApiError` when none came. */
export async function send(call: Call): Promise<Reply> {
  // Node 24's fetch reads a form even when it was told to stop before, and rejects where nobody can catch it.
  if (call.signal?.aborted) throw cancelled(call.signal.reason);
  const { fetch, signal, timeoutMs } = call;
  const timeout = AbortSignal.timeout(timeoutMs);
  const request = written(call);
  try {
    const response = await fetch(urlOf(call), { ...request, signal: eitherSignal(signal, timeout) });
    return { ...headersOf(response), body: parseBody(await response.text()) };
  } catch (error) {
    throw signal?.aborted ? cancelled(error) : noResponse(error);
  }
}
