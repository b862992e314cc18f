import { create, validate } from 'superstruct';
import { type AnyStruct, type Endpoint, toStruct } from './endpoint.ts';

/** Returns the structs of a query's fields by name, which superstruct stores in an object struct's `schema`. */
const fieldsOf = (struct: AnyStruct): Record<string, AnyStruct> =>
  typeof struct.schema === 'object' && struct.schema !== null ? { ...struct.schema } : {};

/**
 * Parses a whole number in decimal digits. Returns NaN for other notations that `Number` would accept: `1e3`, `0x10`,
 * `1.0`.
 */
const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/** Parses a list parameter, repeated or comma-separated, without duplicates. */
const listOf = (values: readonly string[]) => [
  ...new Set(
    values
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

function fieldValue(params: URLSearchParams, name: string, { type }: AnyStruct): unknown {
  if (type === 'array') {
    const values = listOf(params.getAll(name));
    return values.length > 0 ? values : undefined;
  }
  const text = params.get(name)?.trim();
  if (!text) return undefined;
  if (type === 'integer' || type === 'number') return wholeNumber(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Returns the values of a query by the field names of its struct, without absent and empty ones. */
const valuesOf = (params: URLSearchParams, struct: AnyStruct): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(struct))
      .map(([name, field]): [string, unknown] => [name, fieldValue(params, name, field)])
      .filter(([, value]) => value !== undefined),
  );

/**
 * Parses a query strictly, as the server does. Parameters that the struct does not have are ignored, and empty ones count
 * as absent.
 * @throws {StructError} if a parameter is invalid. `fieldErrors` converts it to a message key per parameter.
 */
export const parseQuery = <Query>(params: URLSearchParams, struct: AnyStruct<Query>): Query =>
  create(valuesOf(params, struct), toStruct(struct));

/** Returns the valid items of a list, up to the maximum length that the field allows. */
function validItemsOf(field: AnyStruct, items: readonly unknown[]): unknown[] {
  const values: unknown[] = [];
  for (const item of items) {
    const [error] = field.validate([...values, item], { coerce: true });
    if (!error) values.push(item);
  }
  return values;
}

/** Parses a query leniently, as the app reads its own URL: invalid values are replaced by their defaults. */
export function readQuery<Query>(params: URLSearchParams, struct: AnyStruct<Query>): Query {
  const values = valuesOf(params, struct);
  const [error, query] = validate(values, toStruct(struct), { coerce: true });
  if (!error) return query;
  const wrong = new Set(error.failures().map(({ path }) => String(path[0])));
  const fields = fieldsOf(struct);
  const right = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (!wrong.has(name)) return [[name, value]];
    return field && Array.isArray(value) ? [[name, validItemsOf(field, value)]] : [];
  });
  return create(Object.fromEntries(right), toStruct(struct));
}

/**
 * Serializes the values of a query in the order of the struct, without empty values and values equal to those in
 * `leftOut`.
 */
function textOfQuery(query: object, struct: AnyStruct, leftOut: object): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(fieldsOf(struct))) {
    const text = textOf(Reflect.get(query, name));
    if (text !== '' && text !== textOf(Reflect.get(leftOut, name))) params.set(name, text);
  }
  return params.toString();
}

/**
 * Serializes a query in the format that `parseQuery` reads, without `?`. Names have the order of the struct and empty
 * values are omitted, so that equal queries give equal strings.
 * @param options.withoutDefaults omits the values that `readQuery` would fill in anyway, for a short URL
 */
export function writeQuery<Query>(
  query: { [Name in keyof Query]?: Query[Name] | undefined },
  struct: AnyStruct<Query>,
  { withoutDefaults = false } = {},
): string {
  const defaults = withoutDefaults ? readQuery(new URLSearchParams(), struct) : {};
  return textOfQuery(query, struct, Object(defaults));
}

/**
 * Returns the URL of a request below the API's base path, `/ticket/…?…`. Equal inputs give equal URLs, so it also serves
 * as a cache key.
 */
export function addressOf(
  endpoint: Endpoint,
  { params = {}, query = {} }: { params?: object | undefined; query?: object | undefined } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name) ?? '')),
  );
  const text = endpoint.query ? textOfQuery(query, endpoint.query, {}) : '';
  return text === '' ? path : `${path}?${text}`;
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value).trim();
