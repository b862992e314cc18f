import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { any, array, number, object, optional, type } from 'superstruct';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '../auth/signInContract.ts';
import { type Endpoint, endpoint } from '../contract/endpoint.ts';
import { streamContentStruct } from '../contract/streamContent.ts';
import { type ApiOptions, createApi } from './client.ts';
import { ApiError, isCancelled, readRetryAfter } from './errors.ts';
import { memoryTokenStore, type TokenStore } from './tokens.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (request: Seen, response: ServerResponse) => void;

let baseUrl = '';
let answer: Answer;
let seenRequests: Seen[];

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const received = { method: request.method, url: request.url, headers: request.headers, body };
  seenRequests.push(received);
  answer(received, response);
});

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const paths = () => seenRequests.map(({ method, url }) => `${method} ${url}`);

const value = type({ value: number() });

const valueAt = (path: string) =>
  endpoint({ method: 'GET', path, summary: 'A value.', permission: 'signedIn', reply: value });
/** An endpoint that declares no reply. */
const at = (path: string): Endpoint<string, undefined, undefined, undefined> =>
  endpoint({ method: 'GET', path, summary: 'Nothing.', permission: 'signedIn' });
const post = (path: string) =>
  endpoint({ method: 'POST', path, summary: 'Anything.', permission: 'signedIn', body: any() });
const ok = { success: true, data: { value: 7 } };

