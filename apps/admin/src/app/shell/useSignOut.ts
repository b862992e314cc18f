import { useCallback, useState } from 'react';
import { useApi } from '../api.ts';
import { useServices } from '../services.tsx';

/** How long the server's word on a sign-out is waited for; a person who leaves is not held up by a slow network. */
const FAREWELL_MS = 2000;

interface SignOut {
  /** Ends the session on the server if it can be reached, forgets the tokens, and loads sign-in afresh. */
  signOut: () => void;
  isLeaving: boolean;
}

/** Gives the way out. */
export function useSignOut(): SignOut {
  const api = useApi();
  const { tokens, leave } = useServices();
  const [isLeaving, setLeaving] = useState(false);
  const signOut = useCallback(() => {
    setLeaving(true);
    const forget = () => {
      tokens.signOut();
      leave('/login');
    };
    const { refreshToken } = tokens.read();
    if (!refreshToken) return forget();
    api.auth.logout(refreshToken, { signal: AbortSignal.timeout(FAREWELL_MS) }).then(forget, forget);
  }, [api, tokens, leave]);
  return { signOut, isLeaving };
}
