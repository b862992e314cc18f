import type { TokenStore, Tokens } from '@derrick/domain/http';

const ACCESS_KEY = 'derrick.accessToken';
const REFRESH_KEY = 'derrick.refreshToken';
/** Changes only when a user signs in or out, so that other tabs can distinguish a sign-out from an expired session. */
const SESSION_KEY = 'derrick.session';
const IN = 'in';
const OUT = 'out';

/** An action in another tab. */
type OtherTabAction = 'signedIn' | 'signedOut';

/** Token store that also reports sign-in and sign-out, in this tab and in others. */
export interface SessionTokens extends TokenStore {
  /** Stores the tokens of a user who just signed in. Other tabs then request the user from the server. */
  write(tokens: Tokens): void;
  /** Stores renewed tokens of the same session. */
  renew(tokens: Tokens): void;
  /** Removes the tokens because the user signs out; other tabs sign out too. Use `clear` for an expired session. */
  signOut(): void;
  isSignedIn(): boolean;
  subscribe(listener: () => void): () => void;
  /** Calls `listener` when the user signs in or out in another tab. */
  onOtherTab(listener: (action: OtherTabAction) => void): () => void;
}

/**
 * Stores the tokens in local storage, as the specification requires. If storage is blocked, they stay in memory until the
 * page is closed.
 */
export function localTokens(): SessionTokens {
  const listeners = new Set<() => void>();
  const memory = new Map<string, string>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const get = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  };
  const set = (key: string, value: string | null) => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      if (value === null) memory.delete(key);
      else memory.set(key, value);
    }
  };

  const otherTabListeners = new Set<(action: OtherTabAction) => void>();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // `localStorage.clear()` sends a null key.
    if (key === SESSION_KEY || key === null) {
      for (const listener of otherTabListeners) listener(newValue?.startsWith(IN) ? 'signedIn' : 'signedOut');
    }
    if (key === ACCESS_KEY || key === REFRESH_KEY || key === null) notify();
  };
  const listen = <Listener>(all: Set<Listener>, listener: Listener) => {
    if (listeners.size + otherTabListeners.size === 0) window.addEventListener('storage', onStorage);
    all.add(listener);
    return () => {
      all.delete(listener);
      if (listeners.size + otherTabListeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  };

  const renew = ({ accessToken, refreshToken }: Tokens) => {
    set(ACCESS_KEY, accessToken);
    set(REFRESH_KEY, refreshToken);
    notify();
  };
  const clear = () => {
    set(ACCESS_KEY, null);
    set(REFRESH_KEY, null);
    notify();
  };

  return {
    read: () => ({ accessToken: get(ACCESS_KEY), refreshToken: get(REFRESH_KEY) }),
    renew,
    write(tokens) {
      renew(tokens);
      // Written last, so that other tabs find the tokens.
      set(SESSION_KEY, `${IN} ${Date.now()}`);
    },
    clearAccess() {
      set(ACCESS_KEY, null);
      notify();
    },
    clear,
    signOut() {
      // Written first, so that other tabs know why the tokens disappear.
      set(SESSION_KEY, `${OUT} ${Date.now()}`);
      clear();
    },
    // While tokens are being renewed only the refresh token exists; the user is still signed in.
    isSignedIn: () => get(ACCESS_KEY) !== null || get(REFRESH_KEY) !== null,
    subscribe: (listener) => listen(listeners, listener),
    onOtherTab: (listener) => listen(otherTabListeners, listener),
  };
}
