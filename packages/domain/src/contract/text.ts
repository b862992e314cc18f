import { coerce, defaulted, nullable, refine, type Struct, string } from 'superstruct';
import { oneLine } from '../format/oneLine.ts';

// For bodies that are read with `create`, which tidies them.

const trimmed = (value: string) => value.trim();

/** PostgreSQL's text holds every character but NUL. */
const storable = (most: number, tidy: (value: string) => string) =>
  refine(coerce(string(), string(), tidy), 'text', (value) => {
    if (value.includes('\u0000')) return 'textInvalid';
    return value.length <= most || 'textTooLong';
  });

/** A text of one line, of so many UTF-16 units at most: what cells show, and what tells one name from another. */
export const lineOf = (most: number) => storable(most, oneLine);

/** A text of any number of lines, of so many UTF-16 units at most. */
export const textOf = (most: number) => storable(most, trimmed);

/** A field that may be left out; a blank text counts as null, too. */
export const blankAsNull = <T, S>(struct: Struct<T, S>, tidy = trimmed) =>
  defaulted(
    coerce(nullable(struct), string(), (value) => (tidy(value) === '' ? null : value)),
    null,
  );
