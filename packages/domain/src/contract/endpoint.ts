import type { Struct } from 'superstruct';
import type { Permission } from '../permissions/permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The readable part of any struct: everything except the property that makes `Struct` invariant in its type. */
export type AnyStruct<T = unknown> = Omit<Struct<T, unknown>, 'refiner'>;

/** Casts an `AnyStruct` to the `Struct` that superstruct's functions expect. */
export const toStruct = <T>(struct: AnyStruct<T>) => struct as Struct<T, unknown>;

/**
 * Formats of a request and its reply: `json` both ways, `upload` sends one file as multipart form data and receives JSON,
 * `download` receives a file, `stream` receives server-sent events until one side closes the connection.
 */
export type EndpointKind = 'json' | 'upload' | 'download' | 'stream';

/** An example request and reply, used in the documentation and in tests that cover the whole contract. */
export interface EndpointExample {
  query?: Readonly<Record<string, unknown>>;
  /** Ids made with `exampleId` are placeholders for a record of that resource. */
  body?: unknown;
  /** The `data` of the reply. */
  reply?: unknown;
  /**
   * The status of a rejected example: 400 for a made-up password or code, 404 if the company must set something up first,
   * 409 if the server lacks the configuration.
   */
  status?: 400 | 404 | 409;
}

interface EndpointBase<Path extends string> {
  method: Method;
  /** Additional methods with the same meaning, such as `PATCH` beside `PUT`. */
  aliases?: readonly Method[];
  /** Path below the API's base path. `:id` is a placeholder for an id. */
  path: Path;
  /** One sentence for the documentation. */
  summary: string;
  /** Required permission: a named one, `signedIn` for every signed-in user, or `anyone` for public endpoints. */
  permission: Permission | 'signedIn' | 'anyone';
  /** @default 'json' */
  kind?: EndpointKind;
  /**
   * HTTP status of a successful reply.
   * @default 200
   */
  status?: 200 | 201;
  /** The kind of record identified by `:id` or `:name`, such as `ticket`. */
  resource?: string;
  /** The kind of record that this endpoint creates. Its id is `data.id` of the reply. */
  creates?: string;
  /** Topics from which the reply is built. */
  reads?: readonly string[];
  /**
   * Topics changed by this endpoint. Clients reload the queries that read one of them. The server runs the handler in a
   * transaction.
   */
  changes?: readonly string[];
  /** Accepts an `Idempotency-Key`: a repeated request with the same key within a day returns the first reply. */
  isIdempotent?: boolean;
  /** Accepts the `version` on which a change is based, and returns 409 if the record changed in the meantime. */
  isVersioned?: boolean;
  /** Timeout of the client in milliseconds. Set only for endpoints slower than the default. */
  timeoutMs?: number;
  example?: EndpointExample;
}

interface EndpointStructs<Query, Body, Data> {
  /** The query parameters. Apps also use the struct for their own URLs (see `readQuery` and `writeQuery`). */
  query?: AnyStruct<Query>;
  /** The JSON body. */
  body?: AnyStruct<Body>;
  /** The `data` of the reply's envelope. If absent, the client ignores the reply. */
  reply?: AnyStruct<Data>;
}

/** An endpoint of the API: path, permission, parameters, body and reply. */
export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Data = unknown>
  extends Readonly<EndpointBase<Path>>,
    Readonly<EndpointStructs<Query, Body, Data>> {
  readonly isEndpoint: true;
}

/**
 * Declares an endpoint. The client, the cache keys, the server's routes, the mock handlers, the tests that go through
 * all endpoints and the documentation read this one declaration.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const Path extends string, Query = undefined, Body = undefined, Data = undefined>(
  declaration: EndpointBase<Path> & EndpointStructs<Query, Body, Data>,
): Endpoint<Path, Query, Body, Data> {
  return { ...declaration, isEndpoint: true };
}

/** Recognizes an endpoint among the exports of a package. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'isEndpoint') === true;

type ParamName<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamName<Start> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters of a path: `{ id: string }` for `/ticket/:id`. */
export type PathParams<Path extends string> = { [Name in ParamName<Path>]: string };

/** A query as passed by a caller. Omitted fields take their defaults. */
export type QueryInput<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

type ParamsInput<Path extends string> = string extends Path
  ? { params?: object | undefined }
  : [ParamName<Path>] extends [never]
    ? { params?: undefined }
    : { params: PathParams<Path> };

type BodyInput<Body> = unknown extends Body
  ? { body?: unknown }
  : Body extends undefined
    ? { body?: undefined }
    : { body: Body };

/** The input of a call to an endpoint: path parameters, query and body. */
export type EndpointInput<E extends Endpoint> =
  E extends Endpoint<infer Path, infer Query, infer Body, unknown>
    ? ParamsInput<Path> &
        (Query extends undefined ? { query?: undefined } : { query?: QueryInput<Query> | undefined }) &
        BodyInput<Body>
    : never;

/** The `data` returned by an endpoint. */
export type EndpointData<E extends Endpoint> =
  E extends Endpoint<string, infer _Q, infer _B, infer Data> ? Data : never;

/** Returns a placeholder id for examples. The same resource always gets the same UUID. */
export function exampleId(resource: string): string {
  const hex = [...resource].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  const digits = hex.padEnd(24, '0').slice(0, 24);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(12, 15)}-8${digits.slice(15, 18)}-${digits.slice(12, 24)}`;
}
