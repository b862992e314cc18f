import {
  type Endpoint,
  type EndpointData,
  fieldErrors,
  type PathParams,
  parseQuery,
} from '@derrick/domain/contract';
import { HttpResponse, type HttpResponseResolver, http, type RequestHandlerOptions } from 'msw';
import { StructError } from 'superstruct';
import { api, failure, success } from './replies.ts';

/** A request, parsed with the structs of its endpoint. */
export interface MockCall<E extends Endpoint> {
  params: E extends Endpoint<infer Path> ? PathParams<Path> : never;
  query: E extends Endpoint<string, infer Query> ? Query : never;
  /** Validated body. The body of an upload is its file. */
  body: E extends Endpoint<string, unknown, infer Body> ? Body : never;
  /** Version that a change is based on, if the endpoint requires one. */
  version: number | undefined;
  request: Request;
}

/** `data` of a reply; null for an endpoint without data. */
type MockData<E extends Endpoint> = EndpointData<E> extends undefined ? null : EndpointData<E>;

/**
 * Answers a request with `data`, which `mock` wraps into the envelope, or with a complete response such as `failure(…)`.
 * `undefined` leaves the request to the next handler.
 */
export type MockResolver<E extends Endpoint> = (
  call: MockCall<E>,
) => MockData<E> | Response | undefined | Promise<MockData<E> | Response | undefined>;

/** Splits a request body into its `version` and the other fields. */
const splitVersion = (sent: unknown) => {
  const { version, ...body } = Object(sent);
  return { version, body };
};

/**
 * Parses a request like the server does.
 * @throws {StructError} if the structs reject the request
 */
async function readCall({ query, body, kind, isVersioned }: Endpoint, request: Request) {
  const read = query && { query: parseQuery(new URL(request.url).searchParams, query) };
  // Reads a copy, so that the next handler can still read the body.
  const copy = request.clone();
  if (kind === 'upload') return { ...read, body: (await copy.formData()).get('file') };
  if (!body) return { ...read };
  const sent = await copy.json();
  const { version, body: input } = isVersioned ? splitVersion(sent) : { version: undefined, body: sent };
  const [error, checked] = body.validate(input, { coerce: true });
  if (error) throw error;
  return { ...read, body: checked, version };
}

/** Creates the response of a file download. */
function fileResponse(data: unknown): Response {
  const blob: Blob = Reflect.get(Object(data), 'blob');
  const name: string | undefined = Reflect.get(Object(data), 'name');
  return new HttpResponse(blob, {
    headers: {
      'content-type': blob.type,
      ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
    },
  });
}

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/**
 * Answers an endpoint of the contract in stories: `mock(getTicket, ({ params }) => find(params.id))`. The envelope and
 * the success status are those of the endpoint. If the structs reject the query or body, the mock replies with the
 * server's 400. A resolver without parameters answers any request.
 */
export function mock<E extends Endpoint>(
  endpoint: E,
  resolver: MockResolver<E>,
  options?: RequestHandlerOptions,
) {
  const { method, path, kind, status = 200 } = endpoint;
  const answer = async (request: Request, params: object): Promise<Response | undefined> => {
    try {
      const read = resolver.length > 0 ? await readCall(endpoint, request) : {};
      const call = { ...read, params, request };
      // The structs from which this type is derived have validated the request.
      const reply: unknown = await resolver(call as MockCall<E>);
      if (reply === undefined || reply instanceof Response) return reply;
      return kind === 'download' ? fileResponse(reply) : success(reply, status);
    } catch (error) {
      if (!(error instanceof StructError)) throw error;
      return failure(400, 'VALIDATION_FAILED', 'Check the fields', fieldErrors(error));
    }
  };
  const reply: HttpResponseResolver = ({ request, params }) => answer(request, params);
  return methods[method](api(path.slice(1)), reply, options);
}

/** Server message of a failed request in stories. */
export const TRY_AGAIN = 'Try again in a minute.';

/** Rejects the first matching request. The next handler answers the following ones. */
export function failOnce<E extends Endpoint>(
  endpoint: E,
  matches: (call: MockCall<E>) => boolean = () => true,
) {
  let hasFailed = false;
  return mock(endpoint, (call) => {
    if (hasFailed || !matches(call)) return undefined;
    hasFailed = true;
    return failure(503, 'INTERNAL', TRY_AGAIN);
  });
}
