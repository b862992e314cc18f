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
  linkToken,
  ownPassword,
  validateChosenPassword,
  validateEmail,
  validateFullname,
} from '../auth/index.ts';
import { removablePhone } from '../contract/removablePhone.ts';
import { ruled } from '../contract/scalars.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhoto } from './photo.ts';

/** The body of `POST /auth/confirm-email`. */
export const confirmEmailStruct = object({ token: linkToken, password: optional(string()) });

/** The body of `POST /auth/undo-email`. */
export const undoEmailStruct = object({ token: linkToken });

/** An address that waits for its confirmation: a new one, or that of whoever has registered a company. */
export const emailChangeStruct = type({
  email: string(),
  /** It was given when the company was registered, and counts already. */
  isRegistration: optional(boolean()),
  /** Somebody else has asked for the change: only who knows the password may confirm it. */
  needsPassword: boolean(),
});

export type EmailChange = Infer<typeof emailChangeStruct>;

/** The address that counts after a change was undone. */
export const restoredEmailStruct = type({
  email: string(),
  /** The password works no more; a link to choose another one was mailed. */
  needsPassword: boolean(),
});

const text = nullable(string());

/** The signed-in person's own account. */
export const accountStruct = type({
  id: string(),
  fullname: string(),
  email: text,
  /** An address that waits for its confirmation. */
  pendingEmail: text,
  phone: text,
  /** The user has shown that the number is theirs. Notifications go by SMS to a verified number. */
  isPhoneVerified: boolean(),
  /** The server sends SMS, so that a number can be verified by a code. */
  canVerifyPhone: boolean(),
  /** A small picture as a `data:` URL. */
  photo: text,
  language: enums(['en', 'es']),
  secondFactor: type({
    /** An authenticator app gives codes for this account. */
    hasAuthenticator: boolean(),
    /** The account has at least one passkey. */
    hasPasskeys: boolean(),
    /** How many of the ten recovery codes are unused. */
    recoveryCodesLeft: integer(),
    /** The company asks everybody for a second factor. */
    isRequired: boolean(),
  }),
});

export type Account = Infer<typeof accountStruct>;

/** The body of `POST /account/phone/verify`. */
export const phoneCodeStruct = object({ code: string() });

/** The body of `PUT /account`: only what is to change. A blank phone number removes it, and so does null the photo. */
export const accountChangesStruct = object({
  fullname: optional(ruled('fullname', validateFullname, oneLine)),
  phone: optional(removablePhone),
  photo: optional(nullable(refine(string(), 'photo', (value) => validatePhoto(value) ?? true))),
  language: optional(enums(['en', 'es'])),
});

export type AccountChanges = Infer<typeof accountChangesStruct>;

/** The body of `POST /account/email`. */
export const newEmailStruct = object({
  email: ruled('email', validateEmail, (value) => value.trim().toLowerCase()),
  password: ownPassword,
});

/** The body of `POST /account/password`. */
export const newPasswordStruct = object({
  currentPassword: ownPassword,
  newPassword: ruled('password', validateChosenPassword, (value) => value),
});

/** A browser that is signed in. */
export const sessionStruct = type({
  id: string(),
  /** As it calls itself, such as `Chrome`; null for a program that does not say. */
  browser: text,
  /** Such as `Windows`. */
  system: text,
  /** The network address of its last visit. */
  ip: text,
  createdAt: string(),
  /** To about a quarter of an hour. */
  lastActiveAt: string(),
  /** The one that asks. */
  isCurrent: boolean(),
});

export type Session = Infer<typeof sessionStruct>;
