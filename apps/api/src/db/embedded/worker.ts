/** The thread of the embedded database: PGlite behind PostgreSQL's wire protocol, with one connection at a time. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from './durable-fs.ts';
import {
  concat,
  type Frame,
  FrameReader,
  type FromWorker,
  greeting,
  simpleQuery,
  type ToWorker,
  type WorkerSettings,
} from './protocol.ts';
import { syncPath, syncTree } from './syncFolder.ts';

if (!parentPort) throw new Error('The embedded database runs in a worker thread.');
const port = parentPort;
const settings = workerData as WorkerSettings; // Set by engine.ts, which starts this thread.
const syncCount = new Int32Array(settings.syncCount);
const extensions = { pg_trgm, btree_gin };

const send = (reply: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);

/** A small log keeps a start after a crash short. PGlite's default limit is one gigabyte. */
const walLimits = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB'];

/**
 * Types of messages that the database replies to. Messages before them are collected, so that a query is processed as one
 * batch.
 */
const answered = new Set(['Q', 'S', 'H']);

try {
  if (!existsSync(join(settings.folder, 'PG_VERSION'))) await createFolder(settings.folder);
  const pg = await open(settings.folder);
  serve(pg, await serverVersion(pg));
  send({ type: 'ready' });
} catch (error) {
  send({ type: 'failed', message: messageOf(error) });
}

/** Returns the message of an error. Errors of Emscripten's file system are objects that only have a number. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const number = typeof error === 'object' && error !== null ? Reflect.get(error, 'errno') : undefined;
  return number === undefined ? String(error) : `error ${number} of the file system`;
}

/**
 * Creates the database in a temporary folder and moves it to its place when it is complete. The creation takes four
 * seconds, and a process killed in that time leaves nothing that a later start would mistake for a database.
 */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.creating`;
  rmSync(draft, { recursive: true, force: true });
  const pg = await PGlite.create({ fs: new NodeFS(draft), extensions });
  await pg.close();
  if (settings.isDurable) syncTree(draft);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  if (settings.isDurable) syncPath(dirname(folder));
}

function open(folder: string): Promise<PGlite> {
  if (!settings.isDurable) {
    return PGlite.create({
      fs: new NodeFS(folder),
      extensions,
      startParams: [...PGlite.defaultStartParams, ...walLimits],
    });
  }
  return PGlite.create({
    fs: new DurableNodeFS(folder, () => Atomics.add(syncCount, 0, 1)),
    extensions,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...walLimits,
      ...['-c', 'fsync=on'],
      // The default method is PGlite's fdatasync, which is a stub without effect.
      ...['-c', 'wal_sync_method=fsync'],
    ],
  });
}

async function serverVersion(pg: PGlite): Promise<string> {
  const { rows } = await pg.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '18';
}

function serve(pg: PGlite, version: string): void {
  const readers = new Map<number, FrameReader>();
  const pending = new Map<number, Uint8Array[]>();
  // A promise chain processes one message at a time, because the database has only one session.
  let work: Promise<unknown> = Promise.resolve();

  port.on('message', (order: ToWorker) => {
    work = work
      .then(() => handle(order))
      .catch((error: unknown) => {
        // A query error is a reply and not an exception, so the database itself failed. The thread ends, and the main
        // thread restarts it.
        send({ type: 'failed', message: messageOf(error) });
        process.exit(1);
      });
  });

  async function handle(order: ToWorker): Promise<void> {
    switch (order.type) {
      case 'open':
        readers.set(order.connection, new FrameReader());
        pending.set(order.connection, []);
        return;
      case 'data':
        for (const frame of readers.get(order.connection)?.read(order.bytes) ?? []) {
          await handleFrame(order.connection, frame);
        }
        return;
      case 'close':
        readers.delete(order.connection);
        pending.delete(order.connection);
        return;
      case 'shutdown':
        await pg.close();
        send({ type: 'closed' });
        port.close();
        return;
    }
  }

  async function handleFrame(connection: number, frame: Frame): Promise<void> {
    if (frame.type === 'X') return;
    if (frame.type === '') {
      // Resets the session for the new client, because the previous client may have disconnected during a transaction.
      await answer(simpleQuery('rollback'));
      await answer(simpleQuery('discard all'));
      return reply(connection, greeting(version));
    }
    const collected = pending.get(connection);
    collected?.push(frame.bytes);
    if (!collected || !answered.has(frame.type)) return;
    pending.set(connection, []);
    reply(connection, await answer(concat(collected)));
  }

  /**
   * Runs messages and returns the reply. `execProtocolRaw` is not used, because it also parses each reply and retains the
   * parsed messages.
   */
  async function answer(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array[] = [];
    // Each piece is copied, because the database overwrites its memory with the next one.
    await pg.execProtocolRawStream(messages, { onRawData: (piece) => pieces.push(piece.slice()) });
    return concat(pieces);
  }

  function reply(connection: number, bytes: Uint8Array<ArrayBuffer>): void {
    send({ type: 'data', connection, bytes }, [bytes.buffer]);
  }
}
