import {
  array,
  boolean,
  type Infer,
  integer,
  min,
  nonempty,
  nullable,
  object,
  optional,
  record,
  refine,
  string,
  trimmed,
  type,
  unknown,
} from 'superstruct';
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

/** The body of `POST /auth/passkey-options`. */
export const credentialsStruct = object({ email, password });

/** Which second factors an account has: `data` of the failure `SECOND_FACTOR_REQUIRED`. */
export const secondFactorsStruct = type({ hasAuthenticator: boolean(), hasPasskeys: boolean() });

export type SecondFactors = Infer<typeof secondFactorsStruct>;

export type Login = Infer<typeof loginStruct>;

/** The body of `POST /auth/refresh` and `POST /auth/logout`. */
export const refreshStruct = object({ refreshToken: nonempty(string()) });

const text = optional(nullable(string()));
const count = optional(nullable(min(integer(), 0)));

/**
 * The signed-in person. Everything may be absent: an older server sends `fullname`, `role` and `company.name`
 * alone. `role` is any text; `isRole` tells whether this version knows it.
 */
export const currentUserStruct = type({
  id: text,
  fullname: text,
  email: text,
  role: text,
  photo: text,
  language: text,
  permissions: optional(nullable(array(string()))),
  unreadNotifications: count,
  /** The company asks for a second factor and this person has none yet: until then, only the account can be used. */
  needsSecondFactor: optional(nullable(boolean())),
  company: optional(nullable(type({ id: text, name: text, memberCount: count }))),
});

export type CurrentUser = Infer<typeof currentUserStruct>;
