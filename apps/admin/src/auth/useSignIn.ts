import type { Login } from '@derrick/domain/auth';
import { useState } from 'react';
import { useLanguage, useMessages, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useSearch } from '../app/location.tsx';
import { useServices } from '../app/services.tsx';
import { wantedPage } from '../app/wantedPage.ts';

/** Loads the client: not for the first paint, but before anyone has typed a password. */
export const loadSignIn = () => Promise.all([import('../app/api.ts'), import('../app/errorText.ts')]);

interface SignIn {
  isPending: boolean;
  /** What the last attempt failed with, in words. */
  failure: string | undefined;
  signIn(values: Login): Promise<void>;
}

/** Signs in, stores the tokens and leaves for the wanted page. */
export function useSignIn(): SignIn {
  const t = useTranslate();
  const { language } = useLanguage();
  const messages = useMessages();
  const services = useServices();
  const search = useSearch();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

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
      const fallback = 'auth.signIn.failed';
      setFailure(
        await loadSignIn().then(
          ([, { errorText }]) => errorText(error, { t, language, fallback }),
          () => t(fallback),
        ),
      );
    }
  };

  return { isPending, failure, signIn };
}
