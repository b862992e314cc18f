import type { Failure, StructError } from 'superstruct';

/**
 * Limits on the reported errors, higher than any form needs, so that a body with thousands of invalid fields does not get
 * thousands of messages.
 */
const MAX_FIELDS = 50;
const MAX_FIELD_LENGTH = 100;

/**
 * Distinguishes the message keys of this package, such as `emailInvalid`, from superstruct's own messages, which are
 * sentences.
 */
const isKey = (message: string) => /^[a-z][A-Za-z]{1,40}$/.test(message);

function keyOf({ type, value, message }: Failure): string {
  if (isKey(message)) return message;
  if (type === 'never') return 'unknownField';
  return value === undefined ? 'required' : 'invalid';
}

/**
 * Converts a failed validation to `{ field: key }`, for the server's 400 reply and for forms. Nested fields are joined by
 * dots (`attachments.0.fileUrl`). If a field has several failures, the first is returned. Values are never included.
 */
export function fieldErrors(error: StructError): Record<string, string> {
  const errorByField = new Map<string, string>();
  for (const failure of error.failures()) {
    const field = (failure.path.map(String).join('.') || 'body').slice(0, MAX_FIELD_LENGTH);
    if (!errorByField.has(field)) errorByField.set(field, keyOf(failure));
    // The body is not an object, so there are no fields to report.
    if (failure.path.length === 0 || errorByField.size === MAX_FIELDS) break;
  }
  return Object.fromEntries(errorByField);
}

/** Removes the fields without an error. The order stays the same. */
export const definedErrors = <T extends object>(errors: T) =>
  // The filter removed all undefined values.
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
