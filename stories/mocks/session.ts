import { storyTokens } from './auth.ts';

const accessKey = 'derrick.accessToken';
const refreshKey = 'derrick.refreshToken';
const sessionKey = 'derrick.session';

const forget = () => {
  for (const key of [accessKey, refreshKey, sessionKey]) localStorage.removeItem(key);
};

/** Starts a story as somebody signed in: for `beforeEach`, whose clean-up it returns. */
export function signedIn(): () => void {
  localStorage.setItem(accessKey, storyTokens.accessToken);
  localStorage.setItem(refreshKey, storyTokens.refreshToken);
  return forget;
}

/** Starts a story as nobody: for `beforeEach`. */
export function signedOut(): () => void {
  forget();
  return forget;
}

// The browser tells of a change of storage in other tabs only; these events stand for theirs.
const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

function change(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  tell(key, value);
}

/** What happens in another tab, as this one notices it. */
export const anotherTab = {
  /** The person signs out there, on purpose. */
  signsOut() {
    change(sessionKey, `out ${Date.now()}`);
    change(accessKey, null);
    change(refreshKey, null);
  },
  /** Somebody signs in there; who it is says `users/me`. */
  signsIn() {
    change(accessKey, 'another-access-token');
    change(refreshKey, 'another-refresh-token');
    change(sessionKey, `in ${Date.now()}`);
  },
  /** The session is renewed there, as every few minutes. */
  renews() {
    change(accessKey, 'renewed-access-token');
    change(refreshKey, 'renewed-refresh-token');
  },
  /** The session is found to be over there. */
  findsTheEnd() {
    change(accessKey, null);
    change(refreshKey, null);
  },
  /** The person clears what the browser keeps. */
  clearsStorage() {
    localStorage.clear();
    tell(null, null);
  },
};
