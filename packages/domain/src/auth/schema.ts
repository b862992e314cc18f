import {
  array,
  type Infer,
  integer,
  min,
  nonempty,
  nullable,
  object,
  optional,
  refine,
  string,
  trimmed,
  type,
} from 'superstruct';
import { validateChosenPassword, validateEmail } from './rules.ts';

/** An e-mail address; `create` trims it. */
export const email = refine(trimmed(string()), 'email', (value) => validateEmail(value) ?? true);

/** A password, short enough to be hashed quickly. */
export const password = refine(string(), 'password', (value) => validateChosenPassword(value) ?? true);

/** The body of `POST /auth/login`; read it with `create`, which trims the address. */
export const loginStruct = object({ email, password });

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
  company: optional(nullable(type({ id: text, name: text, memberCount: count }))),
});

export type CurrentUser = Infer<typeof currentUserStruct>;
