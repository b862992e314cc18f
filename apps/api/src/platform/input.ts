import { type Endpoint, type PathParams, parseQuery } from '@derrick/domain/contract';
import type { Context } from 'hono';
import { integer, nullable, optional, string, type } from 'superstruct';
import { validationFailed } from './failure.ts';
import { checked, readJson, validate } from './validate.ts';

/** What the caller of a change has read before; absent, the change is made whatever happened since. */
export interface Basis {
  version?: number | undefined;
  updatedAt?: string | null | undefined;
}

const basisStruct = type({ version: optional(integer()), updatedAt: optional(nullable(string())) });

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads the parameters of a path. An `id` that cannot be any record's is the caller's mistake, not a missing record. */
function readParams(c: Context, path: string): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => {
      const value = c.req.param(name) ?? '';
      if (name !== 'id') return [name, value];
      if (!UUID.test(value)) throw validationFailed({ id: 'idInvalid' });
      return [name, value.toLowerCase()];
    }),
  );
}

/** Splits the body of a change into the record and what the caller has read before. */
function splitBasis(body: object): { basis: Basis; record: object } {
  const basis = validate(body, basisStruct);
  const record = Object.entries(body).filter(([name]) => !(name in basisStruct.schema));
  return { basis, record: Object.fromEntries(record) };
}

async function readBody(c: Context, { body: struct, kind, isVersioned }: Endpoint) {
  if (!struct || kind === 'upload') return { body: undefined, basis: {} };
  if (c.req.header('content-type') === undefined) {
    // A body whose struct has a default may be left out.
    const [error, body] = struct.validate(undefined, { coerce: true });
    if (!error) return { body, basis: {} };
  }
  const json = await readJson(c);
  const { basis, record } = isVersioned ? splitBasis(json) : { basis: {}, record: json };
  return { body: checked(() => struct.create(record)), basis };
}

/**
 * Reads what a call brings and checks it with the structs of its endpoint, in this order: path, query, body.
 * @throws {ApiFailure} 400 with a message key for each field, 415 for a body that is no JSON
 */
export async function readInput<Path extends string, Query, Body>(
  c: Context,
  endpoint: Endpoint<Path, Query, Body, unknown>,
): Promise<{ params: PathParams<Path>; query: Query; body: Body; basis: Basis }> {
  const params = readParams(c, endpoint.path);
  const { query: struct } = endpoint;
  const query = struct && checked(() => parseQuery(new URL(c.req.url).searchParams, struct));
  const { body, basis } = await readBody(c, endpoint);
  // The names come from the path itself; where the endpoint has no struct, its type says undefined.
  return { params: params as PathParams<Path>, query: query as Query, body: body as Body, basis };
}
