/** The keys of what is wrong with each field, by its path: `title`, or `lines.2.quantity` in an array of lines. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Why the server refused the value of a field. */
export interface Refusal {
  /** The refusal holds as long as the field has this value. */
  value: unknown;
  error: string;
  /** The server's sentence about the whole call. */
  serverMessage: string;
}

export type Refusals = Readonly<Partial<Record<string, Refusal>>>;

/** Reads the value at a path. */
export const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), values);

/** The name under which a form lists a field: that of `lines.2.quantity` is `lines.quantity`. */
export const nameOf = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

/**
 * Finds the field of a form that an error is about; undefined when the form has no such field.
 * @param names the fields of the form
 * @param aliases fields that a call names differently, by the name of the call
 */
function fieldOf(path: string, names: readonly string[], aliases: FieldErrors = {}): string | undefined {
  const known = (name: string) => (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
  const [first = ''] = path.split('.');
  return (
    known(path) ??
    known(first) ??
    (names.includes(nameOf(path)) ? path : names.find((name) => name === first))
  );
}

/** Brings errors to the fields that they are about, in the order of the form; the first error of a field counts. */
export function errorsByField(
  errors: FieldErrors,
  names: readonly string[],
  aliases?: FieldErrors,
): Record<string, string> {
  const found = new Map<string, string>();
  for (const [path, error] of Object.entries(errors)) {
    const field = fieldOf(path, names, aliases);
    if (field !== undefined && error !== undefined && !found.has(field)) found.set(field, error);
  }
  const place = (field: string) => names.indexOf(nameOf(field));
  return Object.fromEntries([...found].sort(([one], [other]) => place(one) - place(other)));
}

/** The refusals that still hold, as errors: those of fields that have not been changed since. */
export const refusedFields = (refusals: Refusals, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([field, refusal]) =>
      refusal && refusal.value === valueAt(values, field) ? [[field, refusal.error] as const] : [],
    ),
  );
