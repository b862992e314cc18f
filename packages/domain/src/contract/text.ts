import { coerce, defaulted, nullable, optional, refine, type Struct, string } from 'superstruct';
import { oneLine } from '../format/oneLine.ts';

// For bodies parsed with `create`, which trims these texts.

const trimmed = (value: string) => value.trim();

/** Rejects NUL, the only character that PostgreSQL's `text` cannot store. */
const storable = (maxLength: number, tidy: (value: string) => string) =>
  refine(coerce(string(), string(), tidy), 'text', (value) => {
    if (value.includes('\u0000')) return 'textInvalid';
    return value.length <= maxLength || 'textTooLong';
  });

/** A single-line text with a maximum length in UTF-16 code units. */
export const lineOf = (maxLength: number) => storable(maxLength, oneLine);

/** A multi-line text with a maximum length in UTF-16 code units. */
export const textOf = (maxLength: number) => storable(maxLength, trimmed);

/** An optional text field. A blank text becomes null. */
export const blankAsNull = <T, S>(struct: Struct<T, S>, tidy = trimmed) =>
  defaulted(
    coerce(nullable(struct), string(), (value) => (tidy(value) === '' ? null : value)),
    null,
  );

/** A text field that does not change if it is omitted: undefined stays undefined. A blank text becomes null. */
export const optionalText = <T, S>(struct: Struct<T, S>) =>
  optional(coerce(nullable(struct), string(), (value) => trimmed(value) || null));
