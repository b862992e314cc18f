import { array, coerce, defaulted, define, enums, refine, Struct, string } from 'superstruct';
import { hasDecimals, UNIT_PRICE_DECIMALS } from '../format/decimals.ts';
import { isCalendarDay, isTimeZone, isUuid } from './shapes.ts';

/** The id of a record: a UUID of any version. */
export const uuid = refine(string(), 'idInvalid', (value) => isUuid(value) || 'idInvalid');

/** An existing calendar day, as `YYYY-MM-DD`. */
export const calendarDay = refine(string(), 'dateInvalid', (value) => isCalendarDay(value) || 'dateInvalid');

/** A time of day as `HH:mm`, in 24 hours. */
export const timeOfDay = refine(
  string(),
  'timeInvalid',
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'timeInvalid',
);

/** A point in time that `Date` can parse. In replies it is ISO 8601 in UTC. */
export const instant = define<string>(
  'instant',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);

/** The name of an IANA time zone. */
export const timeZone = refine(string(), 'timeZone', (name) => isTimeZone(name) || 'timeZoneInvalid');

/** A whole number within bounds. All other values fail with the given message key. */
export const integerBetween = (from: number, to: number, key: string): Struct<number, null> =>
  define<number>(
    'integer',
    (value) => (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) || key,
  );

/** A number within bounds with a maximum number of decimals. */
const numberBetween = (type: string, decimals: number, from: number, to: number, key: string) =>
  define<number>(type, (value) => {
    if (typeof value !== 'number' || !(value >= from && value <= to)) return key;
    return hasDecimals(value, decimals) || 'tooManyDecimals';
  });

/**
 * An amount in the smallest unit of its currency, within bounds. Other values fail with the given message key, and
 * fractions of the smallest unit with `tooManyDecimals`: 2.345 dollars (234.5 cents) is rejected, not rounded.
 */
export const amountBetween = (from: number, to: number, key: string): Struct<number, null> =>
  numberBetween('integer', 0, from, to, key);

/**
 * A unit price in the smallest unit of its currency, within bounds, with up to `UNIT_PRICE_DECIMALS` decimals: 65.5 cents
 * for a mile are $0.655. More decimals fail with `tooManyDecimals`, other values with the given message key.
 */
export const unitPriceBetween = (from: number, to: number, key: string): Struct<number, null> =>
  numberBetween('number', UNIT_PRICE_DECIMALS, from, to, key);

/** A search text of limited length without NUL, the only character that PostgreSQL's `text` cannot store. */
export const searchText = (maxLength: number): Struct<string, null> =>
  refine(
    string(),
    'search',
    (text) => (text.length <= maxLength && !text.includes('\u0000')) || 'searchInvalid',
  );

/**
 * A list with a maximum length. A longer list fails with the given message key before its items are checked, because a
 * body of a megabyte can contain a hundred thousand of them.
 */
export function listOf<T, S>(item: Struct<T, S>, maxLength: number, key: string): Struct<T[], Struct<T, S>> {
  const inner = array(item);
  const isTooLong = (value: unknown) => Array.isArray(value) && value.length > maxLength;
  return new Struct({
    ...inner,
    *entries(value, context) {
      if (!isTooLong(value)) yield* inner.entries(value, context);
    },
    validator: (value, context) => (isTooLong(value) ? [key] : inner.validator(value, context)),
    refiner: (value, context) => (isTooLong(value) ? [] : inner.refiner(value, context)),
  });
}

/**
 * A text checked by a rule that returns a message key, also when the text is absent or blank. `create` cleans it up
 * first.
 */
export function validatedString(
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

const lowerCase = (id: string) => id.trim().toLowerCase();

/** An id in a query. `create` converts it to lower case. */
export const queryId = coerce(uuid, string(), lowerCase);

/** Ids in a query, in lower case and without duplicates. Empty if the parameter is absent. */
export const queryIds = (maxLength: number): Struct<string[], Struct<string, null>> =>
  defaulted(
    coerce(listOf(uuid, maxLength, 'tooManyIds'), array(string()), (ids) => [...new Set(ids.map(lowerCase))]),
    [],
  );

/** Any of some fixed values in a query, for a filter. An empty list, the default, selects all. */
export const anyOf = <const T extends string>(values: readonly T[], key: string) =>
  defaulted(listOf(enums(values), values.length, key), []);
