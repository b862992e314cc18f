import type { TokenStore, Tokens } from '@derrick/domain/http';

const ACCESS_KEY = 'derrick.accessToken';
const REFRESH_KEY = 'derrick.refreshToken';
/** Changes when somebody signs in or out, and only then: other tabs can distinguish that from a session that expired. */
const SESSION_KEY = 'derrick.session';
const IN = 'in';
const OUT = 'out';

/** What somebody did in another tab. */
type OtherTabAction = 'signedIn' | 'signedOut';

/** A token store that reports when somebody signs in or out, here or in another tab. */
export interface SessionTokens extends TokenStore {
  /** Stores the pair of somebody who just signed in; other tabs then ask the server who it is. */
  write(tokens: Tokens): void;
  /** Stores a newer pair of the same session. */
  renew(tokens: Tokens): void;
  /** Removes both because somebody signs out; other tabs do the same. `clear` is for a session that expired. */
  signOut(): void;
  isSignedIn(): boolean;
  subscribe(listener: () => void): () => void;
  /** Calls back when someone signs in or out in another tab. */
  onOtherTab(listener: (what: OtherTabAction) => void): () => void;
}

/**
 * Keeps the tokens in local storage, as the specification asks; in a browser that refuses storage, until the page is
 * closed.
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

  const otherTabListeners = new Set<(what: OtherTabAction) => void>();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key is `localStorage.clear()`.
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
      // Last, so that other tabs find the tokens.
      set(SESSION_KEY, `${IN} ${Date.now()}`);
    },
    clearAccess() {
      set(ACCESS_KEY, null);
      notify();
    },
    clear,
    signOut() {
      // First, so that other tabs know why the tokens disappear.
      set(SESSION_KEY, `${OUT} ${Date.now()}`);
      clear();
    },
    // During a renewal there is only the refresh token, and nobody is signed out.
    isSignedIn: () => get(ACCESS_KEY) !== null || get(REFRESH_KEY) !== null,
    subscribe: (listener) => listen(listeners, listener),
    onOtherTab: (listener) => listen(otherTabListeners, listener),
  };
}
