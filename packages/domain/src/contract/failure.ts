import { literal, optional, record, string, type } from 'superstruct';

/** The reply of every failed call; `errors` maps a field to the key of its message. */
export const failureStruct = type({
  success: literal(false),
  message: string(),
  code: string(),
  errors: optional(record(string(), string())),
  requestId: optional(string()),
});
