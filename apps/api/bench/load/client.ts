import { create, type Struct, type, unknown } from 'superstruct';
import type { Random } from '../../seed/random.ts';
import type { Ledger } from './ledger.ts';

interface Sent {
  status: number;
  text: string;
}

/** A request that is not a plain read. */
interface Request {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  /** The place of the origin that it goes to; absent, any. */
  process?: number;
}

/** A success, or a refusal that is due when others change the same or ask as much. */
const expected: readonly number[] = [200, 201, 404, 409, 429];

/** Sends what one person asks, to one of several processes each time, and notes the replies. */
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

  /** @param kind what the figures are told apart by */
  async send(kind: string, path: string, request?: Request): Promise<Sent> {
    const place = request?.process ?? this.#random.between(0, this.#urls.length - 1);
    const start = performance.now();
    const reply = await fetch(`${this.#urls[place]}/api/v1${path}`, {
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

/** Reads the `data` of a reply. */
export function dataOf<T, S>(text: string, struct: Struct<T, S>): T {
  const { data } = create(JSON.parse(text), type({ data: unknown() }));
  return create(data, struct);
}
