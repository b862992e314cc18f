import { nonempty, string, type } from 'superstruct';

/** A signed-in pair: the short-lived token sent with every call and the one that renews it. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Where an app keeps its tokens. Reads are cheap and always current: another tab may have written meanwhile. */
export interface TokenStore {
  read(): { accessToken: string | null; refreshToken: string | null };
  write(tokens: Tokens): void;
  /** Removes the access token alone, as a 401 asks for; the refresh token may still renew it. */
  clearAccess(): void;
  /** Removes both, as signing out asks for. */
  clear(): void;
}

/** A token store that lives as long as the page: for tests, stories and servers. */
export function memoryTokenStore(initial?: Partial<Tokens>): TokenStore {
  const none = { accessToken: null, refreshToken: null };
  let pair: ReturnType<TokenStore['read']> = { ...none, ...initial };
  const set = (next: Partial<typeof pair>) => {
    pair = { ...pair, ...next };
  };
  return {
    read: () => pair,
    write: ({ accessToken, refreshToken }) => set({ accessToken, refreshToken }),
    clearAccess: () => set({ accessToken: null }),
    clear: () => set(none),
  };
}

/** The pair of tokens that signing in and renewing a session answer with. */
export const tokensStruct = type({ accessToken: nonempty(string()), refreshToken: nonempty(string()) });
