import type { FileContent } from '../contract/fileContent.ts';
import { dispositionName } from './dispositionName.ts';
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

/** Aborts after a time without activity. `beat` restarts the timer. */
function idleTimeout(timeoutMs: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const beat = () => {
    stop();
    timer = setTimeout(() => controller.abort(), timeoutMs);
  };
  beat();
  return { signal: controller.signal, beat, stop };
}

/**
 * Sends a request for a file and collects the reply as a `Blob`. The timeout restarts with each chunk, because a large
 * file over a slow connection takes minutes. Error replies are read as JSON.
 */
export async function download(call: Call): Promise<Reply> {
  const { ofetch, path, signal, timeoutMs } = call;
  if (signal?.aborted) throw cancelled(signal.reason);
  const request = serializeRequest(call);
  const idle = idleTimeout(timeoutMs);
  try {
    const response = await ofetch.raw<unknown, 'stream'>(path, {
      ...fetchOptions(call, idle.signal),
      ...request,
      responseType: 'stream',
    });
    const watched = response._data?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          idle.beat();
          controller.enqueue(chunk);
        },
      }),
    );
    const type = response.headers.get('content-type') ?? '';
    const blob = await new Response(watched, { headers: { 'content-type': type } }).blob();
    const name = dispositionName(response.headers.get('content-disposition'));
    const file: FileContent = { blob, name };
    return { ...headersOf(response), body: response.ok ? file : parseBody(await blob.text()) };
  } catch (error) {
    throw signal?.aborted ? cancelled(error) : noResponse(error);
  } finally {
    idle.stop();
  }
}
