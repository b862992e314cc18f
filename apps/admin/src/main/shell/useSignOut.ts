import { logout } from '@derrick/domain/auth';
import { useCallback, useState } from 'react';
import { useApi } from '../../core/api.ts';
import { useServices } from '../../core/services.tsx';

/** Maximum wait for the server when signing out, so that a slow network does not delay the user. */
const LOGOUT_TIMEOUT_MS = 2000;

interface SignOut {
  /** Ends the session on the server if it is reachable, removes the tokens and opens the sign-in page. */
  signOut: () => void;
  isLeaving: boolean;
}

export function useSignOut(): SignOut {
  const api = useApi();
  const { tokens, reloadAt } = useServices();
  const [isLeaving, setLeaving] = useState(false);
  const signOut = useCallback(() => {
    setLeaving(true);
    const forget = () => {
      tokens.signOut();
      reloadAt('/login');
    };
    const { refreshToken } = tokens.read();
    if (!refreshToken) return forget();
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
    api.call(logout, { body: { refreshToken }, signal }).then(forget, forget);
  }, [api, tokens, reloadAt]);
  return { signOut, isLeaving };
}
