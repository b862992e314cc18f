import type { $Fetch } from 'ofetch';
import { clientCodes } from './clientCodes.ts';
import { ApiError, type Reply } from './errors.ts';

/** A request as it is sent. */
export interface Call {
  baseUrl: string;
  path: string;
  method: string;
  /** A value to send as JSON, a `FormData`, or the file of an upload. */
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  ofetch: $Fetch;
}

/** Creates the error of a call that was cancelled by its caller. */
export const cancelled = (cause?: unknown): ApiError =>
  new ApiError({ message: 'The request was cancelled', code: clientCodes.cancelled, cause });

/** Creates the error of a request without a reply. */
export const noResponse = (cause?: unknown): ApiError =>
  new ApiError({ message: 'No response from server', code: clientCodes.noResponse, cause });

/** Creates the error of a request that could not be sent. */
export const requestFailed = (cause: unknown): ApiError =>
  new ApiError({
    message: (cause instanceof Error && cause.message) || 'Request configuration error',
    code: clientCodes.requestFailed,
    cause,
  });

/** Serializes the body and headers before sending, so that an error in them is not mistaken for an unreachable server. */
export function serializeRequest({ body, headers }: Call): { body?: FormData | string; headers: Headers } {
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

/** Options for ofetch: no retries, and no exception for error statuses. */
export const fetchOptions = ({ baseUrl, method, signal }: Call, timeout: AbortSignal) => ({
  baseURL: baseUrl,
  method,
  signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  retry: false as const,
  ignoreResponseError: true,
});

/** Parses the body of a reply: JSON, the text if it is not JSON, or undefined if it is empty. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/** Returns the status and headers of a reply that callers need. */
export const headersOf = ({ status, headers }: Response): Omit<Reply, 'body'> => ({
  status,
  requestId: headers.get('x-request-id'),
  retryAfter: headers.get('retry-after'),
});

/**
 * Sends a request once and reads the complete reply, whatever its status. Rejects with an `ApiError` if there is no
 * reply.
 */
export async function send(call: Call): Promise<Reply> {
  // If the signal is already aborted, Node 24's `fetch` still reads a form and rejects with an error that cannot be
  // caught.
  if (call.signal?.aborted) throw cancelled(call.signal.reason);
  const request = serializeRequest(call);
  try {
    const response = await call.ofetch.raw<unknown, 'json'>(call.path, {
      ...fetchOptions(call, AbortSignal.timeout(call.timeoutMs)),
      ...request,
      responseType: 'json',
    });
    return { ...headersOf(response), body: response._data };
  } catch (error) {
    throw call.signal?.aborted ? cancelled(error) : noResponse(error);
  }
}
