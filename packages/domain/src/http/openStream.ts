import type { Reply } from './errors.ts';
import {
  type Call,
  cancelled,
  fetchOptions,
  headersOf,
  noResponse,
  parseBody,
  serializeRequest,
} from './transport.ts';

/**
 * Opens a stream and returns it as soon as the headers arrive. The timeout applies until then. Aborting the signal ends
 * the stream. Error replies are read as JSON.
 */
export async function openStream(call: Call): Promise<Reply> {
  const { ofetch, path, signal, timeoutMs } = call;
  if (signal?.aborted) throw cancelled(signal.reason);
  const request = serializeRequest(call);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const response = await ofetch.raw<unknown, 'stream'>(path, {
      ...fetchOptions(call, late.signal),
      ...request,
      responseType: 'stream',
    });
    const bytes = response._data;
    const body = response.ok ? bytes : parseBody(await new Response(bytes).text());
    return { ...headersOf(response), body };
  } catch (error) {
    throw signal?.aborted ? cancelled(error) : noResponse(error);
  } finally {
    clearTimeout(timer);
  }
}
