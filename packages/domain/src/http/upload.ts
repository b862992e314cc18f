import type { Reply } from './errors.ts';
import { type Call, cancelled, noResponse, parseBody, requestFailed, send } from './transport.ts';
import type { UploadProgress } from './uploadProgress.ts';

/** The part of XMLHttpRequest that is used here; unlike fetch, it reports the progress of an upload. */
interface Xhr {
  readonly status: number;
  readonly responseText: string;
  readonly upload: {
    onprogress: ((event: { loaded: number; total: number; lengthComputable: boolean }) => void) | null;
  };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  send(body: unknown): void;
  abort(): void;
}

/** Looks it up at each call: servers have none, and tests replace it. */
function createXhr(): Xhr | undefined {
  const Constructor: unknown = Reflect.get(globalThis, 'XMLHttpRequest');
  // The platform's own, whose type this package does not know: it is built without the DOM.
  return typeof Constructor === 'function' ? (Reflect.construct(Constructor, []) as Xhr) : undefined;
}

const join = (baseUrl: string, path: string) => `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** A file travels as the one field of a form. */
function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** The time for a whole upload where its progress cannot be watched, in milliseconds. */
const UNWATCHED_MS = 300_000;

/**
 * Sends a call whose body may be large, and reports how far it is. The time-out counts from the last progress: fifteen
 * megabytes over a bad line take minutes. Without XMLHttpRequest it sends with fetch.
 */
export function upload(given: Call, onProgress?: (progress: UploadProgress) => void): Promise<Reply> {
  const call = given.body instanceof File ? { ...given, body: formOf(given.body) } : given;
  const xhr = createXhr();
  if (!xhr) return send({ ...call, timeoutMs: UNWATCHED_MS });

  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: Error) => {
      reject(error);
      xhr.abort();
    };
    const leave = () => fail(cancelled(call.signal?.reason));
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(noResponse()), call.timeoutMs);
    };
    const settle = () => {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', leave);
    };

    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartTimeout();
      if (lengthComputable) onProgress?.({ sent: loaded, total });
    };
    xhr.onload = () => {
      settle();
      resolve({
        status: xhr.status,
        body: parseBody(xhr.responseText),
        requestId: xhr.getResponseHeader('x-request-id'),
        retryAfter: xhr.getResponseHeader('retry-after'),
      });
    };
    xhr.onerror = () => {
      settle();
      reject(noResponse());
    };
    xhr.onabort = settle;

    if (call.signal?.aborted) return leave();
    call.signal?.addEventListener('abort', leave, { once: true });
    try {
      xhr.open(call.method, join(call.baseUrl, call.path));
      for (const [name, value] of Object.entries({ accept: 'application/json', ...call.headers })) {
        xhr.setRequestHeader(name, value);
      }
      restartTimeout();
      xhr.send(call.body);
    } catch (error) {
      settle();
      reject(requestFailed(error));
    }
  });
}
