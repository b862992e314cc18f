import {
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  refine,
  string,
  type,
} from 'superstruct';
import {
  currentPassword,
  linkToken,
  validateChosenPassword,
  validateEmail,
  validateFullname,
} from '../auth/index.ts';
import { removablePhone } from '../contract/removablePhone.ts';
import { validatedString } from '../contract/scalars.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhoto } from './photo.ts';

/** The body of `POST /auth/confirm-email`. */
export const confirmEmailStruct = object({ token: linkToken, password: optional(string()) });

/** The body of `POST /auth/undo-email`. */
export const undoEmailStruct = object({ token: linkToken });

/** An email address waiting for confirmation: a new address of an account, or the address used to register a company. */
export const emailChangeStruct = type({
  email: string(),
  /** The address was given when the company was registered. It is already in use. */
  isRegistration: optional(boolean()),
  /** Another user requested the change, so confirming it requires the password of the account. */
  needsPassword: boolean(),
});

export type EmailChange = Infer<typeof emailChangeStruct>;

/** The address of the account after the change was undone. */
export const restoredEmailStruct = type({
  email: string(),
  /** The password no longer works. A link to choose a new one was emailed. */
  needsPassword: boolean(),
});

const text = nullable(string());

/** The account of the signed-in user. */
export const accountStruct = type({
  id: string(),
  fullname: string(),
  email: text,
  /** A new address that is waiting for confirmation. */
  pendingEmail: text,
  phone: text,
  /** The user proved that the number is theirs. SMS notifications are sent only to a verified number. */
  isPhoneVerified: boolean(),
  /** The server can send SMS, so the user can verify a number with a code. */
  canVerifyPhone: boolean(),
  /** A small image as a `data:` URL. */
  photo: text,
  language: enums(['en', 'es']),
  secondFactor: type({
    /** An authenticator app is set up for this account. */
    hasAuthenticator: boolean(),
    hasPasskeys: boolean(),
    /** Number of unused recovery codes, out of ten. */
    recoveryCodesLeft: integer(),
    /** The company requires a second factor of all its users. */
    isRequired: boolean(),
  }),
});

export type Account = Infer<typeof accountStruct>;

/** The body of `POST /account/phone/verify`. */
export const phoneCodeStruct = object({ code: string() });

/** The body of `PUT /account`: only the fields to change. A blank phone number or a `photo` of null removes the value. */
export const accountChangesStruct = object({
  fullname: optional(validatedString('fullname', validateFullname, oneLine)),
  phone: optional(removablePhone),
  photo: optional(nullable(refine(string(), 'photo', (value) => validatePhoto(value) ?? true))),
  language: optional(enums(['en', 'es'])),
});

export type AccountChanges = Infer<typeof accountChangesStruct>;

/** The body of `POST /account/email`. */
export const newEmailStruct = object({
  email: validatedString('email', validateEmail, (value) => value.trim().toLowerCase()),
  password: currentPassword,
});

/** The body of `POST /account/password`. */
export const newPasswordStruct = object({
  currentPassword: currentPassword,
  newPassword: validatedString('password', validateChosenPassword, (value) => value),
});

/** A session of the user: one signed-in browser. */
export const sessionStruct = type({
  id: string(),
  /** The browser's name from its `User-Agent` header, such as `Chrome`. Null if it is unknown. */
  browser: text,
  /** The operating system, such as `Windows`. */
  system: text,
  /** The IP address of the last request. */
  ip: text,
  createdAt: string(),
  /** Accurate to about 15 minutes. */
  lastActiveAt: string(),
  /** The session that sends this request. */
  isCurrent: boolean(),
});

export type Session = Infer<typeof sessionStruct>;
