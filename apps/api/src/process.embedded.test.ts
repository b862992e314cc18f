import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DEMO_PASSWORD } from '@derrick/domain/setup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate, quietLog } from '../test/database.ts';
import { type BuiltServer, buildServer, type TestProcess } from '../test/process.ts';
import { openEmbedded } from './db/embedded/index.ts';

/** Mounting a small disk requires root and the permission to mount. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'derrick-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
})();

const folders: string[] = [];

let server: BuiltServer;
beforeAll(async () => {
  server = await buildServer();
});

/** Requests over a new connection. */
const isAnswering = async (process: TestProcess) =>
  fetch(`${await process.url}/healthz`).then(
    () => true,
    () => false,
  );

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-process-'));
  folders.push(folder);
  await copyTemplate(folder);
  return folder;
}

const signIn = (origin: string) =>
  fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.derrick.test', password: DEMO_PASSWORD }),
  });

/**
 * Starts a sign-in and stops in the middle of the body after the server has begun to read it; `finish` sends the rest.
 */
async function beginSignIn(url: string, agent: Agent) {
  const body = JSON.stringify({ email: 'owner@demo.derrick.test', password: DEMO_PASSWORD });
  const outgoing = request(`${url}/api/v1/auth/login`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const reply = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  reply.catch(() => undefined);
  // The server sends "100 Continue" when it starts to handle the request.
  await once(outgoing, 'continue');
  outgoing.write(body.slice(0, 20));
  return { reply, finish: () => outgoing.end(body.slice(20)) };
}

afterAll(async () => {
  await server.remove();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('the process', () => {
  let folder: string;
  let first: TestProcess;
  let url: string;
  beforeAll(async () => {
    folder = await newFolder();
    first = server.start({ DATA_DIR: folder });
    url = await first.url;
  });

  it('prints its address and the demo accounts', async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect.poll(first.output).toMatch(/owner@demo\.derrick\.test +super admin/);
    expect(first.output()).toContain(`the password ${DEMO_PASSWORD}`);
    const outbox = /http:\S+\/dev\/outbox\?key=\S+/.exec(first.output())?.[0] ?? '';
    expect((await fetch(outbox)).status).toBe(200);
    expect((await fetch(`${url}/dev/outbox`)).status).toBe(403);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('returns 400 with a failure response for a malformed request', async () => {
    for (const head of [
      'GET /healthz HTTP/1.1\r\nHost: two words',
      'GET /a\\b HTTP/1.1\r\nHost: localhost',
    ]) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.end(`${head}\r\n\r\n`);
      const reply = await text(socket);
      expect(reply).toMatch(/^HTTP\/1\.1 400 /);
      expect(reply).toContain('"success":false');
    }
  });

  it.each([
    [
      'an address that has no end',
      `GET /api/v1/ticket?search=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x`,
      431,
    ],
    ['bytes that are no request', '\u0000\u0001', 400],
    ['a request for nobody', 'GET /healthz HTTP/1.1', 400],
    ['two lengths', 'POST /api/v1/ticket HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2', 400],
  ])('returns a failure response for %s', async (_, head, status) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end(`${head}\r\n\r\n`);
    const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      message: expect.any(String),
      code: expect.any(String),
    });
  });

  it('logs no error when a client disconnects in the middle of a body', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head =
      'POST /api/v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\nExpect: 100-continue';
    socket.write(`${head}\r\n\r\n{"email"`);
    // The server sends "100 Continue" when it starts to handle the request.
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(first.output).toMatch(/"path":"\/api\/v1\/auth\/logout","status":400/);
    expect(first.output()).not.toContain('"level":"error"');
  });

  it('exits with a message when another process uses the data folder', async () => {
    const second = server.start({ DATA_DIR: folder });
    expect(await second.exited).toBe(1);
    expect(second.output().trim()).toMatch(
      new RegExp(
        `^The data folder ${folder} is in use by another process \\(PID ${first.child.pid}\\)\\.[^\\n]*$`,
      ),
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('exits with a message when the port is taken or a setting is invalid', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const address = holder.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    const [portTaken, wrong] = [
      server.start({ DATA_DIR: await newFolder(), PORT: port, LOG_LEVEL: 'silent' }),
      server.start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    ];
    expect([await portTaken.exited, await wrong.exited]).toEqual([1, 1]);
    expect(portTaken.output().trim()).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use[^\\n]*$`),
    );
    expect(wrong.output().trim()).toMatch(/^With DATABASE_URL, AUTH_SECRET is required as well[^\n]*$/);
    await new Promise((resolve) => holder.close(resolve));
  });

  it('exits with 1 and a message when the data folder is damaged', {
    timeout: 120_000,
  }, async () => {
    const damaged = await newFolder();
    await writeFile(join(damaged, 'database/global/pg_control'), '');
    const process = server.start({ DATA_DIR: damaged, LOG_LEVEL: 'silent' });
    expect(await process.exited).toBe(1);
    expect(process.output().trim()).toMatch(/^The embedded database in \S+ cannot be opened [^\n]+\.$/);
  });

  it.skipIf(!canMount)('exits with 1 and a message when the disk is full', { timeout: 240_000 }, async () => {
    const small = await newFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', small]);
    try {
      const process = server.start({ DATA_DIR: small, LOG_LEVEL: 'silent' });
      expect(await process.exited).toBe(1);
      expect(process.output().trim()).toMatch(/^The disk of the data folder \S+ is full: [^\n]+\.$/);
    } finally {
      execFileSync('umount', [small]);
    }
  });

  it('exits with a message and without a stack trace when the database or data folder cannot be opened', async () => {
    const AUTH_SECRET = 'a secret of thirty-two bytes or more';
    const file = join(await newFolder(), 'auth-secret');
    await writeFile(file, AUTH_SECRET);
    const [unreachable, unknown, noFolder] = [
      server.start({ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none', AUTH_SECRET }),
      server.start({
        DATABASE_URL: 'postgres://nobody:hidden@nowhere.invalid/none?sslmode=verify-full',
        AUTH_SECRET,
      }),
      server.start({ DATA_DIR: file }),
    ];
    expect(await Promise.all([unreachable.exited, unknown.exited, noFolder.exited])).toEqual([1, 1, 1]);
    const sentence = /^The database of DATABASE_URL cannot be opened: [^\n]+\.$/;
    expect(unreachable.output().trim()).toMatch(sentence);
    expect(unreachable.output()).toContain('ECONNREFUSED 127.0.0.1:1');
    expect(unknown.output().trim()).toMatch(sentence);
    expect(unreachable.output() + unknown.output()).not.toContain('hidden');
    expect(noFolder.output().trim()).toMatch(
      /^The data folder \S+ cannot be used: [^\n]+ DATA_DIR [^\n]+\.$/,
    );
  });

  it('answers pending requests on SIGTERM, does not wait for idle connections and restarts with all data', async () => {
    const agent = new Agent({ keepAlive: true });
    // An idle connection, which a client would keep open for a minute.
    await new Promise((resolve) =>
      request(`${url}/healthz`, { agent }, (reply) => reply.resume().once('end', resolve)).end(),
    );
    const { reply, finish } = await beginSignIn(url, new Agent({ keepAlive: true }));
    first.child.kill('SIGTERM');
    // npm forwards the same Ctrl-C, which must not count as a second one.
    first.child.kill('SIGINT');
    await expect.poll(() => isAnswering(first)).toBe(false);
    expect(first.child.exitCode).toBeNull();

    finish();
    const answered = await reply;
    expect(answered.statusCode).toBe(200);
    answered.resume();
    expect(await first.exited).toBe(0);
    // The shutdown was clean: it waited neither for the idle connection nor for the time limit.
    expect(first.output()).toContain('"isClean":true');
    agent.destroy();

    const restarted = server.start({ DATA_DIR: folder });
    const signIn = await fetch(`${await restarted.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'tech@demo.derrick.test', password: DEMO_PASSWORD }),
    });
    expect(signIn.status).toBe(200);
    expect(restarted.output()).not.toContain('seeded');
    restarted.child.kill('SIGINT');
    expect(await restarted.exited).toBe(0);
  });

  it('deletes the partial file of an upload after being killed', {
    timeout: 180_000,
  }, async () => {
    const killed = server.start({ DATA_DIR: folder });
    const origin = await killed.url;
    const { data } = JSON.parse(await (await signIn(origin)).text());
    const upload = request(`${origin}/api/v1/file`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 99_999,
      },
    });
    upload.on('error', () => undefined);
    upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf');
    const incoming = join(folder, 'files', 'incoming');
    await expect.poll(() => readdir(incoming), { timeout: 20_000 }).toHaveLength(1);
    killed.child.kill('SIGKILL');
    expect(await killed.exited).toBeNull();

    const { pool, close } = await openEmbedded(folder, quietLog);
    expect((await pool.query('select name from files')).rows).toEqual([]);
    await close();
    // Another process may use the same folder, so remaining files are deleted only after an hour.
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of await readdir(incoming)) await utimes(join(incoming, name), longAgo, longAgo);
    const restarted = server.start({ DATA_DIR: folder });
    expect((await fetch(`${await restarted.url}/readyz`)).status).toBe(200);
    await expect.poll(() => readdir(incoming), { timeout: 20_000 }).toEqual([]);
    restarted.child.kill('SIGKILL');
    expect(await restarted.exited).toBeNull();
  });

  it('exits immediately on a second signal', async () => {
    const process = server.start({ DATA_DIR: folder });
    await beginSignIn(await process.url, new Agent());
    process.child.kill('SIGINT');
    await expect.poll(() => isAnswering(process)).toBe(false);
    expect(process.child.exitCode).toBeNull();
    // Sent repeatedly, because the first signal may count as the same Ctrl-C, forwarded by npm.
    await expect
      .poll(() => process.child.kill('SIGINT') && process.child.exitCode, { interval: 100, timeout: 20_000 })
      .not.toBeNull();
    expect(await process.exited).toBe(1);
  });

  it('runs in production mode on another address, even with demo data, and prints the link to register the first company', async () => {
    const process = server.start({ DATA_DIR: folder, HOST: '0.0.0.0', NODE_ENV: 'development' });
    const origin = await process.url;
    expect((await signIn(origin)).status).toBe(401);
    expect((await fetch(`${origin}/dev/outbox`)).status).toBe(404);
    await expect
      .poll(process.output)
      .toMatch(/create the first one.*\n +http:\S+\/register\?key=[\w-]{24}\n/);
    expect(process.output()).toContain('"companies":1,"msg":"demo companies locked"');
    expect(process.output()).toContain('"missingVariable":"SMTP_URL","msg":"email delivery not configured"');
    expect(process.output()).not.toContain(DEMO_PASSWORD);

    // Connections that could block the shutdown: one that sends nothing, and one that never completes its request.
    const port = Number(new URL(origin).port);
    const silent = connect(port, '127.0.0.1');
    const slow = connect(port, '127.0.0.1');
    for (const socket of [silent, slow]) socket.on('error', () => undefined);
    slow.write('POST /api/v1/file HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n');
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    process.child.kill('SIGTERM');
    expect(await process.exited).toBe(0);
    expect(process.output()).toContain('"isClean":true');
  });
});