beforeEach(async () => {
  seenRequests = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port, so the cast is safe.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const client = (options: Partial<ApiOptions> = {}) =>
  createApi({ baseUrl, tokens: memoryTokenStore(), ...options });

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
};

describe('a call', () => {
  it('sends the base path, query, JSON body, bearer token and language', async () => {
    answer = (_, response) => json(response, 200, ok);
    const http = client({
      tokens: memoryTokenStore({ accessToken: 'a1', refreshToken: 'r1' }),
      language: () => 'es',
    });
    const things = endpoint({
      method: 'POST',
      path: '/things',
      summary: 'Things.',
      permission: 'signedIn',
      query: object({ page: number(), tag: array(any()), none: optional(any()) }),
      body: any(),
      reply: value,
    });
    const query = { page: 2, tag: ['x', 'y'], none: undefined };
    expect((await http.call(things, { query, body: { a: 1 } })).value).toBe(7);
    expect(paths()).toEqual(['POST /api/v1/things?page=2&tag=x%2Cy']);
    expect(seenRequests[0]?.body).toBe('{"a":1}');
    expect(seenRequests[0]?.headers).toMatchObject({
      authorization: 'Bearer a1',
      'accept-language': 'es',
      'content-type': 'application/json',
    });
  });

  it('sends no bearer token when signed out', async () => {
    answer = (_, response) => json(response, 200, ok);
    await client().call(valueAt('/things'));
    expect(paths()).toEqual(['GET /api/v1/things']);
    expect(seenRequests[0]?.headers.authorization).toBeUndefined();
  });

  it('ignores unknown fields of a reply', async () => {
    answer = (_, response) => json(response, 200, { ...ok, extra: 1, data: { value: 1, more: true } });
    await expect(client().call(valueAt('/x'))).resolves.toMatchObject({ value: 1 });
  });

  it('reports the number of calls in flight, including calls that fail', async () => {
    answer = ({ url }, response) => json(response, url?.endsWith('bad') ? 500 : 200, ok);
    const counts: number[] = [];
    const http = client({ onPending: (count) => counts.push(count) });
    await Promise.allSettled([http.call(at('/a')), http.call(at('/bad')), http.call(at('/c'))]);
    expect(counts).toEqual([1, 2, 3, 2, 1, 0]);
  });

  it('is not retried after a 503 or a broken connection', async () => {
    answer = (_, response) => json(response, 503, {});
    await failure(client().call(at('/x')));
    expect(seenRequests).toHaveLength(1);
    answer = (_, response) => response.socket?.destroy();
    await failure(client().call(at('/x')));
    expect(seenRequests).toHaveLength(2);
  });
});

it('ApiError serializes to JSON with its message and without the data of the reply', () => {
  const error = new ApiError({
    message: 'Not found',
    code: 'NOT_FOUND',
    status: 404,
    requestId: 'r1',
    data: { id: 1 },
  });
  expect(JSON.parse(JSON.stringify({ error }))).toEqual({
    error: { name: 'ApiError', message: 'Not found', code: 'NOT_FOUND', status: 404, requestId: 'r1' },
  });
});

describe('the error of a call', () => {
  const cases: [string, number, string, Record<string, unknown>][] = [
    [
      'the whole envelope',
      400,
      JSON.stringify({
        success: false,
        message: 'Check the form',
        code: 'VALIDATION_FAILED',
        errors: { email: 'emailInvalid', odd: 5 },
        requestId: 'q1',
      }),
      {
        message: 'Check the form',
        code: 'VALIDATION_FAILED',
        status: 400,
        errors: { email: 'emailInvalid' },
        requestId: 'q1',
      },
    ],
    ['only a message', 404, '{"message":"Gone"}', { message: 'Gone', code: 'HTTP_404', status: 404 }],
    ['only an error', 418, '{"error":"Teapot"}', { message: 'Teapot' }],
    ['a message and an error', 400, '{"message":"M","error":"E"}', { message: 'M' }],
    ['a blank message and an error', 400, '{"message":" ","error":"E"}', { message: 'E' }],
    ['a message that is an array', 400, '{"message":["a"]}', { message: 'HTTP 400 error' }],
    ['HTML', 502, '<html><h1>Bad gateway</h1></html>', { message: 'HTTP 502 error', code: 'HTTP_502' }],
    ['an empty body', 500, '', { message: 'HTTP 500 error', errors: undefined, requestId: 'h1' }],
    ['broken JSON', 500, '{"message":', { message: 'HTTP 500 error' }],
    ['null', 500, 'null', { message: 'HTTP 500 error' }],
    ['an array', 500, '[1]', { message: 'HTTP 500 error' }],
    [
      'status 200 and success: false',
      200,
      '{"success":false,"message":"No"}',
      { message: 'No', status: 200 },
    ],
  ];
  it.each(cases)('is built from a reply with %s', async (_name, status, body, expected) => {
    for (const contentType of ['application/json', 'text/html', 'application/octet-stream']) {
      answer = (_, response) =>
        response.writeHead(status, { 'content-type': contentType, 'x-request-id': 'h1' }).end(body);
      expect(await failure(client().call(valueAt('/x')))).toMatchObject(expected);
    }
  });

  it.each([
    ['HTML', '<html></html>'],
    ['an empty body', ''],
    ['data of another type', '{"success":true,"data":{"value":"7"}}'],
    ['no envelope', '{"value":7}'],
    ['a number', '7'],
  ])('is INVALID_RESPONSE for status 200 with %s', async (_name, body) => {
    answer = (_, response) => response.writeHead(200, { 'x-request-id': 'h1' }).end(body);
    expect(await failure(client().call(valueAt('/x')))).toMatchObject({
      code: 'INVALID_RESPONSE',
      status: 200,
      requestId: 'h1',
    });
  });

  it('does not occur for a 204 reply if the endpoint declares no reply', async () => {
    answer = (_, response) => response.writeHead(204).end();
    await expect(client().call(at('/x'))).resolves.toBeUndefined();
  });

  const noReply = { message: 'No response from server', code: 'NO_RESPONSE', status: undefined };

  it('is NO_RESPONSE when the server cannot be reached', async () => {
    expect(await failure(client({ baseUrl: 'http://127.0.0.1:1/api' }).call(at('/x')))).toMatchObject(
      noReply,
    );
  });

  it('is NO_RESPONSE when the connection breaks before the headers or within the body', async () => {
    answer = (_, response) => response.socket?.destroy();
    expect(await failure(client().call(at('/x')))).toMatchObject(noReply);
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"succ', () => response.socket?.destroy());
    };
    expect(await failure(client().call(valueAt('/x')))).toMatchObject(noReply);
  });

  it('is NO_RESPONSE after a time-out before the headers or within the body', async () => {
    answer = () => {};
    expect(await failure(client({ timeoutMs: 50 }).call(at('/x')))).toMatchObject(noReply);
    answer = (_, response) => response.writeHead(200).write('{');
    expect(await failure(client({ timeoutMs: 50 }).call(at('/x')))).toMatchObject(noReply);
  });

  it('does not occur when the endpoint has a longer time-out than the client', async () => {
    answer = (_, response) => setTimeout(() => response.end(JSON.stringify(ok)), 100);
    const slow = { ...at('/x'), timeoutMs: 60_000 };
    await expect(client({ timeoutMs: 50 }).call(slow)).resolves.toBeUndefined();
  });

  it('contains the original message when the request cannot be built', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const error = await failure(client().call(post('/x'), { body: circular }));
    expect(error).toMatchObject({ code: 'REQUEST_FAILED', status: undefined });
    expect(error.message).toMatch(/circular/i);
    expect(await failure(client({ language: () => 'e\ns' }).call(at('/x')))).toMatchObject({
      code: 'REQUEST_FAILED',
    });
    expect(seenRequests).toHaveLength(0);
  });

  it('is UNEXPECTED with a default message when reading the token store throws', async () => {
    const tokens: TokenStore = {
      ...memoryTokenStore(),
      read: () => {
        throw new Error('storage is blocked');
      },
    };
    expect(await failure(client({ tokens }).call(at('/x')))).toMatchObject({
      code: 'UNEXPECTED',
      message: 'An unexpected error occurred',
    });
  });
});

