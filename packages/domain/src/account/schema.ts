import { boolean, type Infer, object, optional, string, type } from 'superstruct';
import { linkToken } from '../auth/index.ts';

/** The body of `POST /auth/confirm-email`. */
export const confirmEmailStruct = object({ token: linkToken, password: optional(string()) });

/** The body of `POST /auth/undo-email`. */
export const undoEmailStruct = object({ token: linkToken });

/** A change of address that waits for its confirmation. */
export const emailChangeStruct = type({
  /** The new address. */
  email: string(),
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
