import { any, coerce, defaulted, nullable, type Struct } from 'superstruct';

/** Reads an absent field of a reply as null. */
export const orNull = <T, S>(struct: Struct<T, S>) => defaulted(nullable(struct), null);

/** Reads a company or technician without a name as null. The interface then shows N/A. */
export const orNullIfNameless = <T, S>(struct: Struct<T, S>, name: string) =>
  defaulted(
    coerce(nullable(struct), any(), (value: unknown) =>
      typeof value === 'object' && value !== null && !String(Reflect.get(value, name) ?? '').trim()
        ? null
        : value,
    ),
    null,
  );
