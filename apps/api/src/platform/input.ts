import { type Endpoint, fieldErrors, isUuid, type PathParams, parseQuery } from '@derrick/domain/contract';
import type { Context } from 'hono';
import { create, integer, nullable, optional, StructError, string, type } from 'superstruct';
import { failure, validationFailed } from './failures.ts';

/** What the caller of a change has read before; absent, the change is made whatever happened since. */
export interface Basis {
  version?: number | undefined;
  updatedAt?: string | null | undefined;
}

/** A stored record that was changed after the caller had read it. */
export const isOutdated = (
  { version, updatedAt }: Basis,
  stored: { version: number; updatedAt: Date },
): boolean =>
  (version !== undefined && version !== stored.version) ||
  (typeof updatedAt === 'string' && Date.parse(updatedAt) !== stored.updatedAt.getTime());

const basisStruct = type({ version: optional(integer()), updatedAt: optional(nullable(string())) });

/** Reads the parameters of a path. An `id` that cannot be any record's is the caller's mistake, not a missing record. */
function readParams(c: Context, path: string): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => {
      const value = c.req.param(name) ?? '';
      if (name !== 'id') return [name, value];
      if (!isUuid(value)) throw validationFailed({ id: 'idInvalid' });
      return [name, value.toLowerCase()];
    }),
  );
}

/** Runs a check of the domain and answers 400 with a key a field when it fails. */
function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof StructError) throw validationFailed(fieldErrors(error));
    throw error;
  }
}

/** No form has as many. */
const MOST_FIELDS = 200;
const LONGEST_FIELD = 100;

/** No form is as deep: a list of objects is two. */
const DEEPEST = 8;

/**
 * Accepts a value that can be written as text, which superstruct does with every one that it refuses: what is nested a
 * hundred thousand times has no end on the stack, an object with a `toString` of its own none to call.
 */
function isPrintable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((part) => isPrintable(part, depth + 1));
  // What JSON.parse has made inherits nothing that can be counted; and a body may hold three hundred thousand of them.
  for (const name in value) {
    if (name === 'toString' || name === 'valueOf') return false;
    if (!isPrintable(Reflect.get(value, name), depth + 1)) return false;
  }
  return true;
}

/** Reads the body as a JSON object, whatever its fields hold. */
async function readJson(c: Context): Promise<object> {
  const type = c.req.header('content-type');
  // A form of another site can send only the other types without asking first.
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw failure('bodyNotJson');
  }
  if (!/^(?:identity)?$/i.test(c.req.header('content-encoding') ?? '')) {
    throw failure('bodyCompressed');
  }
  const body = parseJson(await c.req.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw validationFailed({ body: 'invalid' });
  const fields = Object.entries(body);
  // Looking at each of sixty thousand fields would hold up everybody for half a second.
  if (fields.length > MOST_FIELDS) throw validationFailed({ body: 'tooManyFields' });
  const wrong = fields.find(([, value]) => !isPrintable(value));
  if (wrong) throw validationFailed({ [wrong[0].slice(0, LONGEST_FIELD)]: 'invalid' });
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('jsonInvalid', { errors: { body: 'jsonInvalid' } });
  }
}

/** Splits the body of a change into the record and what the caller has read before. */
function splitBasis(body: object): { basis: Basis; record: object } {
  const basis = checked(() => create(body, basisStruct));
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
