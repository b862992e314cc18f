import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { createLogger } from '../platform/logging.ts';

/** Simulates a disk that accepts this number of bytes. */
const FREE_BYTES = 100_000;

// A real full disk would require root.
function fullDisk() {
  let bytes = 0;
  const file = new Writable({
    write(piece: Buffer, _, callback) {
      bytes += piece.byteLength;
      const failure = Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
      });
      callback(bytes > FREE_BYTES ? failure : null);
    },
  });
  // The code under test uses no other properties of a `WriteStream`.
  return file as fs.WriteStream;
}

let server: TestServer;
const createWriteStream = vi.spyOn(fs, 'createWriteStream').mockImplementation(fullDisk);
// Updates the named imports of the module as well.
syncBuiltinESMExports();
let logged = '';
beforeAll(async () => {
  const log = createLogger('error', {
    write: (line) => {
      logged += line;
    },
  });
  server = await startTestServer({ log });
});
afterAll(async () => {
  createWriteStream.mockRestore();
  syncBuiltinESMExports();
  await server.close();
});

it('a full disk returns 507 for an upload and is logged with the request id', async () => {
  const form = new FormData();
  form.append('file', new Blob(['a'.repeat(5 * FREE_BYTES)]), 'notes.txt');
  const token = await server.tokenOf('owner');
  const reply = await server.call('/api/v1/file', { method: 'POST', form, token });
  expect([reply.status, reply.json.code]).toEqual([507, 'STORAGE_FULL']);
  expect(reply.json.message).toBe('The server has no room left to store this');
  expect(logged).toContain('ENOSPC');
  expect(logged).toContain(reply.json.requestId);
  expect(await readdir(join(server.filesFolder, 'incoming'))).toEqual([]);
});
