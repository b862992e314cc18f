import type { CurrentUser } from '@derrick/domain/auth';

/** What is kept in this browser of forms that were not sent: one entry a person and form, named by both. */
const PREFIX = 'derrick.draft.';

let timesDropped = 0;

/** Names a person in this browser, also as older servers describe them, without an id. */
export const personOf = ({ id, email, fullname }: CurrentUser): string =>
  id || email || fullname || 'someone';

/** Names the place of one form's draft. */
export const draftKey = (user: CurrentUser, form: string): string => `${PREFIX}${personOf(user)}.${form}`;

/** Changes when drafts were dropped: a form that is still on the page must not write its own anew. */
export const draftEpoch = (): number => timesDropped;

/** Forgets every draft of a person, who is signing out: the next one at this computer finds none. */
export function dropDrafts(user: CurrentUser): void {
  timesDropped += 1;
  try {
    const own = `${PREFIX}${personOf(user)}.`;
    for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
