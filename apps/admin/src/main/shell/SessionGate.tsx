import { errorCodes, toApiError } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { type ReactNode, useMemo } from 'react';
import { Redirect } from 'wouter';
import { deferred } from '../../core/deferred.tsx';
import { dropDrafts } from '../../core/drafts.ts';
import { FormatsProvider } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../../core/lazyOverlay.tsx';
import { signInPath } from '../../core/requestedPage.ts';
import { canDo, type Session, SessionProvider } from '../../core/session.tsx';
import { useErrorMessage } from '../../patterns/remote/index.ts';
import { permissionOf } from '../pages.ts';
import { FramePlaceholder } from './FramePlaceholder.tsx';
import * as css from './SessionGate.css.ts';
import { useSessionOwner } from './useSessionOwner.ts';
import { useSignOut } from './useSignOut.ts';

const BlockingOverlay = lazyOverlay(async () => (await import('../BlockingOverlay.tsx')).BlockingOverlay);
const ClosedCompany = deferred(async () => (await import('./ClosedCompany.tsx')).ClosedCompany, {
  messages: ['closedCompany'],
});
const SignInAgain = lazyOverlay(async () => (await import('./SignInAgain.tsx')).SignInAgain, {
  messages: ['session'],
});

/** Loads the signed-in user before rendering the children, so that `useSession` always has a session. */
export function SessionGate({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { signOut, isLeaving } = useSignOut();
  const { owner, resume } = useSessionOwner();
  const user = owner.status === 'known' ? owner.user : undefined;

  const session = useMemo<Session | undefined>(
    () =>
      user && {
        user,
        can: (permission) => canDo(user, permission),
        canOpen(address) {
          const permission = permissionOf(address);
          return permission === undefined || canDo(user, permission);
        },
        signOut() {
          dropDrafts(user);
          signOut();
        },
      },
    [user, signOut],
  );

  switch (owner.status) {
    case 'signedOut':
      return <Redirect to={signInPath(owner.wanted)} replace />;
    case 'loading':
      return <FramePlaceholder />;
    case 'failed':
      if (toApiError(owner.error).code === errorCodes.companyClosed) {
        return (
          <Stack as="main" align="center" justify="center" className={css.page}>
            <ClosedCompany onSignOut={signOut} />
          </Stack>
        );
      }
      return (
        <Stack as="main" align="center" justify="center" className={css.page}>
          <EmptyState
            headingLevel={1}
            title={t('shell.userFailed')}
            description={errors.message(owner.error, 'shell.userFailedHint')}
            action={
              <Inline justify="center" isOneLine>
                <Button variant="primary" onPress={owner.retry}>
                  {t('common.retry')}
                </Button>
                <Button variant="ghost" onPress={signOut}>
                  {t('shell.signOut')}
                </Button>
              </Inline>
            }
          />
        </Stack>
      );
    case 'known':
      return (
        <SessionProvider value={session ?? null}>
          <FormatsProvider company={owner.user.company}>{children}</FormatsProvider>
          {isLeaving && <BlockingOverlay label={t('shell.signingOut')} />}
          {owner.isEnded && !isLeaving && <SignInAgain user={owner.user} onSignedIn={resume} />}
        </SessionProvider>
      );
  }
}
