import { object, refine, string } from 'superstruct';

/** The caller's current password, required before a change to their sign-in settings. */
export const currentPassword = refine(string(), 'password', (value) => value !== '' || 'passwordRequired');

/** A body that contains only the caller's password. */
export const passwordStruct = object({ password: currentPassword });