describe('aborting a call', () => {
  it('rejects with CANCELLED before the request, before the headers and within the body', async () => {
    answer = () => {};
    expect(isCancelled(await failure(client().call(at('/x'), { signal: AbortSignal.abort() })))).toBe(true);

    const during = new AbortController();
    answer = () => during.abort();
    expect(await failure(client().call(at('/x'), { signal: during.signal }))).toMatchObject({
      code: 'CANCELLED',
      status: undefined,
    });

    const within = new AbortController();
    answer = (_, response) => response.writeHead(200).write('{');
    /** Aborts as soon as the headers of the reply arrive. */
    const givingUp: typeof fetch = async (...call) => {
      const reply = await fetch(...call);
      setImmediate(() => within.abort());
      return reply;
    };
    expect(
      await failure(client({ fetch: givingUp }).call(at('/x'), { signal: within.signal })),
    ).toMatchObject({
      code: 'CANCELLED',
      status: undefined,
    });
  });

  it('does not abort the token refresh that other calls wait for', async () => {
    let renew = () => {};
    answer = ({ url, headers }, response) => {
      if (url?.endsWith('/auth/refresh')) {
        renew = () => json(response, 200, { success: true, data: { accessToken: 'a2', refreshToken: 'r2' } });
      } else if (headers.authorization === 'Bearer a2') json(response, 200, ok);
      else json(response, 401, {});
    };
    const http = client({ tokens: memoryTokenStore({ accessToken: 'a1', refreshToken: 'r1' }) });
    const controller = new AbortController();
    const left = failure(http.call(at('/x'), { signal: controller.signal }));
    const stayed = http.call(valueAt('/y'));
    await vi.waitFor(() => expect(paths()).toContain('POST /api/v1/auth/refresh'));
    await vi.waitFor(() => expect(seenRequests).toHaveLength(3));
    controller.abort();
    expect(isCancelled(await left)).toBe(true);
    renew();
    await expect(stayed).resolves.toMatchObject(ok.data);
    expect(paths()).toEqual(expect.arrayContaining(['GET /api/v1/y', 'GET /api/v1/y']));
  });
});

