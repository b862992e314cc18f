import { create, validate } from 'superstruct';
import { type AnyStruct, type Endpoint, toStruct } from './endpoint.ts';

/** The structs of a query's fields by name; an object struct keeps them as its schema. */
const fieldsOf = (struct: AnyStruct): Record<string, AnyStruct> =>
  typeof struct.schema === 'object' && struct.schema !== null ? { ...struct.schema } : {};

/** A whole number in decimal digits; NaN for what only `Number` takes for one: `1e3`, `0x10`, `1.0`. */
const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/** A list as an address line writes it: repeated or comma-separated, each value once. */
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

/** The values of a query by the names that its struct has, those that are absent or empty left out. */
const valuesOf = (params: URLSearchParams, struct: AnyStruct): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(struct))
      .map(([name, field]): [string, unknown] => [name, fieldValue(params, name, field)])
      .filter(([, value]) => value !== undefined),
  );

/**
 * Reads a query strictly, as the server does. Names that the struct does not have are ignored, what is empty counts as
 * absent.
 * @throws {StructError} which `fieldErrors` turns into a message key for each parameter
 */
export const parseQuery = <Query>(params: URLSearchParams, struct: AnyStruct<Query>): Query =>
  create(valuesOf(params, struct), toStruct(struct));

/** The items of a list that a field takes, each beside those before it: those that are right, as many as it may have. */
function itemsTakenBy(field: AnyStruct, items: readonly unknown[]): unknown[] {
  const taken: unknown[] = [];
  for (const item of items) {
    const [error] = field.validate([...taken, item], { coerce: true });
    if (!error) taken.push(item);
  }
  return taken;
}

/** Reads a query leniently, as the app reads its address line: what is wrong falls back to its default. */
export function readQuery<Query>(params: URLSearchParams, struct: AnyStruct<Query>): Query {
  const values = valuesOf(params, struct);
  const [error, query] = validate(values, toStruct(struct), { coerce: true });
  if (!error) return query;
  const wrong = new Set(error.failures().map(({ path }) => String(path[0])));
  const fields = fieldsOf(struct);
  const right = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (!wrong.has(name)) return [[name, value]];
    return field && Array.isArray(value) ? [[name, itemsTakenBy(field, value)]] : [];
  });
  return create(Object.fromEntries(right), toStruct(struct));
}

/** The text of a query's values in the order of the struct, without those that are empty or equal to `leftOut`. */
function textOfQuery(query: object, struct: AnyStruct, leftOut: object): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(fieldsOf(struct))) {
    const text = textOf(Reflect.get(query, name));
    if (text !== '' && text !== textOf(Reflect.get(leftOut, name))) params.set(name, text);
  }
  return params.toString();
}

/**
 * Writes a query as `parseQuery` reads it, without `?`. Names come in the order of the struct and what is empty is left
 * out, so that equal queries are equal texts.
 * @param options.withoutDefaults leaves out what `readQuery` would fill in by itself, for a short address line
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
 * The address of a call below the API's base path, `/ticket/…?…`. Equal inputs give equal addresses, so that it also
 * serves as a cache key.
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
