import type { Login } from '@derrick/domain/auth';
import { useState } from 'react';
import { useMessages } from '../app/i18n/MessagesProvider.tsx';
import { useSearch } from '../app/location.tsx';
import { useServices } from '../app/services.tsx';
import { wantedPage } from '../app/wantedPage.ts';
import type { FailureBanner } from './FailureBanner.tsx';

/** Loads the client: not for the first paint, but before anyone has typed a password. */
export const loadSignIn = () => Promise.all([import('../app/api.ts'), import('./FailureBanner.tsx')]);

/** What signing in failed with. */
export interface SignInFailure {
  error: unknown;
  /** Says it; undefined when its code cannot be loaded, either. */
  FailureBanner: typeof FailureBanner | undefined;
}

interface SignIn {
  isPending: boolean;
  /** What the last attempt failed with. */
  failure: SignInFailure | undefined;
  signIn(values: Login): Promise<void>;
}

/** Signs in, stores the tokens and leaves for the wanted page. */
export function useSignIn(): SignIn {
  const messages = useMessages();
  const services = useServices();
  const search = useSearch();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();

  const signIn = async (values: Login) => {
    setPending(true);
    setFailure(undefined);
    try {
      const [{ createApi }] = await loadSignIn();
      const api = createApi(services, () => messages.getSnapshot().language);
      services.tokens.write(await api.auth.login(values));
      // Still pending: the page is about to be replaced.
      services.leave(wantedPage(search, location.origin));
    } catch (error) {
      setPending(false);
      const loaded = await loadSignIn().catch(() => undefined);
      setFailure({ error, FailureBanner: loaded?.[1].FailureBanner });
    }
  };

  return { isPending, failure, signIn };
}
