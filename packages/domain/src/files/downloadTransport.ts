import { define } from 'superstruct';
import { ApiError, errorCodes, type Reply } from '../http/errors.ts';
import { type Call, cancelled } from '../http/transport.ts';

/** Is a file as a reply brings it. */
export interface FileContent {
  blob: Blob;
  /** As the server names it, undefined when it does not. */
  name: string | undefined;
}

/** Is the body of a reply that `downloadTransport` has read. */
export const fileContentStruct = define<FileContent>(
  'file',
  (value) => typeof value === 'object' && value !== null && Reflect.get(value, 'blob') instanceof Blob,
);

/** Reads the name out of a `Content-Disposition` header (RFC 6266). */
export function dispositionName(header: string | null): string | undefined {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header ?? '') ?? [];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Then the plain one.
  }
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare;
}

const join = (baseUrl: string, path: string) => `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/**
 * Sends a call that a file answers, and collects it as a `Blob`, which browsers keep on disk when it is large. The
 * time-out counts from the last sign of life. A failure is read as JSON, as every other.
 */
export async function downloadTransport(call: Call): Promise<Reply> {
  const controller = new AbortController();
  const leave = () => controller.abort(call.signal?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), call.timeoutMs);
  };
  if (call.signal?.aborted) throw cancelled(call.signal.reason);
  call.signal?.addEventListener('abort', leave, { once: true });
  isAlive();
  try {
    const isJson = call.body !== undefined;
    const response = await call.fetch(
      new Request(join(call.baseUrl, call.path), {
        method: call.method ?? 'GET',
        headers: { ...call.headers, ...(isJson && { 'content-type': 'application/json' }) },
        ...(isJson && { body: JSON.stringify(call.body) }),
        signal: controller.signal,
      }),
    );
    const parts: Blob[] = [];
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || !value) break;
      isAlive();
      parts.push(new Blob([value]));
    }
    const blob = new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    return {
      status: response.status,
      body: response.ok
        ? { blob, name: dispositionName(response.headers.get('content-disposition')) }
        : parse(await blob.text()),
      requestId: response.headers.get('x-request-id'),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    if (call.signal?.aborted) throw cancelled(error);
    throw new ApiError({ message: 'No response from server', code: errorCodes.noResponse, cause: error });
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', leave);
  }
}
