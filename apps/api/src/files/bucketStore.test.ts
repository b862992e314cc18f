import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { storageProblemOf } from '../db/index.ts';
import { createBucketStore } from './bucketStore.ts';
import type { FileStore } from './fileStore.ts';

/**
 * The part of the S3 API that the store uses, with path-style addresses and without checking signatures. The tests also
 * passed with s3rver 3.7.1, which is not installed because it has a hundred dependencies.
 */
const objects = new Map<string, Buffer>();
const uploads = new Map<string, Map<number, Buffer>>();
let requests: string[] = [];
/** State of the bucket. A slow one accepts requests but never responds. */
let state: 'well' | 'failing' | 'slow' = 'well';

/** Maximum number of keys on one page of a listing. */
const MOST_LISTED = 2;

async function answer(request: IncomingMessage): Promise<{ status: number; body?: string | Buffer }> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
  const content = await buffer(request);
  const uploadId = searchParams.get('uploadId');
  requests.push(`${request.method} ${pathname}`);
  switch (request.method) {
    case 'POST': {
      if (uploadId === null) {
        uploads.set('one', new Map());
        return { status: 200, body: '<R><UploadId>one</UploadId></R>' };
      }
      const parts = [...(uploads.get(uploadId) ?? [])].sort(([a], [b]) => a - b);
      objects.set(pathname, Buffer.concat(parts.map(([, part]) => part)));
      return { status: 200, body: '<R><ETag>"x"</ETag></R>' };
    }
    case 'PUT':
      if (uploadId === null) objects.set(pathname, content);
      else uploads.get(uploadId)?.set(Number(searchParams.get('partNumber')), content);
      return { status: 200 };
    case 'DELETE':
      objects.delete(pathname);
      return { status: 204 };
    default: {
      const prefix = searchParams.get('prefix');
      if (prefix !== null) {
        const keys = [...objects.keys()].map((key) => key.replace(`${pathname.replace(/\/$/, '')}/`, ''));
        const listed = keys.filter((key) => key.startsWith(prefix)).slice(0, MOST_LISTED);
        const contents = listed.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
        return { status: 200, body: `<ListBucketResult>${contents}</ListBucketResult>` };
      }
      const storedObject = objects.get(pathname);
      return storedObject
        ? { status: 200, body: storedObject }
        : { status: 404, body: '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>' };
    }
  }
}

const server = createServer(async (request, response) => {
  if (state === 'slow') return;
  if (state === 'failing') {
    request.resume();
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    return;
  }
  const { status, body } = await answer(request);
  const length = body === undefined ? 0 : Buffer.byteLength(body);
  response.writeHead(status, { etag: '"x"', 'content-length': length }).end(body);
});

let folder: string;
let url: string;
let ownUrl: string;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const urlAt = (endpoint: string) => `s3://bucket/uploads?endpoint=${encodeURIComponent(endpoint)}`;
  ownUrl = urlAt(`http://127.0.0.1:${port}`);
  url = process.env['TEST_S3_ENDPOINT'] ? urlAt(process.env['TEST_S3_ENDPOINT']) : ownUrl;
  folder = await mkdtemp(join(tmpdir(), 'derrick-bucket-'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a bucket store', () => {
  it.each([
    ['small', 1000],
    ['of several parts', 12 * 1024 * 1024],
  ])('stores a file that is %s, reads it and removes it', async (_, size) => {
    const store = createBucketStore(url);
    const path = join(folder, 'file');
    const content = randomBytes(size);
    await writeFile(path, content);
    const key = `company/${size}.pdf`;
    requests = [];
    await store.put(key, path);
    if (!process.env['TEST_S3_ENDPOINT']) expect(requests).toContain(`PUT /bucket/uploads/${key}`);
    const storedFile = await store.read(key);
    expect(storedFile?.size).toBe(size);
    expect(storedFile && (await buffer(storedFile.stream)).equals(content)).toBe(true);
    // The caller of `put` deletes the local file.
    expect((await readFile(path)).length).toBe(size);

    await store.remove(key);
    expect(await store.read(key)).toBeUndefined();
    await store.remove(key);
  });

  it('removes all files of a company and keeps the files of other companies', async () => {
    const store = createBucketStore(url);
    const path = join(folder, 'rest');
    await writeFile(path, 'content');
    const rest = ['gone/1.pdf', 'gone/2.pdf', 'gone/3.pdf', 'gone2/1.pdf'];
    for (const key of rest) await store.put(key, path);
    await store.removeCompany?.('gone');
    const left = await Promise.all(rest.map((key) => store.read(key)));
    for (const storedFile of left) storedFile?.stream.destroy();
    expect(left.map((storedFile) => storedFile !== undefined)).toEqual([false, false, false, true]);
  });

  it('times out with "unreachable" when the bucket does not respond', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
    const limits = { connectionTimeout: 200, socketTimeout: 200 };
    const store = createBucketStore(`s3://bucket?endpoint=${endpoint}`, limits);
    const path = join(folder, 'kept');
    await writeFile(path, 'content');
    const work = [
      store.read('company/1.pdf'),
      store.remove('company/1.pdf'),
      store.put('company/1.pdf', path),
    ];
    for (const { reason } of (await Promise.allSettled(work)) as PromiseRejectedResult[]) {
      expect(storageProblemOf(reason)).toBe('unreachable');
    }
    silent.closeAllConnections();
    silent.close();
  });

  it('returns undefined for an unknown key', async () => {
    expect(await createBucketStore(url).read('company/none.pdf')).toBeUndefined();
  });
});

describe('a server with a bucket', () => {
  it('returns 503 while the bucket fails or times out, and keeps all files', async () => {
    const patient = createBucketStore(ownUrl);
    const hurried = createBucketStore(ownUrl, { connectionTimeout: 300, socketTimeout: 300 });
    const now = () => (state === 'slow' ? hurried : patient);
    const store: FileStore = {
      put: (key, path) => now().put(key, path),
      read: (key) => now().read(key),
      remove: (key) => now().remove(key),
    };
    const incomingFolder = join(folder, 'incoming');
    await mkdir(incomingFolder);
    const parts = await startTestServer({
      files: { store, incomingFolder, maxBytes: 1024 * 1024, maxCompanyBytes: 1024 ** 3 },
    });
    onTestFinished(() => parts.close());
    const token = await parts.tokenOf('owner');
    const upload = (text: string) => {
      const form = new FormData();
      form.append('file', new Blob([text]), 'notes.txt');
      return parts.call('/api/v1/file', { method: 'POST', form, token });
    };
    const before = await upload('before');
    expect(before.status).toBe(201);
    const listed = () => parts.database.db.selectFrom('files').select('name').execute();
    const names = await listed();

    for (const trouble of ['failing', 'slow'] as const) {
      state = trouble;
      const refused = await upload('refused');
      expect([refused.status, refused.json.code]).toEqual([503, 'UNAVAILABLE']);
      expect(refused.json.message).toMatch(/try again/i);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await listed()).toEqual(names);
      expect(await readdir(incomingFolder)).toEqual([]);
      // A failing bucket must not look like a missing file (404).
      expect((await parts.call(before.json.data, { token })).status).toBe(503);
    }

    state = 'well';
    const after = await upload('after');
    expect(after.status).toBe(201);
    for (const [{ json }, text] of [
      [before, 'before'],
      [after, 'after'],
    ] as const) {
      expect((await parts.call(json.data, { token })).text).toBe(text);
    }
  });
});