describe('a 401 reply', () => {
  /** A server that accepts one access token, and one refresh token that renews the pair. */
  const contract = (state: { access: string; refresh: string; generation?: number }): Answer => {
    let generation = state.generation ?? 1;
    return ({ url, headers, body }, response) => {
      if (!url?.endsWith('/auth/refresh')) {
        return headers.authorization === `Bearer ${state.access}`
          ? json(response, 200, ok)
          : json(response, 401, { message: 'Sign in first' });
      }
      if (JSON.parse(body).refreshToken !== state.refresh) return json(response, 401, { message: 'Spent' });
      generation += 1;
      state.access = `a${generation}`;
      state.refresh = `r${generation}`;
      // Slow enough for concurrent calls to overlap with it.
      return setTimeout(
        () =>
          json(response, 200, {
            success: true,
            data: { accessToken: state.access, refreshToken: state.refresh },
          }),
        30,
      );
    };
  };

  it('triggers one token refresh for overlapping calls, then one retry of each call', async () => {
    answer = contract({ access: 'fresh', refresh: 'r1' });
    const tokens = memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' });
    const onSignedOut = vi.fn();
    const http = client({ tokens, onSignedOut });
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((path) => http.call(valueAt(`/${path}`))));
    expect(replies).toHaveLength(4);
    expect(paths().filter((path) => path.includes('refresh'))).toHaveLength(1);
    expect(seenRequests).toHaveLength(9);
    expect(tokens.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('triggers a token refresh without a bearer token', async () => {
    answer = contract({ access: 'fresh', refresh: 'r1' });
    await client({ tokens: memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' }) }).call(at('/x'));
    const renewal = seenRequests.find(({ url }) => url?.endsWith('refresh'));
    expect(renewal?.headers.authorization).toBeUndefined();
  });

  it('triggers an immediate retry when another tab has stored newer tokens', async () => {
    const tokens = memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' });
    const good = contract({ access: 'a2', refresh: 'r2' });
    answer = (request, response) => {
      if (request.headers.authorization === 'Bearer old')
        tokens.write({ accessToken: 'a2', refreshToken: 'r2' });
      good(request, response);
    };
    await client({ tokens }).call(valueAt('/x'));
    expect(paths()).toEqual(['GET /api/v1/x', 'GET /api/v1/x']);
    expect(tokens.read().accessToken).toBe('a2');
  });

  it.each([200, 401])(
    'triggers a retry with the tokens that another tab stored during the refresh (reply %i)',
    async (status) => {
      const tokens = memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' });
      const onSignedOut = vi.fn();
      answer = ({ url, headers }, response) => {
        if (url?.endsWith('/auth/refresh')) {
          tokens.write({ accessToken: 'theirs', refreshToken: 'r9' });
          json(response, status, { success: true, data: { accessToken: 'ours', refreshToken: 'r8' } });
        } else json(response, headers.authorization === 'Bearer theirs' ? 200 : 401, ok);
      };
      await client({ tokens, onSignedOut }).call(valueAt('/x'));
      expect(tokens.read()).toEqual({ accessToken: 'theirs', refreshToken: 'r9' });
      expect(onSignedOut).not.toHaveBeenCalled();
    },
  );

  it('does not restore the session when the user signed out during the refresh', async () => {
    const tokens = memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' });
    const good = contract({ access: 'fresh', refresh: 'r1' });
    answer = (request, response) => {
      if (request.url?.endsWith('/auth/refresh')) tokens.clear();
      good(request, response);
    };
    expect(await failure(client({ tokens }).call(at('/x')))).toMatchObject({ status: 401 });
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null });
  });

  it.each([400, 401, 403, 404])(
    'signs the user out once when the refresh is rejected with %i',
    async (status) => {
      answer = ({ url }, response) =>
        url?.endsWith('refresh') ? json(response, status, {}) : json(response, 401, { message: 'Expired' });
      const tokens = memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' });
      const onSignedOut = vi.fn();
      const http = client({ tokens, onSignedOut });
      const errors = await Promise.all([failure(http.call(at('/a'))), failure(http.call(at('/b')))]);
      expect(errors.map(({ message, status }) => [message, status])).toEqual([
        ['Expired', 401],
        ['Expired', 401],
      ]);
      expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null });
      expect(onSignedOut).toHaveBeenCalledTimes(1);
      tokens.write({ accessToken: 'again', refreshToken: 'r2' });
      await failure(http.call(at('/c')));
      expect(onSignedOut).toHaveBeenCalledTimes(2);
    },
  );

  it('calls onSignedOut once, also when a slower call receives a 401 later', async () => {
    let late = () => {};
    answer = ({ url }, response) => {
      if (url?.endsWith('slow')) late = () => json(response, 401, {});
      else json(response, 401, {});
    };
    const onSignedOut = vi.fn();
    const http = client({
      tokens: memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' }),
      onSignedOut,
    });
    const slow = failure(http.call(at('/slow')));
    await vi.waitFor(() => expect(seenRequests).toHaveLength(1));
    await failure(http.call(at('/quick')));
    late();
    await slow;
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('signs the user out without a refresh request if there is no refresh token', async () => {
    answer = (_, response) => json(response, 401, {});
    const onSignedOut = vi.fn();
    await failure(client({ tokens: memoryTokenStore({ accessToken: 'old' }), onSignedOut }).call(at('/a')));
    expect(paths()).toEqual(['GET /api/v1/a']);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no reply', (response: ServerResponse) => response.socket?.destroy(), 'NO_RESPONSE'],
    ['503', (response: ServerResponse) => json(response, 503, {}), 'HTTP_503'],
    ['429', (response: ServerResponse) => json(response, 429, {}), 'HTTP_429'],
    [
      'the HTML page of a Wi-Fi portal',
      (response: ServerResponse) => response.end('<html>'),
      'INVALID_RESPONSE',
    ],
  ])(
    'does not sign the user out when the refresh meets %s, and a later call refreshes again',
    async (_name, meet, code) => {
      const good = contract({ access: 'fresh', refresh: 'r1' });
      answer = (request, response) =>
        request.url?.endsWith('refresh') ? meet(response) : good(request, response);
      const tokens = memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' });
      const onSignedOut = vi.fn();
      const http = client({ tokens, onSignedOut });
      expect(await failure(http.call(at('/x')))).toMatchObject({ code });
      // A 401 removes the access token. The refresh token can still renew it.
      expect(tokens.read()).toEqual({ accessToken: null, refreshToken: 'r1' });
      expect(onSignedOut).not.toHaveBeenCalled();
      answer = good;
      await http.call(valueAt('/x'));
      expect(tokens.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
    },
  );

  it('triggers only one retry, then signs the user out', async () => {
    answer = ({ url }, response) =>
      url?.endsWith('refresh')
        ? json(response, 200, { success: true, data: { accessToken: 'a2', refreshToken: 'r2' } })
        : json(response, 401, {});
    const tokens = memoryTokenStore({ accessToken: 'old', refreshToken: 'r1' });
    const onSignedOut = vi.fn();
    await failure(client({ tokens, onSignedOut }).call(at('/x')));
    expect(paths()).toEqual(['GET /api/v1/x', 'POST /api/v1/auth/refresh', 'GET /api/v1/x']);
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('of the login call triggers neither a token refresh nor a sign-out', async () => {
    answer = (_, response) =>
      json(response, 401, { message: 'Wrong email or password', code: 'INVALID_CREDENTIALS' });
    const onSignedOut = vi.fn();
    const api = client({ tokens: memoryTokenStore({ refreshToken: 'r1' }), onSignedOut });
    expect(
      await failure(api.call(login, { body: { email: 'a@b.test', password: 'secret!' } })),
    ).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      status: 401,
    });
    expect(paths()).toEqual(['POST /api/v1/auth/login']);
    expect(seenRequests[0]?.body).toBe('{"email":"a@b.test","password":"secret!"}');
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('a reply with Retry-After', () => {
  it('sets retryAfter on the error', async () => {
    answer = (_, response) =>
      json(
        response,
        429,
        { success: false, message: 'Later', code: 'RATE_LIMITED' },
        { 'retry-after': '42' },
      );
    expect(await failure(client().call(at('/x')))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42 });
  });

  it('calls onMaintenance for the code MAINTENANCE and onAvailable for all other replies', async () => {
    const onMaintenance = vi.fn();
    const onAvailable = vi.fn();
    const http = client({ onMaintenance, onAvailable });
    answer = (_, response) =>
      json(response, 503, { success: false, message: 'Later', code: 'MAINTENANCE' }, { 'retry-after': '30' });
    await failure(http.call(at('/x')));
    expect(onMaintenance).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ retryAfter: 30 }));
    expect(onAvailable).not.toHaveBeenCalled();

    answer = (_, response) => json(response, 503, { message: 'overloaded' });
    await failure(http.call(at('/x')));
    answer = (_, response) => json(response, 200, ok);
    await http.call(at('/x'));
    expect(onMaintenance).toHaveBeenCalledOnce();
    expect(onAvailable).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['0', 0],
    [' 120 ', 120],
    ['Sat, 21 Nov 2026 07:00:10 GMT', 10],
    ['Sat, 21 Nov 2026 06:00:00 GMT', 0],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('with the header %j means a delay of %j seconds', (header, seconds) => {
    expect(readRetryAfter(header, Date.parse('2026-11-21T07:00:00Z'))).toBe(seconds);
  });
});

describe("the browser's fetch function", () => {
  it('is called as a plain function, because browsers reject a method call', async () => {
    const original = globalThis.fetch;
    const calledOn = vi.fn();
    vi.stubGlobal('fetch', function (this: unknown, ...args: Parameters<typeof fetch>) {
      calledOn(this === undefined || this === globalThis);
      return original(...args);
    });
    answer = (_, response) => json(response, 200, ok);
    try {
      await client().call(at('/x'));
      expect(calledOn).toHaveBeenCalledExactlyOnceWith(true);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a stream call', () => {
  const stream = endpoint({
    method: 'GET',
    path: '/stream',
    summary: 'Counts.',
    permission: 'signedIn',
    kind: 'stream',
    reply: streamContentStruct,
  });

  it('returns the bytes as they arrive and closes the connection when the caller aborts', async () => {
    let left = () => {};
    const isLeft = new Promise<void>((resolve) => {
      left = resolve;
    });
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('first');
      response.once('close', left);
    };
    const leaving = new AbortController();
    const bytes = await client().call(stream, { signal: leaving.signal });
    const reader = bytes.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    leaving.abort();
    await expect(reader.read()).rejects.toThrow();
    await isLeft;
  });

  it('rejects with the error of the reply when the server rejects the call', async () => {
    answer = (_, response) => json(response, 403, { success: false, code: 'FORBIDDEN', message: 'No' });
    expect(await failure(client().call(stream))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});
