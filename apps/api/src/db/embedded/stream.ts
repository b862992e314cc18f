import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';
import { concat } from './protocol.ts';

/** The type of the message that ends a connection, the only one without an answer. */
const TERMINATE = 'X'.charCodeAt(0);

/** What `pg` takes for a socket: a connection to the embedded database's thread. */
export class WorkerStream extends Duplex {
  readonly #engine: Engine;
  #connection: number | undefined;
  /** Something was sent that has no answer yet. */
  #isWaiting = false;

  constructor(engine: Engine) {
    super({ allowHalfOpen: false });
    this.#engine = engine;
  }

  /** Called by `pg` in place of `Socket.connect`; address and port mean nothing here. */
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

  /** Bytes from the database. */
  receive(bytes: Uint8Array): void {
    this.#isWaiting = false;
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    // `pg` corks a query's messages together: they cross in one piece, which halves the time of a small query.
    this.#send(concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#connection !== undefined) {
      this.#engine.disconnect(this.#connection);
      // A query cannot be cancelled, and everybody else waits behind it.
      if (this.#isWaiting) void this.#engine.restart();
    }
    done(error);
  }

  // The rest of what `pg` expects of a socket; a thread has none of it.
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
