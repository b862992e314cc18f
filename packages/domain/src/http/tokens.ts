import { nonempty, string, type } from 'superstruct';

/**
 * The tokens of a session: the short-lived access token sent with every request, and the refresh token that renews it.
 */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Storage for an app's tokens. Reads are cheap and never cached, because another tab may change the tokens. */
export interface TokenStore {
  read(): { accessToken: string | null; refreshToken: string | null };
  write(tokens: Tokens): void;
  /** Removes only the access token, after a 401. The refresh token can still renew it. */
  clearAccess(): void;
  /** Removes both tokens, for example when the user signs out. */
  clear(): void;
}

/** Creates a token store in memory, for tests, stories and servers. */
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

/** The pair of tokens returned by signing in and by renewing a session. */
export const tokensStruct = type({ accessToken: nonempty(string()), refreshToken: nonempty(string()) });
