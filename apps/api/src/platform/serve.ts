import type { Endpoint, PathParams } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { originOf, type Unit, unitOfWork } from '../events/index.ts';
import { ApiFailure } from './apiFailure.ts';
import { type AppEnv, type Session, sessionOf } from './context.ts';
import { type Authenticate, admit } from './guard.ts';
import { readIdempotencyKey, runOnce } from './idempotency.ts';
import { type Basis, readInput } from './input.ts';
import { languageOf } from './language.ts';
import type { Logger } from './logging.ts';
import type { Messages } from './messages.ts';

/** The request context available before the handler runs. */
export interface Call<Path extends string, Query, Body> {
  /** Hono's context, for headers, uploads and downloads. */
  c: Context<AppEnv>;
  log: Logger;
  /** @throws {Error} for public endpoints */
  readonly session: Session;
  params: PathParams<Path>;
  query: Query;
  body: Body;
  /** The version of the record that the caller has read; set for versioned endpoints. */
  basis: Basis;
}

/** The request context of a handler. */
export interface HandledCall<Path extends string, Query, Body, Prepared> extends Call<Path, Query, Body> {
  /**
   * The transaction of the request and its events.
   * @throws {Error} if the endpoint declares no `changes`
   */
  readonly unit: Unit;
  /** The result of `before`. */
  readonly prepared: Prepared;
  /** Runs a task after the transaction is committed. */
  afterCommit(task: () => void): void;
}

export interface RouteLimits {
  /** Maximum length of the body in bytes. Defaults to 16 KB for public endpoints and to 1 MB otherwise. */
  maxBodyBytes?: number;
  /** Maximum time in milliseconds in which the request must arrive. Defaults to 30 seconds. */
  receiveMs?: number;
}

type Awaitable<T> = T | Promise<T>;

/** Returns the `data` of the response, or a complete response for downloads. */
type Handle<Path extends string, Query, Body, Data, Prepared> = (
  call: HandledCall<Path, Query, Body, Prepared>,
) => Awaitable<Data | Response>;

interface Steps<Path extends string, Query, Body, Data, Prepared> {
  /** Replaces the failure of an invalid query or body. */
  onInvalid?: ((failure: ApiFailure) => ApiFailure) | undefined;
  /** Work that must run outside the transaction, such as hashing a password or counting attempts. */
  before?: ((call: Call<Path, Query, Body>) => Awaitable<Prepared>) | undefined;
  handle: Handle<Path, Query, Body, Data, Prepared>;
  limits?: RouteLimits | undefined;
}

/** Dependencies of all endpoints. */
export interface Services {
  db: Kysely<Database>;
  authenticate: Authenticate;
  /** Maps the URL of a photo on another server to a URL on this server. */
  photos: { addressOf(photo: string): string };
  /** Validates each response with its struct. */
  checksReplies: boolean;
}

/** An endpoint of the contract with its handler; registered by `mount`. */
export interface Route {
  endpoint: Endpoint;
  limits?: RouteLimits | undefined;
  answer(c: Context<AppEnv>, services: Services): Promise<Response>;
}

/**
 * Validates the serialized response with the struct of the contract.
 * @throws {Error} that names the endpoint and the field; a server error, answered with 500
 */
function checkReply({ method, path, reply }: Endpoint, text: string): void {
  const { data } = JSON.parse(text);
  const [error] = reply?.validate(data) ?? [];
  if (error) {
    throw new Error(`The reply of ${method} ${path} is not what the contract says: ${error.message}`);
  }
}

type SuccessMessages = Pick<Messages<never>, 'find'>;

const nameOf = new Map<Endpoint, string>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
);

/**
 * Creates the route of an endpoint. Before the handler runs, the caller is authenticated and authorized, and params,
 * query and body are validated with the structs of the contract. An endpoint that declares `changes` runs in one
 * transaction.
 */
export function serve<const Path extends string, Query, Body, Data, Prepared = undefined>(
  endpoint: Endpoint<Path, Query, Body, Data>,
  handler: Handle<Path, Query, Body, Data, Prepared> | Steps<Path, Query, Body, Data, Prepared>,
  messages?: SuccessMessages,
): Route {
  const { onInvalid, before, handle, limits } = typeof handler === 'function' ? { handle: handler } : handler;
  const { method, path, changes, isIdempotent, status = 200 } = endpoint;

  return {
    endpoint,
    limits,
    async answer(c, { db, authenticate, photos, checksReplies }) {
      await admit(c, endpoint.permission, authenticate);
      const input = await readInput(c, endpoint).catch((error: unknown) => {
        throw onInvalid && error instanceof ApiFailure ? onInvalid(error) : error;
      });
      const key = isIdempotent ? readIdempotencyKey(c) : undefined;
      const afterCommit: (() => void)[] = [];
      let unit: Unit | undefined;
      let changedName: string | undefined;
      let prepared: Prepared | undefined;
      const call: HandledCall<Path, Query, Body, Prepared> = {
        c,
        log: c.get('log'),
        get session() {
          return sessionOf(c);
        },
        ...input,
        get unit() {
          if (!unit) throw new Error(`${method} ${path} has no transaction: it declares no changes`);
          return unit;
        },
        get prepared() {
          // Undefined only if there is no `before`, and then its type is undefined as well.
          return prepared as Prepared;
        },
        afterCommit: (task) => afterCommit.push(task),
      };
      prepared = await before?.(call);

      const textOf = (data: unknown): string => {
        const language = languageOf(c);
        const message = messages?.find(language, `success.${nameOf.get(endpoint)}`, {
          name: changedName ?? '',
        });
        if (message !== undefined) c.header('content-language', language);
        const text = JSON.stringify({ success: true, data, message }, (name, value: unknown) =>
          name === 'photo' && typeof value === 'string' ? photos.addressOf(value) : value,
        );
        if (checksReplies) checkReply(endpoint, text);
        return text;
      };
      const answer = async (): Promise<string | Response> => {
        if (key !== undefined) {
          const { params, body } = input;
          const request = { key, endpoint, params, search: new URL(c.req.url).search, body };
          const make = async () => textOf(await handle(call));
          const { reply, isReplayed } = await runOnce(call.unit.trx, call.session, request, make);
          if (isReplayed) c.header('idempotent-replayed', 'true');
          return reply;
        }
        const data = await handle(call);
        return data instanceof Response ? data : textOf(data);
      };
      const reply = changes
        ? await unitOfWork(db, originOf(c), (opened) => {
            // A retried transaction starts without the results of the first attempt.
            afterCommit.length = 0;
            changedName = undefined;
            unit = {
              trx: opened.trx,
              emit(event) {
                // The label of the record is the name that users know it by.
                changedName = event.target.label;
                opened.emit(event);
              },
            };
            return answer();
          })
        : await answer();
      for (const task of afterCommit) task();
      if (reply instanceof Response) return reply;
      return c.body(reply, status, { 'content-type': 'application/json' });
    },
  };
}

/**
 * Creates the `serve` of a feature. The reply to a change has the feature's message `success.<name of the endpoint>`, if
 * there is one; its `{name}` is the name of the changed record.
 */
export const serveWith =
  (messages: SuccessMessages): typeof serve =>
  (endpoint, handler) =>
    serve(endpoint, handler, messages);
