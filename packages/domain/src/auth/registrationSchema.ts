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

/** A person's full name; `create` makes one line of it. */
export const fullnameStruct = refine(line, 'fullname', (value) => validateFullname(value) ?? true);

const companyName = refine(line, 'companyName', (value) => validateCompanyName(value) ?? true);

const industry = define<Industry>(
  'industry',
  (value) => industries.some((one) => one === value) || 'industryRequired',
);

const size = define<CompanySize>(
  'size',
  (value) => companySizes.some((one) => one === value) || 'companySizeRequired',
);

/** The body of `POST /auth/register`; read it with `create`. */
export const registerStruct = object({
  user: object({
    email,
    fullname: fullnameStruct,
    password,
    /** The language of the screens, which the mails come in. */
    language: enums(['EN', 'ES']),
    /** A proposal by the client: refused when taken, never a way into a company that exists. */
    companyId: uuid,
  }),
  company: object({
    name: companyName,
    size,
    industry,
    /** IANA name of the browser's zone, in which the days begin and end at first; UTC for one that the server does not know. */
    timeZone: optional(string()),
  }),
  /** The key in the link that a server prints while it has no company: the first company needs it. */
  setupKey: optional(string()),
});

export type Registration = Infer<typeof registerStruct>;

/** The body of `POST /auth/forgot-password`. */
export const forgotPasswordStruct = object({ email });

/** Several times what any server makes; longer ones are unknown without being looked for. */
export const TOKEN_MAX_LENGTH = 512;

/** The token of a mailed link. */
export const linkToken = refine(
  nonempty(string()),
  'token',
  (value) => value.length <= TOKEN_MAX_LENGTH || 'tokenInvalid',
);

/** Fails at the second field, as the form does, when the two passwords differ. */
const sameTwice = (first: string, again: string) => {
  const message = validateConfirmation(first, again);
  return message === undefined || { path: ['confirmPassword'], message };
};

/** The body of `POST /auth/reset-password`. */
export const resetPasswordStruct = objectRule(
  object({ token: linkToken, newPassword: password, confirmPassword: string() }),
  'resetPassword',
  ({ newPassword, confirmPassword }) => sameTwice(newPassword, confirmPassword),
);

export type ResetPassword = Infer<typeof resetPasswordStruct>;

/**
 * The body of `POST /auth/accept-invitation`. `email` is needed where the invitation has none:
 * signing in again would not be possible without one.
 */
export const acceptInvitationStruct = objectRule(
  object({ token: linkToken, email: optional(email), password, confirmPassword: string() }),
  'acceptInvitation',
  (value) => sameTwice(value.password, value.confirmPassword),
);

export type AcceptInvitation = Infer<typeof acceptInvitationStruct>;

const text = optional(nullable(string()));

/** What an invited person sees of the invitation; `role` is any text, as in `currentUserStruct`. */
export const invitationStruct = type({
  fullname: string(),
  company: string(),
  email: text,
  phone: text,
  invitedBy: text,
  role: text,
});

export type Invitation = Infer<typeof invitationStruct>;
