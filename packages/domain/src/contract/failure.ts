import { literal, optional, record, string, type } from 'superstruct';

/** The reply to every failed request. `errors` maps a field to its message key. */
export const failureStruct = type({
  success: literal(false),
  message: string(),
  code: string(),
  errors: optional(record(string(), string())),
  requestId: optional(string()),
});
