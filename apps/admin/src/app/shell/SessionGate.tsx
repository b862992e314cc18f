import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Spinner } from '@derrick/ui/Spinner';
import { type ReactNode, Suspense, useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../api.ts';
import { deferred } from '../deferred.tsx';
import { errorText } from '../errorText.ts';
import { useLanguage, useTranslate } from '../i18n/MessagesProvider.tsx';
import { canDo, type Session, SessionProvider } from '../session.tsx';
import * as css from './SessionGate.css.ts';
import { useSignOut } from './useSignOut.ts';

const BlockingOverlay = deferred(async () => (await import('../BlockingOverlay.tsx')).BlockingOverlay);

/** Loads who is signed in; below it `useSession` has an answer. */
export function SessionGate({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const api = useApi();
  const { language } = useLanguage();
  const { signOut, isLeaving } = useSignOut();
  const { data: user, error, isValidating, mutate } = useSWR(['session', 'me'], () => api.auth.me());

  const session = useMemo<Session | undefined>(
    () => user && { user, can: (permission) => canDo(user, permission), signOut },
    [user, signOut],
  );

  if (session) {
    return (
      <SessionProvider value={session}>
        {children}
        {isLeaving && (
          <Suspense>
            <BlockingOverlay label={t('shell.signingOut')} />
          </Suspense>
        )}
      </SessionProvider>
    );
  }
  return (
    <main className={css.page}>
      {error === undefined || isValidating ? (
        <Spinner size="large" label={t('common.loading')} />
      ) : (
        <EmptyState
          headingLevel={1}
          title={t('shell.userFailed')}
          description={errorText(error, { t, language, fallback: 'shell.userFailedHint' })}
          action={
            <div className={css.actions}>
              <Button variant="primary" onPress={() => mutate()}>
                {t('common.retry')}
              </Button>
              <Button variant="ghost" onPress={signOut}>
                {t('shell.signOut')}
              </Button>
            </div>
          }
        />
      )}
    </main>
  );
}
