import type { HttpClient } from '../http/client.ts';
import type { Tokens } from '../http/tokens.ts';
import { type CurrentUser, currentUserReply, type Login, tokensReply } from './schema.ts';

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
export function createAuthClient(http: HttpClient): AuthClient {
  const post = (path: string, body: unknown, options: CallOptions = {}) =>
    ({ path, init: { method: 'POST', body, onUnauthorized: 'fail', signal: options.signal } }) as const;

  return {
    async login({ email, password }, options) {
      const { path, init } = post('auth/login', { email: email.trim(), password }, options);
      return (await http.request(path, { ...init, struct: tokensReply })).data;
    },
    async refresh(refreshToken, options) {
      const { path, init } = post('auth/refresh', { refreshToken }, options);
      return (await http.request(path, { ...init, struct: tokensReply })).data;
    },
    async logout(refreshToken, options) {
      const { path, init } = post('auth/logout', { refreshToken }, options);
      await http.request(path, init);
    },
    async me(options = {}) {
      return (await http.request('users/me', { signal: options.signal, struct: currentUserReply })).data;
    },
  };
}
