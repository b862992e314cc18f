import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { is, string, type } from 'superstruct';

/** Thrown when another process holds the data folder; the message is a sentence for the person who started this one. */
export class DataFolderInUseError extends Error {
  readonly code = 'DATA_FOLDER_IN_USE';
  readonly folder: string;
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `another process (PID ${pid})`;
    super(
      `The data folder ${folder} is in use by ${holder}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUseError';
    this.folder = folder;
    this.pid = pid;
  }
}

/** A held lock. */
export interface FolderLock {
  release(): Promise<void>;
}

/** What another process may ask of the holder: a copy of the database as it is now. Resolves to its folder. */
export type CopyDatabase = () => Promise<string>;

interface Holder {
  pid: number;
  nonce: string;
}

/** Shorter than sun_path of Linux (108) and macOS (104). */
const LONGEST_SOCKET_PATH = 100;
/** What is asked over the socket, which only a user who may open the folder can reach. */
const HOLDER_REQUEST = 'holder\n';
const COPY_REQUEST = 'copy\n';
/** A holder whose event loop is busy answers late. One that accepts and stays silent still holds. */
const ANSWER_TIMEOUT = 1500;
const TAKEOVER_IS_STALE_AFTER = 10_000;

/**
 * Takes the lock of a folder, for as long as this process lives. Two processes on one PGlite folder both open it and
 * lose each other's rows without an error (electric-sql/pglite issue 1106). The lock is a listening Unix socket beside
 * the database: the kernel closes it with the process, whatever ended that, and an answer proves a living holder. A
 * file with a process id in it proves nothing in a container, where PID 1 always lives.
 * @param copyDatabase answers `requestCopy` of other processes
 * @throws {DataFolderInUseError} when another process holds it
 */
export async function lockFolder(folder: string, copyDatabase?: CopyDatabase): Promise<FolderLock> {
  const path = socketPath(folder);
  const self: Holder = { pid: process.pid, nonce: randomUUID() };

  for (let attempt = 0; attempt < 50; attempt += 1) {
    const holder = await ask(path);
    if (typeof holder === 'object') throw new DataFolderInUseError(folder, holder.pid);
    if (holder === 'silent') throw new DataFolderInUseError(folder, undefined);
    const server = await takeOver(path, self, copyDatabase);
    if (server) return lockOf(server);
    await delay(Math.random() * 20);
  }
  throw new DataFolderInUseError(folder, undefined);
}

function lockOf(server: Server): FolderLock {
  // The lock must not keep a process alive that is done.
  server.unref();
  return { release: () => closeServer(server) };
}

function socketPath(folder: string): string {
  const full = resolve(folder, 'database.lock');
  const id = createHash('sha256').update(full).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\derrick-${id}`;
  const short = [full, relative(process.cwd(), full)].find((path) => path.length <= LONGEST_SOCKET_PATH);
  return short ?? join(tmpdir(), `derrick-${id}.lock`);
}

/** Null when the path is taken, by a living process or a dead one. */
function listen(path: string, self: Holder, copyDatabase?: CopyDatabase): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => answer(socket, self, copyDatabase));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(null);
      else fail(error);
    });
    server.listen(path, () => done(server));
  });
}

/** Answers with who holds the lock, or, when asked for a copy, with its folder or the reason why there is none. */
function answer(socket: Socket, self: Holder, copyDatabase?: CopyDatabase): void {
  socket.on('error', () => socket.destroy());
  // Whoever asks nothing must not keep the lock from being released.
  socket.setTimeout(ANSWER_TIMEOUT, () => socket.destroy());
  socket.once('data', (question) => {
    socket.setTimeout(0);
    const isCopy = copyDatabase && question.toString() === COPY_REQUEST;
    const reply = isCopy
      ? copyDatabase().then(
          (folder) => ({ folder }),
          (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
        )
      : Promise.resolve(self);
    void reply.then((value) => socket.end(JSON.stringify(value)));
  });
}

/**
 * Asks the process that holds a folder to copy its database, and gives the folder of the copy, which is the caller's to
 * remove.
 * @throws {Error} with the reason, when there is no copy
 */
export async function requestCopy(folder: string): Promise<string> {
  const socket = connect(socketPath(resolve(folder)));
  socket.write(COPY_REQUEST);
  const reply: unknown = JSON.parse(await text(socket));
  if (is(reply, type({ folder: string() }))) return reply.folder;
  throw new Error(is(reply, type({ reason: string() })) ? reply.reason : 'it runs an older version');
}

/** Who answers at the path: a holder, nobody (`dead`), or someone who takes the call and says nothing (`silent`). */
function ask(path: string): Promise<Holder | 'dead' | 'silent'> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(path);
    socket.write(HOLDER_REQUEST);
    socket.setTimeout(ANSWER_TIMEOUT, () => {
      done('silent');
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => done(holderIn(answer)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      done(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'dead' : 'silent');
    });
  });
}

function holderIn(answer: string): Holder | 'silent' {
  try {
    const value: unknown = JSON.parse(answer);
    const isHolder = typeof value === 'object' && value !== null && 'pid' in value && 'nonce' in value;
    if (isHolder && typeof value.pid === 'number' && typeof value.nonce === 'string') {
      return { pid: value.pid, nonce: value.nonce };
    }
  } catch {
    // Not ours, but it answers: not to be removed.
  }
  return 'silent';
}

/**
 * Removes what a process that is gone has left, and listens in its place; null while another starter is doing so. Only
 * one at a time may: a socket that is bound but does not listen yet looks dead to others, who would remove it.
 */
async function takeOver(path: string, self: Holder, copyDatabase?: CopyDatabase): Promise<Server | null> {
  // A pipe of Windows goes with its process, and has no place for a folder beside it.
  if (process.platform === 'win32') return listen(path, self, copyDatabase);
  const turn = `${path}.takeover`;
  try {
    await mkdir(turn);
  } catch {
    const since = await stat(turn).catch(() => undefined);
    if (since && Date.now() - since.mtimeMs > TAKEOVER_IS_STALE_AFTER)
      await rmdir(turn).catch(() => undefined);
    return null;
  }
  try {
    if ((await ask(path)) !== 'dead') return null;
    await rm(path, { force: true });
    return await listen(path, self, copyDatabase);
  } finally {
    await rmdir(turn).catch(() => undefined);
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
