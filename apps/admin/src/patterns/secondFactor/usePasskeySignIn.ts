import { login } from '@derrick/domain/auth';
import type { Api, Tokens } from '@derrick/domain/http';
import { useState } from 'react';

/**
 * Signs in by the password and a passkey, whose code is loaded when it is asked for.
 * @param onTokens takes the tokens of the new session; it does not reject
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
      // Given up, timed out, not this site's, refused by the server: the person tries again or types a code.
      setRefused(true);
    }
    setPending(false);
  }

  return { ask, isPending, isRefused };
}
