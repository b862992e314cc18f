/** Headers for browsers and caches, on every reply of every endpoint and on every failure. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@derrick/domain/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createRecords, unknownRecord } from '../../test/contract/records.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { createLogger } from '../platform/logging.ts';
import { startServer } from '../platform/server.ts';

let server: TestServer;
let records: ReturnType<typeof createRecords>;
let logged = '';
beforeAll(async () => {
  const log = createLogger('info', {
    write: (line) => {
      logged += line;
    },
  });
  server = await startTestServer({ log });
  records = createRecords(server);
});
afterAll(() => server.close());

const all = Object.entries(endpoints);

describe.each(all)('%s', (_name, endpoint) => {
  it('each reply sends headers that prevent caching, sniffing and cross-origin use, also on errors', async () => {
    const token = await server.tokenOf('owner');
    const isRead = endpoint.method === 'GET' && endpoint.resource;
    const record = isRead ? await records.make(isRead, server.company) : unknownRecord(endpoint);
    const body = endpoint.body && {};
    const replies = [
      await callEndpoint(server, endpoint, { token, record, body }),
      await callEndpoint(server, endpoint, { record, body }),
    ];
    for (const { headers, status } of replies) {
      const isOpen = endpoint.permission === 'anyone' && endpoint.method === 'GET' && status === 200;
      if (!isOpen) expect(headers.get('cache-control')).toMatch(/no-store/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(headers.get('content-type')).toMatch(
        /^(application\/(json|pdf|zip)\b|text\/[\w-]+; ?charset=utf-8)/i,
      );
      expect([...headers.keys()].filter((name) => /^(access-control-|location$)/.test(name))).toEqual([]);
    }
  });

  it('an endpoint changes no data when called with GET', () => {
    expect(endpoint.method === 'GET' && endpoint.changes).toBeFalsy();
  });
});

it('a CORS preflight from another origin is rejected without CORS headers', async () => {
  for (const path of ['/api/v1/ticket', '/api/v1/auth/login', '/healthz']) {
    const { status, headers } = await server.app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

it('TRACE is rejected without echoing the request', async () => {
  const { fetch, health } = server.app;
  const running = await startServer({ fetch, health, host: '127.0.0.1', port: 0 });
  try {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end('TRACE /healthz HTTP/1.1\r\nHost: x\r\nCookie: a=secret\r\nConnection: close\r\n\r\n');
    const reply = await text(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(reply).not.toContain('secret');
  } finally {
    await running.close(1000);
  }
});

it('rejected requests are logged with time, user, company, method and status', async () => {
  const ask = async (path: string, options: object = {}) => {
    const { headers } = await server.call(path, options);
    const id = headers.get('x-request-id') ?? 'no id';
    const line = logged
      .split('\n')
      .find((candidate) => candidate.includes(id) && candidate.includes('"status"'));
    return JSON.parse(line ?? '{}');
  };
  const token = await server.tokenOf('tech');
  const post = { method: 'POST', token } as const;
  expect(await ask('/api/v1/ticket')).toMatchObject({ path: '/api/v1/ticket', status: 401 });
  const refused = [
    [403, await ask('/api/v1/users/manager', { ...post, body: {} })],
    [400, await ask('/api/v1/ticket', { ...post, body: { ...ticketInput, location: 5 } })],
  ] as const;
  for (const [status, line] of refused) {
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      userId: server.company.users.tech.id,
      companyId: server.company.id,
      method: 'POST',
      status,
    });
  }
});
