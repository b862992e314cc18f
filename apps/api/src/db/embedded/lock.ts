import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { is, string, type } from 'superstruct';

/** Thrown if another process has locked the data folder. The message is shown to the user who started this process. */
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

export interface FolderLock {
  release(): Promise<void>;
}

/** Serves `requestCopy` of other processes: copies the current database and resolves to the folder of the copy. */
export type CopyDatabase = () => Promise<string>;

interface Holder {
  pid: number;
  nonce: string;
}

/** Maximum length of the socket path. It is below `sun_path` of Linux (108) and macOS (104). */
const MAX_SOCKET_PATH_LENGTH = 100;
/** Requests sent over the socket. Only users who can open the folder can reach it. */
const HOLDER_REQUEST = 'holder\n';
const COPY_REQUEST = 'copy\n';
/**
 * Time to wait for the reply of a lock holder, in milliseconds. A holder with a busy event loop replies late. One that
 * accepts the connection and never replies still counts as a holder.
 */
const ANSWER_TIMEOUT = 1500;
const TAKEOVER_IS_STALE_AFTER = 10_000;

/**
 * Locks a folder for the lifetime of this process. Two processes on one PGlite folder would both open it and lose each
 * other's rows without an error (electric-sql/pglite issue 1106). The lock is a listening Unix socket beside the
 * database: the kernel closes it when the process ends for any reason, and a reply proves a living holder. A file with a
 * process id proves nothing in a container, where PID 1 is always alive.
 * @param copyDatabase serves `requestCopy` of other processes
 * @throws {DataFolderInUseError} if another process has locked it
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
  // The lock must not keep the process alive.
  server.unref();
  return { release: () => closeServer(server) };
}

function socketPath(folder: string): string {
  const full = resolve(folder, 'database.lock');
  const id = createHash('sha256').update(full).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\derrick-${id}`;
  const short = [full, relative(process.cwd(), full)].find((path) => path.length <= MAX_SOCKET_PATH_LENGTH);
  return short ?? join(tmpdir(), `derrick-${id}.lock`);
}

/** Resolves to null if the path is in use, by a living or a dead process. */
function listen(path: string, self: Holder, copyDatabase?: CopyDatabase): Promise<Server | null> {
  return new Promise((settle, fail) => {
    const server = createServer((socket) => answer(socket, self, copyDatabase));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') settle(null);
      else fail(error);
    });
    server.listen(path, () => settle(server));
  });
}

/** Replies with the lock holder, or to a copy request with the copy's folder or the reason for the failure. */
function answer(socket: Socket, self: Holder, copyDatabase?: CopyDatabase): void {
  socket.on('error', () => socket.destroy());
  // A client that sends no request must not delay the release of the lock.
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
 * Asks the process that has locked a folder to copy its database, and returns the folder of the copy. The caller must
 * delete it.
 * @throws {Error} with the reason if there is no copy
 */
export async function requestCopy(folder: string): Promise<string> {
  const socket = connect(socketPath(resolve(folder)));
  socket.write(COPY_REQUEST);
  const reply: unknown = JSON.parse(await text(socket));
  if (is(reply, type({ folder: string() }))) return reply.folder;
  throw new Error(is(reply, type({ reason: string() })) ? reply.reason : 'it runs an older version');
}

/**
 * Determines the owner of the socket: a lock holder, no process (`dead`), or a process that accepts the connection
 * without a valid reply (`silent`).
 */
function ask(path: string): Promise<Holder | 'dead' | 'silent'> {
  return new Promise((report) => {
    let answer = '';
    const socket = connect(path);
    socket.write(HOLDER_REQUEST);
    socket.setTimeout(ANSWER_TIMEOUT, () => {
      report('silent');
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => report(holderIn(answer)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      report(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'dead' : 'silent');
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
    // Another program is listening at the path, so the socket must not be removed.
  }
  return 'silent';
}

/**
 * Removes the socket of a dead process and listens in its place; null while another starting process does the same. Only
 * one process at a time can do this: a socket that is bound but not yet listening looks dead to other processes, which
 * would remove it.
 */
async function takeOver(path: string, self: Holder, copyDatabase?: CopyDatabase): Promise<Server | null> {
  // A Windows pipe disappears with its process and cannot have a folder beside it.
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
  return new Promise((closed) => server.close(() => closed()));
}
