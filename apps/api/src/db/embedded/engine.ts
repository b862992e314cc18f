import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../platform/startThread.ts';
import type { DatabaseLog } from '../log.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './protocol.ts';

/** The end of a connection that the engine answers to. */
interface Connection {
  receive(bytes: Uint8Array): void;
  destroy(error?: Error): unknown;
}

/**
 * The embedded database's thread, seen from the main one. If the thread ends by itself (out of memory, a broken wasm
 * instance), the connections fail, and the next one starts it again: the log of the database makes up for the rest.
 */
export class Engine {
  readonly #settings: WorkerSettings;
  readonly #log: DatabaseLog;
  readonly #streams = new Map<number, Connection>();
  #worker: Promise<Worker> | undefined;
  #lastConnection = 0;
  #isClosing = false;

  constructor(folder: string, isDurable: boolean, log: DatabaseLog) {
    this.#settings = { folder, isDurable, syncCount: new SharedArrayBuffer(4) };
    this.#log = log;
  }

  /** How often the database has called fsync since this engine was made. */
  get syncCount(): number {
    return Atomics.load(new Int32Array(this.#settings.syncCount), 0);
  }

  /** Starts the thread if it does not run. Resolves when the database is open; the first start makes its folder. */
  async start(): Promise<void> {
    this.#worker ??= this.#startWorker();
    await this.#worker;
  }

  /** Opens a connection whose answers go to `stream`. */
  async connect(stream: Connection): Promise<number> {
    if (this.#isClosing) throw new Error('The embedded database is closed.');
    this.#worker ??= this.#startWorker();
    const worker = await this.#worker;
    const connection = ++this.#lastConnection;
    this.#streams.set(connection, stream);
    post(worker, { type: 'open', connection });
    return connection;
  }

  send(connection: number, bytes: Uint8Array): void {
    this.#post({ type: 'data', connection, bytes });
  }

  disconnect(connection: number): void {
    if (this.#streams.delete(connection)) this.#post({ type: 'close', connection });
  }

  /** Closes the database, after the queries that were sent before. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    post(worker, { type: 'shutdown' });
    await exited;
  }

  /** Ends a thread that does not answer; the next connection starts it again. */
  async restart(): Promise<void> {
    if (this.#isClosing || !this.#worker) return;
    this.#log.error({ reason: 'unresponsive' }, 'embedded database restarting');
    await this.kill();
  }

  /** Ends the thread at once, as a crash would; the next connection starts it again. */
  async kill(): Promise<void> {
    const worker = await this.#worker;
    await worker?.terminate();
  }

  /** A thread that does not start gets no message; whoever waits in `start` or `connect` is told why. */
  #post(message: ToWorker): void {
    this.#worker?.then(
      (worker) => post(worker, message),
      () => undefined,
    );
  }

  #startWorker(): Promise<Worker> {
    // V8 may free WebAssembly code that a thread is about to run once another such thread has ended: on Node 24 that ended
    // the whole process in about one of 400 restarts. Keeping the code cost no memory that could be measured.
    setFlagsFromString('--no-wasm-code-gc');
    const file = { built: './database-worker.js', source: new URL('./worker.ts', import.meta.url) };
    const worker = startThread(file, { workerData: this.#settings });
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        switch (message.type) {
          case 'ready':
            return resolve(worker);
          case 'data':
            return this.#streams.get(message.connection)?.receive(message.bytes);
          case 'failed':
            this.#log.error({ reason: message.message }, 'embedded database failed');
            void worker.terminate();
            return reject(new Error(message.message));
          case 'closed':
            return;
        }
      });
      worker.on('error', (error) => {
        this.#log.error({ error }, 'embedded database thread failed');
        reject(error);
      });
      worker.on('exit', () => {
        this.#worker = undefined;
        const error = new Error('The thread of the embedded database has ended.');
        reject(error);
        const streams = [...this.#streams.values()];
        this.#streams.clear();
        for (const stream of streams) stream.destroy(this.#isClosing ? undefined : error);
      });
    });
  }
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
