import { type Endpoint, fieldErrors, isUuid, type PathParams, parseQuery } from '@derrick/domain/contract';
import type { Context } from 'hono';
import { create, integer, nullable, optional, StructError, string, type } from 'superstruct';
import { failure, validationFailed } from './failures.ts';

/** The version of the record that the caller has read. If undefined, the change is made without a conflict check. */
export interface Basis {
  version?: number | undefined;
  updatedAt?: string | null | undefined;
}

/** Returns whether the record was changed after the caller read it. */
export const isOutdated = (
  { version, updatedAt }: Basis,
  stored: { version: number; updatedAt: Date },
): boolean =>
  (version !== undefined && version !== stored.version) ||
  (typeof updatedAt === 'string' && Date.parse(updatedAt) !== stored.updatedAt.getTime());

const basisStruct = type({ version: optional(integer()), updatedAt: optional(nullable(string())) });

/** Reads the parameters of a path. A malformed `id` is answered with 400, not 404. */
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

/** Runs a validation. On failure, throws a 400 with a message key for each field. */
function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof StructError) throw validationFailed(fieldErrors(error));
    throw error;
  }
}

/** Maximum number of fields of a body. No form has as many. */
const MAX_FIELDS = 200;
const MAX_FIELD_NAME_LENGTH = 100;

/** Maximum nesting depth of a body. Forms use two levels (a list of objects). */
const DEEPEST = 8;

/**
 * Returns whether a value can be converted to a string, which superstruct does with rejected values. Very deep nesting
 * would overflow the stack, and an object with its own `toString` property would throw.
 */
function isPrintable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((part) => isPrintable(part, depth + 1));
  // `for … in` is safe because objects from JSON.parse inherit no enumerable properties. It is also fast, which matters
  // for bodies with 300,000 values.
  for (const name in value) {
    if (name === 'toString' || name === 'valueOf') return false;
    if (!isPrintable(Reflect.get(value, name), depth + 1)) return false;
  }
  return true;
}

/** Reads the body as a JSON object without checking its fields. */
async function readJson(c: Context): Promise<object> {
  const type = c.req.header('content-type');
  // Forms on other websites can send other content types without a CORS preflight, but not JSON.
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
  // Checking 60,000 fields would block the server for half a second.
  if (fields.length > MAX_FIELDS) throw validationFailed({ body: 'tooManyFields' });
  const wrong = fields.find(([, value]) => !isPrintable(value));
  if (wrong) throw validationFailed({ [wrong[0].slice(0, MAX_FIELD_NAME_LENGTH)]: 'invalid' });
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('jsonInvalid', { errors: { body: 'jsonInvalid' } });
  }
}

/** Splits the body of a change into the record and the version that the caller has read. */
function splitBasis(body: object): { basis: Basis; record: object } {
  const basis = checked(() => create(body, basisStruct));
  const record = Object.entries(body).filter(([name]) => !(name in basisStruct.schema));
  return { basis, record: Object.fromEntries(record) };
}

async function readBody(c: Context, { body: struct, kind, isVersioned }: Endpoint) {
  if (!struct || kind === 'upload') return { body: undefined, basis: {} };
  if (c.req.header('content-type') === undefined) {
    // A body may be omitted if its struct has a default.
    const [error, body] = struct.validate(undefined, { coerce: true });
    if (!error) return { body, basis: {} };
  }
  const json = await readJson(c);
  const { basis, record } = isVersioned ? splitBasis(json) : { basis: {}, record: json };
  return { body: checked(() => struct.create(record)), basis };
}

/**
 * Reads the input of a request and validates it with the structs of its endpoint, in this order: path, query, body.
 * @throws {ApiFailure} 400 with a message key for each field, 415 if the body is not JSON
 */
export async function readInput<Path extends string, Query, Body>(
  c: Context,
  endpoint: Endpoint<Path, Query, Body, unknown>,
): Promise<{ params: PathParams<Path>; query: Query; body: Body; basis: Basis }> {
  const params = readParams(c, endpoint.path);
  const { query: struct } = endpoint;
  const query = struct && checked(() => parseQuery(new URL(c.req.url).searchParams, struct));
  const { body, basis } = await readBody(c, endpoint);
  // The casts are safe: names come from the path itself, and endpoints without a struct have the type undefined.
  return { params: params as PathParams<Path>, query: query as Query, body: body as Body, basis };
}
