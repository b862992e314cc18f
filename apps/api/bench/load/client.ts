import { create, type Struct, type, unknown } from 'superstruct';
import type { Random } from '../../seed/random.ts';
import type { Ledger } from './ledger.ts';

interface Sent {
  status: number;
  text: string;
}

/** A request other than a plain read. */
interface Request {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  /** Index of the origin to use; random by default. */
  process?: number;
}

/** Successes, and the rejections that are expected with competing changes and limits. */
const expected: readonly number[] = [200, 201, 404, 409, 429];

/** Sends the requests of one user, each to one of several processes, and records the responses. */
export class Client {
  readonly #token: string;
  readonly #urls: readonly string[];
  readonly #random: Random;
  readonly #ledger: Ledger;

  constructor(token: string, urls: readonly string[], random: Random, ledger: Ledger) {
    this.#token = token;
    this.#urls = urls;
    this.#random = random;
    this.#ledger = ledger;
  }

  /** @param kind label for the statistics */
  async send(kind: string, path: string, request?: Request): Promise<Sent> {
    const index = request?.process ?? this.#random.between(0, this.#urls.length - 1);
    const start = performance.now();
    const reply = await fetch(`${this.#urls[index]}/api/v1${path}`, {
      ...(request && { method: request.method }),
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(request?.body !== undefined && { 'content-type': 'application/json' }),
        ...(request?.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
      },
      body: request?.form ?? (request?.body === undefined ? null : JSON.stringify(request.body)),
    });
    const text = await reply.text();
    const { status } = reply;
    this.#ledger.count(kind, status, performance.now() - start);
    if (!expected.includes(status)) this.#ledger.wrong.push(`${kind} ${status} ${text.slice(0, 200)}`);
    return { status, text };
  }
}

/** Reads the `data` of a response. */
export function dataOf<T, S>(text: string, struct: Struct<T, S>): T {
  const { data } = create(JSON.parse(text), type({ data: unknown() }));
  return create(data, struct);
}
