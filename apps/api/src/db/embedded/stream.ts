import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';
import { concat } from './protocol.ts';

/** Type of the message that ends a connection. It is the only message without a reply. */
const TERMINATE = 'X'.charCodeAt(0);

/** A connection to the embedded database's thread, which `pg` uses as its socket. */
export class WorkerStream extends Duplex {
  readonly #engine: Engine;
  #connection: number | undefined;
  /** True while a request has no reply yet. */
  #isWaiting = false;

  constructor(engine: Engine) {
    super({ allowHalfOpen: false });
    this.#engine = engine;
  }

  /** Called by `pg` instead of `Socket.connect`. Address and port are ignored. */
  connect(): this {
    this.#engine.connect(this).then(
      (connection) => {
        this.#connection = connection;
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  receive(bytes: Uint8Array): void {
    this.#isWaiting = false;
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, callback: (error?: Error) => void): void {
    this.#send(chunk);
    callback();
  }

  override _writev(chunks: { chunk: Buffer }[], callback: (error?: Error) => void): void {
    // `pg` corks the messages of a query. Sending them to the thread together halves the time of a small query.
    this.#send(concat(chunks.map(({ chunk }) => chunk)));
    callback();
  }

  override _final(callback: () => void): void {
    this.push(null);
    callback();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    if (this.#connection !== undefined) {
      this.#engine.disconnect(this.#connection);
      // A query cannot be canceled, and all other queries wait behind it.
      if (this.#isWaiting) void this.#engine.restart();
    }
    callback(error);
  }

  // Methods that `pg` calls on a socket. They have no effect for a thread.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  #send(bytes: Uint8Array): void {
    if (this.#connection === undefined) return;
    this.#isWaiting = bytes[0] !== TERMINATE;
    this.#engine.send(this.#connection, bytes);
  }
}
