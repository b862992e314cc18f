import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../http/client.ts';
import { dispositionName } from '../http/dispositionName.ts';
import { ApiError, isCancelled } from '../http/errors.ts';
import { memoryTokenStore } from '../http/tokens.ts';
import { exportTickets } from '../tickets/exportContract.ts';
import { ticketExportStruct } from '../tickets/exportQuery.ts';
import { createTicket, updateTicket } from '../tickets/recordContract.ts';
import { downloadFile, getFileLimits, uploadFile } from './contract.ts';
import { fileNameOf } from './fileName.ts';

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let baseUrl = '';
let seenRequests: Seen[];
let answer: (request: Seen, response: ServerResponse) => void;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const received = { url: `${request.method} ${request.url}`, headers: request.headers, body };
  seenRequests.push(received);
  answer(received, response);
});

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeEach(async () => {
  seenRequests = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port, so the cast is safe.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const http = (timeoutMs = 1000) =>
  createApi({
    baseUrl,
    timeoutMs,
    timeZone: 'UTC',
    tokens: memoryTokenStore({ accessToken: 'old', refreshToken: 'r' }),
  });
const read = async (fileUrl: string) => http().call(downloadFile, { params: { name: fileNameOf(fileUrl) } });
const pdf = () => new File(['%PDF-1.7'], 'Prüfung.pdf', { type: 'application/pdf' });
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected');
  return error;
};

/** Replaces the browser's `XMLHttpRequest`: sends with `fetch` and reports progress like a browser. */
class FakeXhr {
  static made: FakeXhr[] = [];
  status = 0;
  responseText = '';
  upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  #call = { method: '', url: '', headers: new Headers() };
  #reply: Response | undefined;
  #controller = new AbortController();
  constructor() {
    FakeXhr.made.push(this);
  }
  open(method: string, url: string) {
    this.#call = { ...this.#call, method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.#call.headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.#reply?.headers.get(name) ?? null;
  }
  abort() {
    this.#controller.abort();
    this.onabort?.();
  }
  async send(body: FormData) {
    const { url, method, headers } = this.#call;
    this.upload.onprogress?.({ loaded: 50, total: 100, lengthComputable: true });
    try {
      this.#reply = await fetch(url, { method, headers, body, signal: this.#controller.signal });
      this.status = this.#reply.status;
      this.responseText = await this.#reply.text();
      this.upload.onprogress?.({ loaded: 100, total: 100, lengthComputable: true });
      this.onload?.();
    } catch {
      if (!this.#controller.signal.aborted) this.onerror?.();
    }
  }
}

/** An `XMLHttpRequest` whose request never gets a reply. */
class SilentXhr extends FakeXhr {
  override async send() {}
}

describe.each(['fetch', 'XMLHttpRequest'])('uploadFile with %s', (transport) => {
  beforeEach(() => {
    if (transport === 'XMLHttpRequest') vi.stubGlobal('XMLHttpRequest', FakeXhr);
  });

  it('uploadFile sends the file as a multipart form and returns its URL', async () => {
    answer = (_, response) => json(response, 201, { success: true, data: '/api/v1/file/abc.pdf' });
    expect(await http().call(uploadFile, { body: pdf() })).toBe('/api/v1/file/abc.pdf');
    expect(seenRequests[0]?.url).toBe('POST /api/v1/file');
    expect(seenRequests[0]?.headers['authorization']).toBe('Bearer old');
    expect(seenRequests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seenRequests[0]?.body).toContain('name="file"; filename="Prüfung.pdf"');
    expect(seenRequests[0]?.body).toContain('%PDF-1.7');
  });

  it('uploadFile accepts a reply that contains only the file name', async () => {
    answer = (_, response) => json(response, 201, { success: true, data: 'abc.pdf' });
    expect(await http().call(uploadFile, { body: pdf() })).toBe('/api/v1/file/abc.pdf');
  });

  it('uploadFile refreshes the tokens after a 401 and repeats the upload', async () => {
    answer = ({ url, headers }, response) => {
      if (url === 'POST /api/v1/auth/refresh') {
        return json(response, 200, { success: true, data: { accessToken: 'new', refreshToken: 'r2' } });
      }
      if (headers['authorization'] === 'Bearer old') return json(response, 401, {});
      return json(response, 201, { success: true, data: '/api/v1/file/x.pdf' });
    };
    expect(await http().call(uploadFile, { body: pdf() })).toBe('/api/v1/file/x.pdf');
    expect(seenRequests.map(({ url }) => url)).toEqual([
      'POST /api/v1/file',
      'POST /api/v1/auth/refresh',
      'POST /api/v1/file',
    ]);
  });

  it('uploadFile reports error replies and lost connections as an ApiError', async () => {
    answer = (_, response) =>
      json(response, 415, {
        success: false,
        message: 'This type of file is not taken',
        code: 'UNSUPPORTED_FILE_TYPE',
        errors: { file: 'fileTypeUnsupported' },
      });
    const error = await failure(http().call(uploadFile, { body: pdf() }));
    expect(error).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_FILE_TYPE',
      errors: { file: 'fileTypeUnsupported' },
    });
    answer = (_, response) => response.destroy();
    expect(await failure(http().call(uploadFile, { body: pdf() }))).toMatchObject({ code: 'NO_RESPONSE' });
    answer = (_, response) => response.writeHead(502).end('<html>');
    expect(await failure(http().call(uploadFile, { body: pdf() }))).toMatchObject({ code: 'HTTP_502' });
  });

  it('uploadFile rejects with a cancellation when the caller aborts', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    expect(
      isCancelled(await failure(http().call(uploadFile, { body: pdf(), signal: controller.signal }))),
    ).toBe(true);
    expect(
      isCancelled(await failure(http().call(uploadFile, { body: pdf(), signal: controller.signal }))),
    ).toBe(true);
  });
});

