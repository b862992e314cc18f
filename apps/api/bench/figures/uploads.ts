/** Uploads a file of 200 MB and measures the memory of the server. */

import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompany } from '../../seed/cast.ts';
import { openDatabase } from '../../src/db/index.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { addAccounts, signIn } from '../accounts.ts';
import { type ServerProcess, startServerProcess, watchMemory } from '../processes.ts';
import type { Figure } from './figure.ts';

const MEGABYTE = 1024 * 1024;

/** Sends a text file like a form, in chunks, and returns the status of the response. */
async function upload(server: ServerProcess, token: string, megabytes: number): Promise<number> {
  const head = Buffer.from(
    '--bench\r\ncontent-disposition: form-data; name="file"; filename="large.txt"\r\ncontent-type: text/plain\r\n\r\n',
  );
  const tail = Buffer.from('\r\n--bench--\r\n');
  const piece = Buffer.alloc(MEGABYTE, 'a line of text that is as good as any other\n');
  const outgoing = request(`${server.url}/api/v1/file`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=bench',
      'content-length': head.length + megabytes * MEGABYTE + tail.length,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
    });
  });
  outgoing.write(head);
  for (let sent = 0; sent < megabytes && !outgoing.destroyed; sent += 1) {
    if (!outgoing.write(piece)) await Promise.race([once(outgoing, 'drain'), status]);
  }
  outgoing.end(tail);
  return status;
}

export async function uploads(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-upload-'));
  try {
    const { db, close } = await openDatabase({ dataDir, log: createLogger('silent') });
    const companyId = await addCompany(db, { name: 'Upload', technicians: 0, customers: 0 });
    const [owner] = await addAccounts(db, companyId, ['SUPER_ADMIN']);
    await close();
    const server = await startServerProcess({ DATA_DIR: dataDir, FILE_MAX_MB: '201' });
    const token = await signIn((path, init) => fetch(`${server.url}${path}`, init), owner?.email ?? '');
    // Loads code and buffers that every upload needs.
    for (let small = 0; small < 3; small += 1) await upload(server, token, 2);
    const before = server.memory();
    const peakMemory = watchMemory([server]);
    const accepted = await upload(server, token, 200);
    const [peak = Number.NaN] = peakMemory();
    const refused = await upload(server, token, 210).catch(() => 0);
    const left = (await readdir(join(dataDir, 'files', 'incoming'))).length;
    await server.stop();
    const grown = peak - before;
    return [
      {
        name: '14. an upload of 200 MB, and one over the limit',
        measured: `${accepted}, memory ${before.toFixed(0)} MB and ${grown.toFixed(0)} MB more at most; ${refused}, ${left} files left`,
        goal: '201 with at most 64 MB more; 413, 0 left',
        isMet: accepted === 201 && grown <= 64 && refused === 413 && left === 0,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
