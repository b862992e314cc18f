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
import { currentCompanyStruct } from './currentCompany.ts';

/** The second factors of an account: `data` of the error `SECOND_FACTOR_REQUIRED`. */
export const secondFactorsStruct = type({ hasAuthenticator: boolean(), hasPasskeys: boolean() });

export type SecondFactors = Infer<typeof secondFactorsStruct>;

/** The body of `POST /auth/refresh` and `POST /auth/logout`. */
export const refreshStruct = object({ refreshToken: nonempty(string()) });

const text = optional(nullable(string()));
const count = optional(nullable(min(integer(), 0)));

/** The signed-in user. `role` is any text: `isRole` checks that this version knows the role. */
export const currentUserStruct = type({
  id: string(),
  fullname: text,
  email: text,
  role: text,
  photo: text,
  language: text,
  permissions: optional(nullable(array(string()))),
  unreadNotifications: count,
  /**
   * The company requires a second factor and this user has none yet. Until one is set up, the user can only access their
   * account.
   */
  needsSecondFactor: optional(nullable(boolean())),
  /** Another user set the password. Until it is changed, the user can only access their account. */
  needsOwnPassword: optional(nullable(boolean())),
  company: optional(nullable(currentCompanyStruct)),
});

export type CurrentUser = Infer<typeof currentUserStruct>;
