import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { type RunningServer, startServer } from './server.ts';

let parts: TestServer;
beforeAll(async () => {
  parts = await startTestServer();
});
afterAll(() => parts.close());

let server: RunningServer;
beforeEach(async () => {
  const { fetch, health } = parts.app;
  server = await startServer({ fetch, health, host: '127.0.0.1', port: 0 });
  return () => server.close(0);
});

/** Opens a connection and collects the received text. */
async function open(): Promise<{ socket: Socket; received: () => string; closed: Promise<string> }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // A reset connection counts as closed in this test.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { socket, received: () => received, closed };
}

const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const posting = (length: number) =>
  head('POST /api/v1/ticket HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${length}`);
const healthz = head('GET /healthz HTTP/1.1');

describe('a body rejected without reading', () => {
  it('is received, and the connection accepts the next request', async () => {
    const { socket, received } = await open();
    const length = 600 * 1024;
    socket.write(posting(length));
    socket.write('x'.repeat(length));
    await expect.poll(received, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 401 [\s\S]*"code":"UNAUTHORIZED"/);
    expect(received()).not.toMatch(/connection: close/i);
    socket.write(healthz);
    await expect.poll(received, { timeout: 20_000 }).toContain('{"status":"ok"}');
    socket.destroy();
  });

  it('closes the connection when the body does not arrive, and the reply has "Connection: close"', async () => {
    const { socket, closed } = await open();
    socket.write(posting(600 * 1024));
    socket.write('x'.repeat(1024));
    const reply = await closed;
    expect(reply).toMatch(/^HTTP\/1\.1 401 /);
    expect(reply).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('closes the connection when the body is far over the size limit', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(posting(1024 ** 3));
    const reply = await text(socket);
    socket.destroy();
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(reply).toMatch(/\r\nconnection: close\r\n/i);
  });
});

describe('the shutdown of a server', () => {
  // Longer than the time limit of a test.
  const forEver = 10 * 60_000;

  it('does not wait for silent or idle connections', async () => {
    const silent = await open();
    const idle = await open();
    idle.socket.write(healthz);
    await expect.poll(idle.received).toContain('{"status":"ok"}');
    expect(await server.close(forEver)).toBe(true);
    await Promise.all([silent.closed, idle.closed]);
  });

  it('closes connections with incomplete requests after the time limit and still reports a clean shutdown', async () => {
    const halfHead = await open();
    halfHead.socket.write('GET /healthz HTTP/1.1\r\nHost: local');
    const slowBody = await open();
    slowBody.socket.write(posting(1000));
    const upload = await open();
    upload.socket.write(
      head(
        'POST /api/v1/file HTTP/1.1',
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 99999',
      ),
    );
    upload.socket.write('--x\r\n');
    // When this request is answered, the server has also read the three earlier ones.
    const last = await open();
    last.socket.write(healthz);
    await expect.poll(last.received).toContain('{"status":"ok"}');
    expect(await server.close(100)).toBe(true);
    await Promise.all([halfHead.closed, slowBody.closed, upload.closed]);
  });

  it('is not clean when a complete request gets no response', async () => {
    const { health } = parts.app;
    let isAsked = false;
    const stuck = await startServer({
      fetch: () => {
        isAsked = true;
        return new Promise<never>(() => {});
      },
      health,
      host: '127.0.0.1',
      port: 0,
    });
    const socket = connect(Number(new URL(stuck.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(healthz);
    await expect.poll(() => isAsked).toBe(true);
    expect(await stuck.close(100)).toBe(false);
  });
});
