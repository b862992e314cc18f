import type { Reply } from './errors.ts';
import { type Call, cancelled, headersOf, noResponse, parseBody, written } from './transport.ts';

/**
 * Opens a stream, and answers with its bytes as soon as it begins; the time-out counts until then. Aborting the signal
 * ends the stream. A failure is read as JSON, like any other.
 */
export async function openStream(call: Call): Promise<Reply> {
  if (call.signal?.aborted) throw cancelled(call.signal.reason);
  const { headers } = written(call);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), call.timeoutMs);
  try {
    const response = await call.ofetch.raw<unknown, 'stream'>(call.path, {
      baseURL: call.baseUrl,
      method: call.method,
      headers,
      signal: call.signal ? AbortSignal.any([call.signal, late.signal]) : late.signal,
      retry: false,
      ignoreResponseError: true,
      responseType: 'stream',
    });
    const bytes = response._data;
    const body = response.ok ? bytes : parseBody(await new Response(bytes).text());
    return { ...headersOf(response), body };
  } catch (error) {
    throw call.signal?.aborted ? cancelled(error) : noResponse(error);
  } finally {
    clearTimeout(timer);
  }
}
