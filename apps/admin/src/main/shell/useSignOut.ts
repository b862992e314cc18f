import { logout } from '@derrick/domain/auth';
import { useCallback, useState } from 'react';
import { useApi } from '../../core/api.ts';
import { useServices } from '../../core/services.tsx';

/** How long signing out waits for the server: a slow network must not hold anybody back. */
const LOGOUT_TIMEOUT_MS = 2000;

interface SignOut {
  /** Ends the session on the server if it can be reached, forgets the tokens, and loads the sign-in page. */
  signOut: () => void;
  isLeaving: boolean;
}

/** Provides the function that signs out. */
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
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
    api.call(logout, { body: { refreshToken }, signal }).then(forget, forget);
  }, [api, tokens, leave]);
  return { signOut, isLeaving };
}
