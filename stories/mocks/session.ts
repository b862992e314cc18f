import { storyTokens } from './auth.ts';

const accessKey = 'derrick.accessToken';
const refreshKey = 'derrick.refreshToken';

/** Starts a story as somebody signed in: for `beforeEach`, whose clean-up it returns. */
export function signedIn(): () => void {
  localStorage.setItem(accessKey, storyTokens.accessToken);
  localStorage.setItem(refreshKey, storyTokens.refreshToken);
  return signedOut;
}

/** Starts a story as nobody: for `beforeEach`. */
export function signedOut(): () => void {
  localStorage.removeItem(accessKey);
  localStorage.removeItem(refreshKey);
  return () => {
    localStorage.removeItem(accessKey);
    localStorage.removeItem(refreshKey);
  };
}
