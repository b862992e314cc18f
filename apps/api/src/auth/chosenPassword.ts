import type { Kysely } from 'kysely';
import { passwordMinLengthOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import { failure } from './failures.ts';

const KEY = 'passwordTooShort';

/**
 * Checks a password that somebody chooses. The domain knows the least length that is ever taken; the server may ask for
 * more (`PASSWORD_MIN_LENGTH`), and so may the company. A reply to one that is too short says how much.
 * @param field where the password is in the body, such as `user.password`
 */
export function chosenPassword(field: string, minLength: number) {
  const tooShort = (errors: Record<string, string>, length = minLength) =>
    failure('passwordTooShort', { values: { minLength: length }, errors });
  const check = (password: string | undefined, length = minLength) => {
    if (password !== undefined && password.length < length) throw tooShort({ [field]: KEY }, length);
  };
  return {
    /** Names the length in the failure of a body whose password is too short. */
    onInvalid: (invalid: ApiFailure): ApiFailure =>
      invalid.errors?.[field] === KEY ? tooShort(invalid.errors) : invalid,
    /** @throws {ApiFailure} for one that is too short for this server; undefined passes */
    check: (password: string | undefined): void => check(password),
    /** @throws {ApiFailure} for one that is too short for this server or this company; undefined passes */
    async checkIn(db: Kysely<Database>, companyId: string, password: string | undefined): Promise<void> {
      check(password, Math.max(minLength, await passwordMinLengthOf(db, companyId)));
    },
  };
}
