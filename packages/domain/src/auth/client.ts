import type { Api } from '../http/client.ts';
import type { Tokens } from '../http/tokens.ts';
import { getCurrentUser, login, logout, refreshSession } from './contract.ts';
import type { CurrentUser, Login } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface AuthClient {
  /** Signs in. The caller stores the tokens; a 401 means wrong email or password and leads to no refresh. */
  login(values: Login, options?: CallOptions): Promise<Tokens>;
  /** Spends a refresh token for a new pair. `HttpClient` does this by itself on a 401. */
  refresh(refreshToken: string, options?: CallOptions): Promise<Tokens>;
  /** Ends the session on the server. The caller clears the tokens whether or not this succeeds. */
  logout(refreshToken: string, options?: CallOptions): Promise<void>;
  /** Loads the signed-in person. */
  me(options?: CallOptions): Promise<CurrentUser>;
}

/** Creates the calls of the session under `/auth`, and `/users/me`. */
export function createAuthClient(api: Api): AuthClient {
  return {
    login: ({ email, password }, options) =>
      api.call(login, { body: { email: email.trim(), password }, ...options }),
    refresh: (refreshToken, options) => api.call(refreshSession, { body: { refreshToken }, ...options }),
    async logout(refreshToken, options) {
      await api.call(logout, { body: { refreshToken }, ...options });
    },
    me: (options) => api.call(getCurrentUser, options),
  };
}
