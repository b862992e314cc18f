import { type Infer, object, optional, record, refine, string, trimmed, unknown } from 'superstruct';
import { validateChosenPassword, validateEmail } from './rules.ts';

/** An e-mail address; `create` trims it. */
export const email = refine(trimmed(string()), 'email', (value) => validateEmail(value) ?? true);

/** A password, short enough to be hashed quickly. */
export const password = refine(string(), 'password', (value) => validateChosenPassword(value) ?? true);

/**
 * The body of `POST /auth/login`; read it with `create`, which trims the address. Whoever has a second factor adds a
 * code, of the authenticator app or a recovery code, or what a passkey has signed.
 */
export const loginStruct = object({
  email,
  password,
  code: optional(string()),
  passkey: optional(record(string(), unknown())),
});

export type Login = Infer<typeof loginStruct>;
