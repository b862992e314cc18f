import { ApiError, errorCodes, type Reply } from '../http/errors.ts';
import { type Call, cancelled, send } from '../http/transport.ts';

export interface UploadProgress {
  /** Bytes that have left this device, of `total`. */
  sent: number;
  total: number;
}

/** What is used of XMLHttpRequest, which alone tells how far an upload is: fetch does not. */
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

/** Is looked up late: this module is loaded on servers, too, and tests and mocks replace the global one. */
function makeXhr(): Xhr | undefined {
  const Constructor: unknown = Reflect.get(globalThis, 'XMLHttpRequest');
  // The platform's own, whose type this package does not know: it is built without the DOM.
  return typeof Constructor === 'function' ? (Reflect.construct(Constructor, []) as Xhr) : undefined;
}

const join = (baseUrl: string, path: string) => `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** The parsed JSON, the text when it is none, undefined when it is empty; as the other transport reads it. */
function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends a call whose body may be large, and tells how far it is. The time-out counts from the last sign of life, not
 * from the start: fifteen megabytes over a bad line take minutes. Without XMLHttpRequest it sends with fetch.
 */
export const uploadTransport =
  (onProgress: ((progress: UploadProgress) => void) | undefined) =>
  (call: Call): Promise<Reply> => {
    const xhr = makeXhr();
    if (!xhr) return send({ ...call, timeoutMs: UNWATCHED_MS });

    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const noResponse = () =>
        reject(new ApiError({ message: 'No response from server', code: errorCodes.noResponse }));
      const leave = () => {
        reject(cancelled(call.signal?.reason));
        xhr.abort();
      };
      const settle = () => {
        clearTimeout(timer);
        call.signal?.removeEventListener('abort', leave);
      };
      const isAlive = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          noResponse();
          xhr.abort();
        }, call.timeoutMs);
      };

      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        isAlive();
        if (lengthComputable) onProgress?.({ sent: loaded, total });
      };
      xhr.onload = () => {
        settle();
        resolve({
          status: xhr.status,
          body: parse(xhr.responseText),
          requestId: xhr.getResponseHeader('x-request-id'),
          retryAfter: xhr.getResponseHeader('retry-after'),
        });
      };
      xhr.onerror = () => {
        settle();
        noResponse();
      };
      xhr.onabort = settle;

      if (call.signal?.aborted) return leave();
      call.signal?.addEventListener('abort', leave, { once: true });
      try {
        xhr.open(call.method ?? 'POST', join(call.baseUrl, call.path));
        for (const [name, value] of Object.entries({ accept: 'application/json', ...call.headers })) {
          xhr.setRequestHeader(name, value);
        }
        isAlive();
        xhr.send(call.body);
      } catch (error) {
        settle();
        const message = error instanceof Error ? error.message : 'Request configuration error';
        reject(new ApiError({ message, code: errorCodes.requestFailed, cause: error }));
      }
    });
  };

/** Where progress cannot be seen, a whole upload gets so long. */
const UNWATCHED_MS = 300_000;
