import type { CurrentUser } from '@derrick/domain/auth';

/** Prefix of the storage keys of form drafts, followed by the user ID and the name of the form. */
const PREFIX = 'derrick.draft.';

let timesDropped = 0;

export const draftKey = (user: CurrentUser, form: string): string => `${PREFIX}${user.id}.${form}`;

/**
 * Returns a counter that grows whenever drafts are dropped. A form that is still open compares it, so that it does not
 * store its draft again.
 */
export const draftEpoch = (): number => timesDropped;

/** Deletes all drafts of a user who signs out, so that the next user of this computer does not find them. */
export function dropDrafts(user: CurrentUser): void {
  timesDropped += 1;
  try {
    const userPrefix = `${PREFIX}${user.id}.`;
    for (const key of Object.keys(localStorage)) if (key.startsWith(userPrefix)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so no drafts were stored.
  }
}
