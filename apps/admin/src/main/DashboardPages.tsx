import { Spinner } from '@derrick/ui/Spinner';
import { Stack } from '@derrick/ui/Stack';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { deferred } from '../core/deferred.tsx';
import type { FeaturePage } from '../core/feature.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { MessageParts } from './MessageParts.tsx';
import { Permitted } from './Permitted.tsx';
import { findPage, isDashboardPage, pages } from './pages.ts';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';
import * as css from './shell/Shell.css.ts';

const NotFoundNotice = deferred(async () => (await import('./NotFoundNotice.tsx')).NotFoundNotice);

/**
 * Page where the user chooses a password and sets up a second factor. It is the only available page while the password
 * was set by another person, or while the company requires a second factor that is missing.
 */
const ACCOUNT = '/dashboard/account';
const account = findPage(ACCOUNT);

/** Renders the dashboard page of the current address. */
export function DashboardPages() {
  const { user } = useSession();
  const [location] = useLocation();
  // Replaces the requested page, which opens once the password is set.
  if (user.needsOwnPassword && account) {
    return (
      <ScreenBoundary location={ACCOUNT}>
        <DashboardPage {...account} />
      </ScreenBoundary>
    );
  }
  if (user.needsSecondFactor && location !== ACCOUNT) return <Redirect to={ACCOUNT} replace />;
  return (
    <ScreenBoundary location={location}>
      <Switch>
        {pages.filter(isDashboardPage).map((page) => (
          <Route key={page.path} path={page.path}>
            <DashboardPage {...page} />
          </Route>
        ))}
        <Route>
          <NotFoundNotice />
        </Route>
      </Switch>
    </ScreenBoundary>
  );
}

function DashboardPage({ permission, messages, Screen }: FeaturePage) {
  const t = useTranslate();
  const waiting = (
    <Stack align="center" className={css.waiting}>
      <Spinner label={t('common.loading')} />
    </Stack>
  );
  return (
    <Permitted permission={permission}>
      <MessageParts parts={messages} fallback={waiting}>
        <Screen fallback={waiting} />
      </MessageParts>
    </Permitted>
  );
}
