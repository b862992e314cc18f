import type { Failure, StructError } from 'superstruct';

/** More than any form has fields: a body with ten thousand wrong ones does not get ten thousand answers. */
const MOST_FIELDS = 50;
const LONGEST_FIELD = 100;

/** The structs of this package fail with keys like `emailInvalid`; superstruct's own messages are sentences. */
const isKey = (message: string) => /^[a-z][A-Za-z]{1,40}$/.test(message);

function keyOf({ type, value, message }: Failure): string {
  if (isKey(message)) return message;
  if (type === 'never') return 'unknownField';
  return value === undefined ? 'required' : 'invalid';
}

/**
 * Turns a failed check into `{ field: key }`, for the server's 400 and for a form alike. Nested fields are joined by
 * dots (`attachments.0.fileUrl`); the first failure of a field wins; a value is never repeated.
 */
export function fieldErrors(error: StructError): Record<string, string> {
  const found = new Map<string, string>();
  for (const failure of error.failures()) {
    const field = (failure.path.map(String).join('.') || 'body').slice(0, LONGEST_FIELD);
    if (!found.has(field)) found.set(field, keyOf(failure));
    // A body that is no object at all has no fields to speak of.
    if (failure.path.length === 0 || found.size === MOST_FIELDS) break;
  }
  return Object.fromEntries(found);
}

/** Keeps what is wrong, in the order given; a field that is right is absent. */
export const wrongFields = <T extends object>(errors: T) =>
  // Every value that stays is an error of its field.
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
