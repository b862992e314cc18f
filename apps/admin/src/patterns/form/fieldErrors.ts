/** Error keys by field path: `title`, or `lines.2.quantity` for a field in an array. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Rejection of a field value by the server. */
export interface Rejection {
  /** The rejected value. The error is shown as long as the field has this value. */
  value: unknown;
  error: string;
  /** The server's message about the whole request. */
  serverMessage: string;
}

export type Refusals = Readonly<Partial<Record<string, Rejection>>>;

export const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), values);

/** Returns the field name of a path without indexes: `lines.2.quantity` becomes `lines.quantity`. */
export const nameOf = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

/**
 * Finds the form field of an error path; undefined if the form has no such field.
 * @param names the fields of the form
 * @param aliases form fields whose name differs in the API, by API name
 */
function fieldOf(path: string, names: readonly string[], aliases: FieldErrors = {}): string | undefined {
  const aliasOf = (name: string) => (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
  const [first = ''] = path.split('.');
  return (
    aliasOf(path) ??
    aliasOf(first) ??
    (names.includes(nameOf(path)) ? path : names.find((name) => name === first))
  );
}

/** Assigns errors to form fields, in the order of the form. The first error of each field is used. */
export function errorsByField(
  errors: FieldErrors,
  names: readonly string[],
  aliases?: FieldErrors,
): Record<string, string> {
  const fieldErrors = new Map<string, string>();
  for (const [path, error] of Object.entries(errors)) {
    const field = fieldOf(path, names, aliases);
    if (field !== undefined && error !== undefined && !fieldErrors.has(field)) fieldErrors.set(field, error);
  }
  const place = (field: string) => names.indexOf(nameOf(field));
  return Object.fromEntries([...fieldErrors].sort(([a], [b]) => place(a) - place(b)));
}

/** Returns the errors of rejected fields whose value has not changed since. */
export const rejectedFields = (refusals: Refusals, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([field, refusal]) =>
      refusal && refusal.value === valueAt(values, field) ? [[field, refusal.error] as const] : [],
    ),
  );
