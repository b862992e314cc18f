import { any, coerce, defaulted, nullable, type Struct } from 'superstruct';

/** What may be missing from a reply; it then counts as null. */
export const orNull = <T, S>(struct: Struct<T, S>) => defaulted(nullable(struct), null);

/** A company or technician without a name is nobody to show; screens then say N/A. */
export const orNobody = <T, S>(struct: Struct<T, S>, name: string) =>
  defaulted(
    coerce(nullable(struct), any(), (value: unknown) =>
      typeof value === 'object' && value !== null && !String(Reflect.get(value, name) ?? '').trim()
        ? null
        : value,
    ),
    null,
  );
