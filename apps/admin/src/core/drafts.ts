import type { CurrentUser } from '@derrick/domain/auth';

/** The storage keys of forms that were not sent start with this, then the person and the form. */
const PREFIX = 'derrick.draft.';

let timesDropped = 0;

/** The storage key of a form's draft. */
export const draftKey = (user: CurrentUser, form: string): string => `${PREFIX}${user.id}.${form}`;

/** A number that changes when drafts are dropped: a form that is still on the page must not write its own again. */
export const draftEpoch = (): number => timesDropped;

/** Deletes every draft of a person who signs out, so that the next one at this computer finds none. */
export function dropDrafts(user: CurrentUser): void {
  timesDropped += 1;
  try {
    const own = `${PREFIX}${user.id}.`;
    for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
