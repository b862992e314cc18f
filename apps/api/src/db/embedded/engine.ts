import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../platform/startThread.ts';
import type { DatabaseLog } from '../log.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './protocol.ts';

/** The client side of a connection to the embedded database. */
interface Connection {
  receive(bytes: Uint8Array): void;
  destroy(error?: Error): unknown;
}

/**
 * The thread of the embedded database, as used by the main thread. If the thread ends unexpectedly (out of memory, a
 * broken wasm instance), the open connections fail and the next connection restarts it. The write-ahead log of the
 * database restores all committed data.
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

  /** Number of fsyncs of the database since this engine was created. */
  get syncCount(): number {
    return Atomics.load(new Int32Array(this.#settings.syncCount), 0);
  }

  /**
   * Starts the thread unless it is running. Resolves when the database is open. The first start creates the database
   * folder.
   */
  async start(): Promise<void> {
    this.#worker ??= this.#startWorker();
    await this.#worker;
  }

  /** Opens a connection whose replies go to `stream`. */
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

  /** Closes the database after all queries sent earlier. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    post(worker, { type: 'shutdown' });
    await exited;
  }

  /** Ends a thread that does not respond. The next connection restarts it. */
  async restart(): Promise<void> {
    if (this.#isClosing || !this.#worker) return;
    this.#log.error({ reason: 'unresponsive' }, 'embedded database restarting');
    await this.kill();
  }

  /** Ends the thread immediately, as a crash would. The next connection restarts it. */
  async kill(): Promise<void> {
    const worker = await this.#worker;
    await worker?.terminate();
  }

  /**
   * Sends a message to the thread. If the thread failed to start, the message is dropped, and `start` and `connect`
   * report the reason.
   */
  #post(message: ToWorker): void {
    this.#worker?.then(
      (worker) => post(worker, message),
      () => undefined,
    );
  }

  #startWorker(): Promise<Worker> {
    // When a WebAssembly thread ends, V8 may free WebAssembly code that another thread is about to run. On Node 24 this
    // ended the process in about 1 of 400 restarts. Keeping the code had no measurable memory cost.
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