describe('uploadFile through XMLHttpRequest', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));

  it('reports the sent and total bytes', async () => {
    const progress: object[] = [];
    answer = (_, response) => json(response, 201, { success: true, data: 'a.pdf' });
    await http().call(uploadFile, { body: pdf(), onProgress: (step) => progress.push(step) });
    expect(progress).toEqual([
      { sent: 50, total: 100 },
      { sent: 100, total: 100 },
    ]);
  });

  it('times out only when no bytes have moved for the time-out period', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', SilentXhr);
    const upload = failure(http(1000).call(uploadFile, { body: pdf() }));
    let isOver = false;
    void upload.then(() => {
      isOver = true;
    });
    for (let sign = 0; sign < 5; sign += 1) {
      await vi.advanceTimersByTimeAsync(999);
      expect(isOver).toBe(false);
      FakeXhr.made.at(-1)?.upload.onprogress?.({ loaded: 60, total: 100, lengthComputable: true });
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOver).toBe(true);
    expect(await upload).toMatchObject({ code: 'NO_RESPONSE' });
  });
});

describe('file and export calls', () => {
  it('downloadFile returns the content and the file name, and rejects with the code of a JSON error reply', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-disposition': 'inline; filename="a.png"; filename*=UTF-8\'\'%C3%A1.png',
        })
        .end('bytes');
    const { blob, name } = await read('/api/v1/file/abc.png');
    expect([await blob.text(), blob.type, name]).toEqual(['bytes', 'image/png', 'á.png']);
    expect(seenRequests[0]?.url).toBe('GET /api/v1/file/abc.png');

    answer = (_, response) =>
      json(response, 404, { success: false, message: 'Not found', code: 'NOT_FOUND' });
    expect(await failure(read('abc.png'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('downloadFile requests only the configured server, even if the URL contains another host', async () => {
    answer = (_, response) => response.writeHead(200).end('x');
    await read('https://evil.example/steal.png');
    expect(seenRequests[0]?.url).toBe('GET /api/v1/file/steal.png');
    for (const wrong of ['/api/v1/file/..', 'https://evil.example/?a=b', 'a.png#x', '']) {
      expect(await failure(read(wrong))).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(seenRequests).toHaveLength(1);
  });

  it('downloadFile rejects with NO_RESPONSE when the connection breaks within the body', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    };
    expect(await failure(read('a.png'))).toMatchObject({ code: 'NO_RESPONSE' });
  });

  it('exportTickets sends the filters in the request body', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="t.csv"' })
        .end('\uFEFFa');
    const { name, blob } = await http().call(exportTickets, {
      body: ticketExportStruct.create({ search: 'pump', ids: [id], timeZone: 'UTC' }),
    });
    expect([name, blob.size]).toEqual(['t.csv', 4]);
    expect(seenRequests[0]?.url).toBe('POST /api/v1/ticket/export.csv');
    expect(JSON.parse(seenRequests[0]?.body ?? '')).toEqual({
      search: 'pump',
      ids: [id],
      customerIds: [],
      jobTypeIds: [],
      technicianIds: [],
      invoiceStatuses: [],
      statuses: [],
      signatureStates: [],
      timeZone: 'UTC',
    });
  });

  it('getFileLimits returns the default file types when the server returns none', async () => {
    answer = (_, response) => json(response, 200, { success: true, data: { maxBytes: 5 } });
    const limits = await http().call(getFileLimits);
    expect(limits.maxBytes).toBe(5);
    expect(limits.extensions).toContain('docx');
  });
});

describe('ticket calls', () => {
  it('send the idempotency key when creating and the version when updating', async () => {
    const ticket = { id: '1', jobcode: 'TK-1', createdAt: '2026-11-20T10:00:00Z' };
    answer = (_, response) => json(response, 201, { success: true, data: ticket });
    const input = { location: 'a', wellName: 'b', description: 'c' };
    // The cast is safe: this test does not depend on the defaults of the schema.
    await http().call(createTicket, { body: input as never, idempotencyKey: 'once' });
    expect(seenRequests[0]?.headers['idempotency-key']).toBe('once');
    await http().call(updateTicket, { params: { id: '1' }, body: input as never, version: 4 });
    expect(JSON.parse(seenRequests[1]?.body ?? '')).toEqual({ ...input, version: 4 });
  });
});

describe('dispositionName', () => {
  it.each([
    ['attachment; filename="a b.txt"', 'a b.txt'],
    ['attachment; filename="a\\"b.txt"', 'a"b.txt'],
    ['attachment; filename=a.txt', 'a.txt'],
    ["attachment; filename*=UTF-8''%E2%82%AC.txt; filename=x", '€.txt'],
    ["attachment; filename*=UTF-8''%E2%82; filename=x", 'x'],
    ['inline', undefined],
    [null, undefined],
  ])('reads the file name from the header %s', (header, name) => expect(dispositionName(header)).toBe(name));
});
