import { type Infer, object, optional, record, refine, string, trimmed, unknown } from 'superstruct';
import { validateChosenPassword, validateEmail } from './rules.ts';

/** An email address. `create` trims it. */
export const email = refine(trimmed(string()), 'email', (value) => validateEmail(value) ?? true);

/** A password, short enough to be hashed quickly. */
export const password = refine(string(), 'password', (value) => validateChosenPassword(value) ?? true);

/**
 * The body of `POST /auth/login`. Parse it with `create`, which trims the address. If the account has a second factor,
 * the body also contains a code of the authenticator app, a recovery code, or the signed passkey credential.
 */
export const loginStruct = object({
  email,
  password,
  code: optional(string()),
  passkey: optional(record(string(), unknown())),
});

export type Login = Infer<typeof loginStruct>;
