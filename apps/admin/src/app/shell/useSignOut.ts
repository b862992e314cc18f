import { useCallback } from 'react';
import { useApi } from '../api.ts';
import { useServices } from '../services.tsx';

/** How long the server's word on a sign-out is waited for; a person who leaves is not held up by a slow network. */
const FAREWELL_MS = 2000;

/** Gives the way out: ends the session on the server if it can be reached, forgets the tokens, loads sign-in afresh. */
export function useSignOut(): () => void {
  const api = useApi();
  const { tokens, leave } = useServices();
  return useCallback(() => {
    const forget = () => {
      tokens.clear();
      leave('/login');
    };
    const { refreshToken } = tokens.read();
    if (!refreshToken) return forget();
    api.auth.logout(refreshToken, { signal: AbortSignal.timeout(FAREWELL_MS) }).then(forget, forget);
  }, [api, tokens, leave]);
}
