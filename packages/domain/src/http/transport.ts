import type { $Fetch } from 'ofetch';
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
  ofetch: $Fetch;
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

/** Writes body and headers. An error in them is found here, before it could be taken for a server that does not answer. */
export function written({ body, headers }: Call): { body?: FormData | string; headers: Headers } {
  try {
    const isJson = body !== undefined && !(body instanceof FormData);
    return {
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

/** What ofetch is told of a call: it sends once, and a reply of any status is one. */
export const optionsOf = ({ baseUrl, method, signal }: Call, timeout: AbortSignal) => ({
  baseURL: baseUrl,
  method,
  signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  retry: false as const,
  ignoreResponseError: true,
});

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
  const request = written(call);
  try {
    const response = await call.ofetch.raw<unknown, 'json'>(call.path, {
      ...optionsOf(call, AbortSignal.timeout(call.timeoutMs)),
      ...request,
      responseType: 'json',
    });
    return { ...headersOf(response), body: response._data };
  } catch (error) {
    throw call.signal?.aborted ? cancelled(error) : noResponse(error);
  }
}
