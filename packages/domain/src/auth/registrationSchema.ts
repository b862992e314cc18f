import {
  coerce,
  define,
  enums,
  type Infer,
  nonempty,
  nullable,
  object,
  optional,
  refine,
  string,
  type,
} from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { uuid } from '../contract/scalars.ts';
import { oneLine } from '../format/oneLine.ts';
import {
  type CompanySize,
  companySizes,
  type Industry,
  industries,
  validateCompanyName,
  validateConfirmation,
  validateFullname,
} from './registration.ts';
import { email, password } from './signInSchema.ts';

const line = coerce(string(), string(), oneLine);

/** A user's full name. `create` collapses it to a single line. */
export const fullnameStruct = refine(line, 'fullname', (value) => validateFullname(value) ?? true);

const companyName = refine(line, 'companyName', (value) => validateCompanyName(value) ?? true);

const industry = define<Industry>(
  'industry',
  (value) => industries.some((candidate) => candidate === value) || 'industryRequired',
);

const size = define<CompanySize>(
  'size',
  (value) => companySizes.some((candidate) => candidate === value) || 'companySizeRequired',
);

/** The body of `POST /auth/register`. Parse it with `create`. */
export const registerStruct = object({
  user: object({
    email,
    fullname: fullnameStruct,
    password,
    /** The interface language, also used for emails. */
    language: enums(['EN', 'ES']),
    /**
     * A company id proposed by the client. The server rejects an id that is already in use, so it never grants access to
     * an existing company.
     */
    companyId: uuid,
  }),
  company: object({
    name: companyName,
    size,
    industry,
    /**
     * IANA name of the browser's time zone, used as the company's initial time zone. The server uses UTC if it does not
     * know the name.
     */
    timeZone: optional(string()),
  }),
  /**
   * The key from the setup link that the server prints while it has no company. Required to register the first company.
   */
  setupKey: optional(string()),
});

export type Registration = Infer<typeof registerStruct>;

/** The body of `POST /auth/forgot-password`. */
export const forgotPasswordStruct = object({ email });

/** Several times the length of any token the server creates. Longer tokens are rejected without a lookup. */
export const TOKEN_MAX_LENGTH = 512;

/** The token of an emailed link. */
export const linkToken = refine(
  nonempty(string()),
  'token',
  (value) => value.length <= TOKEN_MAX_LENGTH || 'tokenInvalid',
);

/** Reports an error on the second password field if the two passwords differ. */
const passwordsMatch = (first: string, confirmation: string) => {
  const message = validateConfirmation(first, confirmation);
  return message === undefined || { path: ['confirmPassword'], message };
};

/** The body of `POST /auth/reset-password`. */
export const resetPasswordStruct = objectRule(
  object({ token: linkToken, newPassword: password, confirmPassword: string() }),
  'resetPassword',
  ({ newPassword, confirmPassword }) => passwordsMatch(newPassword, confirmPassword),
);

export type ResetPassword = Infer<typeof resetPasswordStruct>;

/**
 * The body of `POST /auth/accept-invitation`. `email` is required if the invitation has none: the user could not sign in
 * again without an email address.
 */
export const acceptInvitationStruct = objectRule(
  object({ token: linkToken, email: optional(email), password, confirmPassword: string() }),
  'acceptInvitation',
  (value) => passwordsMatch(value.password, value.confirmPassword),
);

export type AcceptInvitation = Infer<typeof acceptInvitationStruct>;

const text = optional(nullable(string()));

/** The invitation as shown to the invited user. `role` is any text, as in `currentUserStruct`. */
export const invitationStruct = type({
  fullname: string(),
  company: string(),
  email: text,
  phone: text,
  invitedBy: text,
  role: text,
});

export type Invitation = Infer<typeof invitationStruct>;
