import type { TokenStore } from '@derrick/domain/http';

const ACCESS_KEY = 'derrick.accessToken';
const REFRESH_KEY = 'derrick.refreshToken';

/** A token store that tells when the person is signed in or out, here or in another tab. */
export interface SessionTokens extends TokenStore {
  isSignedIn(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the tokens in local storage, as the specification asks. A browser that refuses storage keeps them as long
 * as the page lives.
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

  const onStorage = (event: StorageEvent) => {
    // A null key is `localStorage.clear()`.
    if (event.key === ACCESS_KEY || event.key === REFRESH_KEY || event.key === null) notify();
  };

  return {
    read: () => ({ accessToken: get(ACCESS_KEY), refreshToken: get(REFRESH_KEY) }),
    write({ accessToken, refreshToken }) {
      set(ACCESS_KEY, accessToken);
      set(REFRESH_KEY, refreshToken);
      notify();
    },
    clearAccess() {
      set(ACCESS_KEY, null);
      notify();
    },
    clear() {
      set(ACCESS_KEY, null);
      set(REFRESH_KEY, null);
      notify();
    },
    // While an expired access token is being renewed there is only the refresh token, and nobody is signed out.
    isSignedIn: () => get(ACCESS_KEY) !== null || get(REFRESH_KEY) !== null,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
