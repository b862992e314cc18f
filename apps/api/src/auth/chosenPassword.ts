import type { Context } from 'hono';
import type { Struct } from 'superstruct';
import { ApiFailure, failure } from '../platform/failure.ts';
import { readBody } from '../platform/validate.ts';

const KEY = 'passwordTooShort';

const tooShort = (minLength: number, errors: Record<string, string>) =>
  failure('passwordTooShort', { values: { minLength }, errors });

/**
 * Reads a body in which somebody chooses a password. The domain knows the least length that is ever taken, the server
 * perhaps a greater one (`PASSWORD_MIN_LENGTH`); a reply to one that is too short says which.
 * @param field where the password stands, such as `user.password`
 * @param read gives it, undefined where the body may leave it out
 */
export async function readChosenPassword<T, S>(
  c: Context,
  struct: Struct<T, S>,
  { field, minLength, read }: { field: string; minLength: number; read: (body: T) => string | undefined },
): Promise<T> {
  const body = await readBody(c, struct).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.errors?.[field] === KEY) throw tooShort(minLength, error.errors);
    throw error;
  });
  const password = read(body);
  if (password !== undefined && password.length < minLength) throw tooShort(minLength, { [field]: KEY });
  return body;
}
