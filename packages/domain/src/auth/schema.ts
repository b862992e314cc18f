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
  string,
  type,
} from 'superstruct';
import { ownCompanyStruct } from './ownCompany.ts';

/** Which second factors an account has: `data` of the failure `SECOND_FACTOR_REQUIRED`. */
export const secondFactorsStruct = type({ hasAuthenticator: boolean(), hasPasskeys: boolean() });

export type SecondFactors = Infer<typeof secondFactorsStruct>;

/** The body of `POST /auth/refresh` and `POST /auth/logout`. */
export const refreshStruct = object({ refreshToken: nonempty(string()) });

const text = optional(nullable(string()));
const count = optional(nullable(min(integer(), 0)));

/** The signed-in user. `role` is any text; `isRole` checks whether this version knows it. */
export const currentUserStruct = type({
  id: string(),
  fullname: text,
  email: text,
  role: text,
  photo: text,
  language: text,
  permissions: optional(nullable(array(string()))),
  unreadNotifications: count,
  /** The company asks for a second factor and this person has none yet: until then, only the account can be used. */
  needsSecondFactor: optional(nullable(boolean())),
  /** Somebody else chose the password: until it is changed, only the account can be used. */
  needsOwnPassword: optional(nullable(boolean())),
  company: optional(nullable(ownCompanyStruct)),
});

export type CurrentUser = Infer<typeof currentUserStruct>;
