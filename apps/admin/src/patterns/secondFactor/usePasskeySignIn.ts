import { login } from '@derrick/domain/auth';
import type { Api, Tokens } from '@derrick/domain/http';
import { useState } from 'react';

/**
 * Signs in with password and passkey. The passkey code is loaded on demand.
 * @param onTokens receives the tokens of the new session; must not reject
 */
export function usePasskeySignIn(api: Api, onTokens: (tokens: Tokens) => Promise<void> | void) {
  const [isPending, setPending] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function ask(credentials: { email: string; password: string }) {
    setPending(true);
    setRefused(false);
    try {
      const { signWithPasskey } = await import('./passkey.ts');
      const passkey = await signWithPasskey(api, credentials);
      await onTokens(await api.call(login, { body: { ...credentials, passkey } }));
    } catch {
      // Canceled, timed out, bound to another site or rejected by the server: the user can try again or type a code.
      setRefused(true);
    }
    setPending(false);
  }

  return { ask, isPending, isRefused };
}
