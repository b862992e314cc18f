import type { Reply } from './errors.ts';
import { type Call, cancelled, noResponse, parseBody, requestFailed, send } from './transport.ts';
import type { UploadProgress } from './uploadProgress.ts';

/** The used part of `XMLHttpRequest`. Unlike `fetch`, it reports upload progress. */
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

/** Looks up `XMLHttpRequest` on each call, because servers do not have it and tests replace it. */
function createXhr(): Xhr | undefined {
  const Constructor: unknown = Reflect.get(globalThis, 'XMLHttpRequest');
  // The cast is needed because this package is compiled without the DOM types.
  return typeof Constructor === 'function' ? (Reflect.construct(Constructor, []) as Xhr) : undefined;
}

const join = (baseUrl: string, path: string) => `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** Wraps a file in a form with the field `file`. */
function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** Timeout of an upload whose progress cannot be observed, in milliseconds. */
const UPLOAD_TIMEOUT_WITHOUT_PROGRESS_MS = 300_000;

/**
 * Uploads a file and reports progress. The timeout restarts with each progress event, because 15 MB over a slow
 * connection takes minutes. Uses `fetch` if `XMLHttpRequest` is not available.
 */
export function upload(request: Call, onProgress?: (progress: UploadProgress) => void): Promise<Reply> {
  const call = request.body instanceof File ? { ...request, body: formOf(request.body) } : request;
  const xhr = createXhr();
  if (!xhr) return send({ ...call, timeoutMs: UPLOAD_TIMEOUT_WITHOUT_PROGRESS_MS });

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
