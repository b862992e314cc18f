import type { FileContent } from '../contract/fileContent.ts';
import { dispositionName } from './dispositionName.ts';
import type { Reply } from './errors.ts';
import { type Call, cancelled, headersOf, noResponse, parseBody, written } from './transport.ts';

/** Aborts when nothing has happened for so long; `beat` starts the time again. */
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
 * Sends a call that a file answers, and collects it as a `Blob`. The time-out counts from the last byte: a large file
 * over a bad line takes minutes. A failure is read as JSON, like any other.
 */
export async function download(call: Call): Promise<Reply> {
  if (call.signal?.aborted) throw cancelled(call.signal.reason);
  const { body, headers } = written(call);
  const idle = idleTimeout(call.timeoutMs);
  try {
    const response = await call.ofetch.raw<unknown, 'stream'>(call.path, {
      baseURL: call.baseUrl,
      method: call.method,
      ...(body !== undefined && { body }),
      headers,
      signal: call.signal ? AbortSignal.any([call.signal, idle.signal]) : idle.signal,
      retry: false,
      ignoreResponseError: true,
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
    throw call.signal?.aborted ? cancelled(error) : noResponse(error);
  } finally {
    idle.stop();
  }
}
