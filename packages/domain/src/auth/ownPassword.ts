import { object, refine, string } from 'superstruct';

/** The password of whoever calls, which is asked again before something about signing in changes. */
export const ownPassword = refine(string(), 'password', (value) => value !== '' || 'passwordRequired');

/** A body that holds the caller's password alone. */
export const passwordStruct = object({ password: ownPassword });
