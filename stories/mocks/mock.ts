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

/** What a call brings, read by the structs of its endpoint. */
export interface MockCall<E extends Endpoint> {
  params: E extends Endpoint<infer Path> ? PathParams<Path> : never;
  query: E extends Endpoint<string, infer Query> ? Query : never;
  /** The checked body; of an upload, its file. */
  body: E extends Endpoint<string, unknown, infer Body> ? Body : never;
  /** The version that a change builds on, where the endpoint takes one. */
  version: number | undefined;
  request: Request;
}

/** The `data` of a reply; null for an endpoint that declares none. */
type MockData<E extends Endpoint> = EndpointData<E> extends undefined ? null : EndpointData<E>;

/**
 * Answers a call with `data`, for which `mock` makes the envelope, or with a whole response, such as `failure(…)`.
 * Undefined leaves the call to the next handler.
 */
export type MockResolver<E extends Endpoint> = (
  call: MockCall<E>,
) => MockData<E> | Response | undefined | Promise<MockData<E> | Response | undefined>;

/** Takes apart what is sent to an endpoint whose changes name the version they build on. */
const splitVersion = (sent: unknown) => {
  const { version, ...body } = Object(sent);
  return { version, body };
};

/**
 * Reads what a call sends, as the server does.
 * @throws {StructError} for what the structs refuse
 */
async function readCall({ query, body, kind, isVersioned }: Endpoint, request: Request) {
  const read = query && { query: parseQuery(new URL(request.url).searchParams, query) };
  // Of a copy: a handler that leaves the call to the next one must leave it the body too.
  const copy = request.clone();
  if (kind === 'upload') return { ...read, body: (await copy.formData()).get('file') };
  if (!body) return { ...read };
  const sent = await copy.json();
  const { version, body: input } = isVersioned ? splitVersion(sent) : { version: undefined, body: sent };
  const [error, checked] = body.validate(input, { coerce: true });
  if (error) throw error;
  return { ...read, body: checked, version };
}

/** A file as the server sends it. */
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
 * the status of success are the endpoint's. A query or body that its structs refuse gets the server's 400, unless the
 * resolver takes no parameter, and answers whatever is sent.
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
      // The structs that this type is derived from have read them.
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

/** What a failed call says in the stories. */
export const TRY_AGAIN = 'Try again in a minute.';

/** Rejects the first call that matches; further calls are left to the next handler. */
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
