import type { Kysely } from 'kysely';
import { passwordMinLengthOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import { failure } from './failures.ts';

const KEY = 'passwordTooShort';

/**
 * Validates a chosen password. The domain package checks the absolute minimum length; the server (`PASSWORD_MIN_LENGTH`)
 * and the company may require more. The failure for a short password contains the required length.
 * @param field path of the password in the body, such as `user.password`
 */
export function newPasswordField(field: string, minLength: number) {
  const tooShort = (errors: Record<string, string>, length = minLength) =>
    failure('passwordTooShort', { values: { minLength: length }, errors });
  const check = (password: string | undefined, length = minLength) => {
    if (password !== undefined && password.length < length) throw tooShort({ [field]: KEY }, length);
  };
  return {
    /** Adds the required length to the failure of a body with a short password. */
    onInvalid: (invalid: ApiFailure): ApiFailure =>
      invalid.errors?.[field] === KEY ? tooShort(invalid.errors) : invalid,
    /** @throws {ApiFailure} if the password is too short for this server; undefined passes */
    check: (password: string | undefined): void => check(password),
    /** @throws {ApiFailure} if the password is too short for this server or this company; undefined passes */
    async checkIn(db: Kysely<Database>, companyId: string, password: string | undefined): Promise<void> {
      check(password, Math.max(minLength, await passwordMinLengthOf(db, companyId)));
    },
  };
}
