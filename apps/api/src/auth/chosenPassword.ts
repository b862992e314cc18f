import { type ApiFailure, failure } from '../platform/failure.ts';

const KEY = 'passwordTooShort';

/**
 * Checks a password that somebody chooses. The domain knows the least length that is ever taken, the server perhaps a
 * greater one (`PASSWORD_MIN_LENGTH`); a reply to one that is too short says which.
 * @param field where the password is in the body, such as `user.password`
 */
export function chosenPassword(field: string, minLength: number) {
  const tooShort = (errors: Record<string, string>) =>
    failure('passwordTooShort', { values: { minLength }, errors });
  return {
    /** Names the length in the failure of a body whose password is too short. */
    onInvalid: (invalid: ApiFailure): ApiFailure =>
      invalid.errors?.[field] === KEY ? tooShort(invalid.errors) : invalid,
    /** @throws {ApiFailure} for one that is too short for this server; undefined passes */
    check(password: string | undefined): void {
      if (password !== undefined && password.length < minLength) throw tooShort({ [field]: KEY });
    },
  };
}
