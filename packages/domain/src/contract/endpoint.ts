import type { Struct } from 'superstruct';
import type { Permission } from '../permissions/permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What can be read of any struct: all of it but the one property that makes `Struct` invariant in its type. */
export type AnyStruct<T = unknown> = Omit<Struct<T, unknown>, 'refiner'>;

/** Gives `AnyStruct` back the property that superstruct's functions want. */
export const toStruct = <T>(struct: AnyStruct<T>) => struct as Struct<T, unknown>;

/**
 * How a call and its reply travel: `json` both ways, `upload` sends one file as multipart form data and gets JSON,
 * `download` gets a file, `stream` server-sent events that go on until one side ends them.
 */
export type EndpointKind = 'json' | 'upload' | 'download' | 'stream';

/** One call and one reply, for the documentation and for tests that go through the whole contract. */
export interface EndpointExample {
  query?: Readonly<Record<string, unknown>>;
  /** Ids made with `exampleId` stand for a record of that resource. */
  body?: unknown;
  /** The `data` of the reply. */
  reply?: unknown;
  /**
   * The status of an example that is rejected: 400 for a made-up password or code, 404 for what a company has to set up
   * first, 409 for what the server is not set up for.
   */
  status?: 400 | 404 | 409;
}

interface EndpointBase<Path extends string> {
  method: Method;
  /** Further methods that mean the same: `PATCH` beside `PUT`. */
  aliases?: readonly Method[];
  /** Below the API's base path; `:id` stands for an id. */
  path: Path;
  /** One sentence for the documentation. */
  summary: string;
  /** Who may call: whoever has the permission, everybody with a session, or anyone at all. */
  permission: Permission | 'signedIn' | 'anyone';
  /** `json` unless given. */
  kind?: EndpointKind;
  /** The status of success: 200 unless given. */
  status?: 200 | 201;
  /** The kind of record that `:id` or `:name` names, such as `ticket`. */
  resource?: string;
  /** The kind of record that this call makes; the reply's `data.id` names it. */
  creates?: string;
  /** The topics that the reply is made of. */
  reads?: readonly string[];
  /** The topics that this call changes: whatever reads one of them is loaded again. On the server, a transaction. */
  changes?: readonly string[];
  /** Takes an `Idempotency-Key`: repeated with the same key within a day, it answers with the first reply. */
  isIdempotent?: boolean;
  /** Takes the `version` that a change builds on, and answers 409 when somebody was faster. */
  isVersioned?: boolean;
  /** How long a client waits for the reply, in milliseconds, where that is more than for others. */
  timeoutMs?: number;
  example?: EndpointExample;
}

interface EndpointStructs<Query, Body, Data> {
  /** The parameters of the address; also the codec of the address line (see `readQuery` and `writeQuery`). */
  query?: AnyStruct<Query>;
  /** The body as JSON. */
  body?: AnyStruct<Body>;
  /** The `data` of the reply's envelope; absent, nobody reads it. */
  reply?: AnyStruct<Data>;
}

/** One call of the API: where it goes, who may make it, what it takes and what it answers. */
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

/** Recognises an endpoint among the exports of a package. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'isEndpoint') === true;

type ParamName<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamName<Start> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters in a path: `{ id: string }` for `/ticket/:id`. */
export type PathParams<Path extends string> = { [Name in ParamName<Path>]: string };

/** A query as a caller writes it: what is left out takes its default. */
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

/** What a caller passes to an endpoint. */
export type EndpointInput<E extends Endpoint> =
  E extends Endpoint<infer Path, infer Query, infer Body, unknown>
    ? ParamsInput<Path> &
        (Query extends undefined ? { query?: undefined } : { query?: QueryInput<Query> | undefined }) &
        BodyInput<Body>
    : never;

/** The `data` that an endpoint answers with. */
export type EndpointData<E extends Endpoint> =
  E extends Endpoint<string, infer _Q, infer _B, infer Data> ? Data : never;

/** A placeholder for the id of a record of this resource, in examples: the same UUID for the same resource. */
export function exampleId(resource: string): string {
  const hex = [...resource].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  const digits = hex.padEnd(24, '0').slice(0, 24);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(12, 15)}-8${digits.slice(15, 18)}-${digits.slice(12, 24)}`;
}
