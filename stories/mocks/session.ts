import { storyTokens } from './auth.ts';

const accessKey = 'derrick.accessToken';
const refreshKey = 'derrick.refreshToken';
const sessionKey = 'derrick.session';

const forget = () => {
  for (const key of [accessKey, refreshKey, sessionKey]) localStorage.removeItem(key);
};

/** Starts a story with a signed-in user, in `beforeEach`. Returns the cleanup function. */
export function signedIn(): () => void {
  localStorage.setItem(accessKey, storyTokens.accessToken);
  localStorage.setItem(refreshKey, storyTokens.refreshToken);
  return forget;
}

/** Starts a story without a signed-in user, in `beforeEach`. */
export function signedOut(): () => void {
  forget();
  return forget;
}

// The browser sends storage events to other tabs only; these events simulate another tab.
const dispatch = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

function change(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatch(key, value);
}

export const anotherTab = {
  signsOut() {
    change(sessionKey, `out ${Date.now()}`);
    change(accessKey, null);
    change(refreshKey, null);
  },
  /** A user signs in in the other tab. The handler of `users/me` determines the user. */
  signsIn() {
    change(accessKey, 'another-access-token');
    change(refreshKey, 'another-refresh-token');
    change(sessionKey, `in ${Date.now()}`);
  },
  /** The other tab refreshes the session, as every few minutes. */
  renews() {
    change(accessKey, 'renewed-access-token');
    change(refreshKey, 'renewed-refresh-token');
  },
  /** The other tab finds that the session has ended. */
  findsTheEnd() {
    change(accessKey, null);
    change(refreshKey, null);
  },
  clearsStorage() {
    localStorage.clear();
    dispatch(null, null);
  },
};
