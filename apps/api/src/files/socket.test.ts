/** Uploads over a real socket, which in-memory requests cannot cover. */

import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../../test/files/samples.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import { createLogger } from '../platform/logging.ts';
import { type RunningServer, startServer } from '../platform/server.ts';
import { createFolderStore } from './folderStore.ts';

const MB = 1024 * 1024;
let server: TestServer;
let running: RunningServer;
let token: string;
let logged = '';

beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('owner');
  const { fetch, health } = createApp({
    db: server.database.db,
    secret: 'a secret of thirty-two bytes or more',
    log: createLogger('info', {
      write: (line) => {
        logged += line;
      },
    }),
    files: {
      store: createFolderStore(join(server.filesFolder, 'stored')),
      incomingFolder: join(server.filesFolder, 'incoming'),
      maxBytes: 200 * MB,
      maxCompanyBytes: 1000 * MB,
    },
  });
  running = await startServer({ fetch, host: '127.0.0.1', port: 0, health });
});
afterAll(async () => {
  await running.close(1000);
  await server.close();
});

const head = (name: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`);
const tail = Buffer.from('\r\n--x--\r\n');
const incoming = () => readdir(join(server.filesFolder, 'incoming'));
const rows = () => server.database.db.selectFrom('files').selectAll().execute();

/**
 * Sends chunks as fast as the server reads them.
 * @param announce the `content-length`, if any
 */
function post(pieces: Iterable<Uint8Array>, announce: number | undefined, bearer = token) {
  const call = request(`${running.url}/api/v1/file`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(announce !== undefined && { 'content-length': announce }),
    },
  });
  const reply = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', async (response) => {
      let body = '';
      for await (const piece of response) body += piece;
      resolve({ status: response.statusCode ?? 0, body });
    });
  });
  const closed = new Promise((resolve) => call.once('close', resolve));
  const sent = (async () => {
    for (const piece of pieces) {
      if (call.destroyed) return;
      if (!call.write(piece)) await Promise.race([once(call, 'drain'), closed]);
    }
    call.end();
  })();
  return { call, reply, sent };
}

function* large(bytes: number, name: string) {
  const piece = Buffer.alloc(MB, 'a line of text that goes on\n');
  yield head(name);
  for (let sent = 0; sent < bytes; sent += MB) yield piece;
  yield tail;
}

const sizeOf = (bytes: number, name: string) => head(name).length + bytes + tail.length;

describe('a file over a socket', () => {
  it('is stored at 200 MB while only a few MB wait in memory', async () => {
    const bytes = 200 * MB;
    const folder = join(server.filesFolder, 'incoming');
    let mostUnwritten = 0;
    /** Compares the sent bytes with the size of the file before each chunk. */
    function* watched() {
      let sent = 0;
      for (const piece of large(bytes, 'a.txt')) {
        for (const name of readdirSync(folder)) {
          mostUnwritten = Math.max(mostUnwritten, sent - statSync(join(folder, name)).size);
        }
        sent += piece.byteLength;
        yield piece;
      }
    }
    const { status, body } = await post(watched(), sizeOf(bytes, 'a.txt')).reply;
    expect([status, body]).toEqual([201, expect.stringContaining('/api/v1/file/')]);
    expect((await rows()).some(({ size }) => size === bytes)).toBe(true);
    // Most of it is in the buffers of the two sockets, up to 6 MB each on Linux.
    expect(mostUnwritten).toBeGreaterThan(0);
    expect(mostUnwritten / MB).toBeLessThan(24);
  });

  it('is rejected over the size limit after the server has read it, with or without Content-Length', async () => {
    const bytes = 210 * MB;
    for (const announce of [sizeOf(bytes, 'b.txt'), undefined]) {
      const { status, body } = await post(large(bytes, 'b.txt'), announce).reply.catch((error: Error) => ({
        status: 0,
        body: error.message,
      }));
      expect([status, body]).toEqual([413, expect.stringContaining('fileTooLarge')]);
    }
    expect(await incoming()).toEqual([]);
  });

  it('is rejected with 401 when the token is invalid, even during a large upload', async () => {
    const bytes = 100 * MB;
    const { reply, sent } = post(large(bytes, 'b.txt'), sizeOf(bytes, 'b.txt'), 'expired');
    expect((await reply).status).toBe(401);
    await sent;
    expect(await incoming()).toEqual([]);
  });

  it('leaves no data when the connection is cut in the middle', async () => {
    const count = (await rows()).length;
    const { call, reply, sent } = post([head('cut.txt'), Buffer.alloc(MB, 'a')], 10 * MB);
    const before = logged.length;
    reply.catch(() => undefined);
    await sent.catch(() => undefined);
    await expect.poll(async () => (await incoming()).length).toBe(1);
    call.destroy();
    // The log line of the request is the last one written.
    await expect.poll(() => logged.slice(before)).toContain('"status":400');
    expect(await incoming()).toEqual([]);
    expect((await rows()).length).toBe(count);
    // A client that disconnects is not an error of the server.
    expect(logged).not.toContain('"level":"error"');
  });

  it('is returned with its original bytes', async () => {
    const { body } = await post([head('a.png'), samples.png, tail], undefined).reply;
    const path: string = JSON.parse(body).data;
    const response = await fetch(`${running.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(samples.png);
    const head404 = await fetch(`${running.url}${path.replace(/.png$/, '.pdf')}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(head404.status).toBe(404);
  });
});
