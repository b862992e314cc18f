import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../../test/server.ts';
import { type RunningServer, startServer } from './server.ts';

const CONNECTIONS_PER_REQUEST = 500;

const requestTo = (line: string, length: number) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** Incomplete requests of clients that never finish them. */
const beginnings = {
  silent: '',
  'half a head': 'GET /healthz HTTP/1.1\r\nHost: local',
  'a slow body': `${requestTo('POST /api/v1/auth/login', 1000)}{"email":`,
  'a slow body that nobody reads': `${requestTo('POST /api/v1/ticket', 1000)}{"location":`,
};

let parts: TestServer;
let server: RunningServer;
beforeAll(async () => {
  parts = await startTestServer();
  const { fetch, health } = parts.app;
  const limits = { requestMs: 4000, pollEveryMs: 200 };
  server = await startServer({ fetch, health, host: '127.0.0.1', port: 0, limits });
});
afterAll(async () => {
  await server.close(0);
  await parts.close();
});

interface Client {
  socket: Socket;
  /** Resolves to the received text when the server has closed the connection. */
  closed: Promise<string>;
}

async function begin(beginning: string): Promise<Client> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // A reset connection counts as closed in this test.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  if (beginning !== '') socket.write(beginning);
  return { socket, closed };
}

const many = (beginning: string) =>
  Promise.all(Array.from({ length: CONNECTIONS_PER_REQUEST }, () => begin(beginning)));

it('the server keeps responding while 2,000 clients send incomplete requests, and closes their connections', async () => {
  const silent = await many(beginnings.silent);
  const halfHeads = await many(beginnings['half a head']);
  const slowBodies = await many(beginnings['a slow body']);
  const unread = await many(beginnings['a slow body that nobody reads']);

  // Sending a byte from time to time does not extend the time limit.
  const drip = setInterval(() => {
    for (const { socket } of [...halfHeads, ...slowBodies]) if (socket.writable) socket.write('x');
  }, 300);
  try {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const signIn = await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: parts.company.users.owner.email, password: PASSWORD }),
    });
    expect(signIn.status).toBe(200);

    const repliesTo = (clients: Client[]) => Promise.all(clients.map(({ closed }) => closed));
    await repliesTo(silent);
    for (const reply of await repliesTo(slowBodies)) expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    await repliesTo(halfHeads);
    for (const reply of await repliesTo(unread)) expect(reply).toMatch(/^HTTP\/1\.1 401 /);
  } finally {
    clearInterval(drip);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
