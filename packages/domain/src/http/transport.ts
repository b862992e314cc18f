import { createFetch } from 'ofetch';
import { ApiError, errorCodes, type Reply } from './errors.ts';

export interface Call {
  baseUrl: string;
  path: string;
  method?: string | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  fetch: typeof globalThis.fetch;
}

/** Joins the caller's signal and the time-out: ofetch keeps only one of them, and for the reply's head alone. */
function deadline(signal: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new Error(`No reply within ${timeoutMs} ms`)), timeoutMs);
  signal?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/** Is the error of a call whose caller gave up. */
export const cancelled = (cause?: unknown): ApiError =>
  new ApiError({ message: 'The request was cancelled', code: errorCodes.cancelled, cause });

/** Sends one call and reads its whole reply, whatever its status. Rejects with an `ApiError` when none came. */
export async function send(call: Call): Promise<Reply> {
  // Node 24's fetch takes a form apart even when it is told to stop at once, and throws where nobody can catch it.
  if (call.signal?.aborted) throw cancelled(call.signal.reason);
  const limit = deadline(call.signal, call.timeoutMs);
  let isBuilt = false;
  const $fetch = createFetch({
    fetch(input, init) {
      // Made here, because fetch itself reports a malformed request and an unreachable server alike.
      const request = new Request(input, init);
      isBuilt = true;
      return call.fetch(request);
    },
  });
  try {
    const response = await $fetch.raw<unknown, 'json'>(call.path, {
      baseURL: call.baseUrl,
      method: call.method ?? 'GET',
      ...(call.query && { query: call.query }),
      // ofetch's type lists what fetch takes; it stringifies every plain value and passes FormData on.
      ...(call.body !== undefined && { body: call.body as Record<string, unknown> }),
      headers: { accept: 'application/json', ...call.headers },
      signal: limit.signal,
      retry: false,
      ignoreResponseError: true,
      responseType: 'json',
    });
    return {
      status: response.status,
      body: response._data,
      requestId: response.headers.get('x-request-id'),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    if (call.signal?.aborted) throw cancelled(error);
    if (isBuilt) {
      throw new ApiError({ message: 'No response from server', code: errorCodes.noResponse, cause: error });
    }
    throw new ApiError({ message: ownText(error), code: errorCodes.requestFailed, cause: error });
  } finally {
    limit.release();
  }
}

/** Finds what went wrong beneath ofetch's own sentence, which would show the address. */
function ownText(error: unknown): string {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (source instanceof Error && source.message) || 'Request configuration error';
}
