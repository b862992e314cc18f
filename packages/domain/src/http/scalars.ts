import { array, coerce, define, refine, Struct, string } from 'superstruct';

/** Is a whole number within bounds; whatever else is one failure with this key. */
export const wholeBetween = (from: number, to: number, key: string): Struct<number, null> =>
  define<number>(
    key,
    (value) => (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) || key,
  );

/**
 * Reads a whole number of an address line, NaN when it is none: `1e3`, `0x10`, ` 1` and `1.0` are numbers to `Number`
 * and none to the reader.
 */
export function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** Is what a person types into a search box. PostgreSQL's text holds every character but NUL. */
export const searchText = (most: number): Struct<string, null> =>
  refine(string(), 'search', (text) => (text.length <= most && !text.includes('\u0000')) || 'searchInvalid');

/**
 * Is a list of at most so many. One that is longer fails with this key before any element is looked at: a body of a
 * megabyte may hold a hundred thousand.
 */
export function listOf<T, S>(item: Struct<T, S>, most: number, key: string): Struct<T[], Struct<T, S>> {
  const inner = array(item);
  const isTooLong = (value: unknown) => Array.isArray(value) && value.length > most;
  return new Struct({
    ...inner,
    *entries(value, context) {
      if (!isTooLong(value)) yield* inner.entries(value, context);
    },
    validator: (value, context) => (isTooLong(value) ? [key] : inner.validator(value, context)),
    refiner: (value, context) => (isTooLong(value) ? [] : inner.refiner(value, context)),
  });
}

/** Is a text that a rule has a key for, whether it is absent, blank or wrong; `create` tidies it first. */
export function ruled(
  name: string,
  rule: (value: string) => string | undefined,
  tidy = (value: string) => value.trim(),
) {
  const struct = define<string>(name, (value) => {
    if (value !== undefined && value !== null && typeof value !== 'string') return 'invalid';
    return rule(value ?? '') ?? true;
  });
  return coerce(struct, string(), tidy);
}
