import { Spinner } from '@derrick/ui/Spinner';
import { Stack } from '@derrick/ui/Stack';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { FeaturePage } from '../core/feature.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { MessageParts } from './MessageParts.tsx';
import { Permitted } from './Permitted.tsx';
import { findPage, isDashboardPage, pages } from './pages.ts';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';
import * as css from './shell/Shell.css.ts';

/**
 * Where a password of one's own is chosen and a second factor is set up: all that can be used while somebody else knows
 * the password, or the company's wish for a second factor is not met.
 */
const ACCOUNT = '/dashboard/account';
const account = findPage(ACCOUNT);

/** The page of the current address among those for signed-in people. */
export function DashboardPages() {
  const { user } = useSession();
  const [location] = useLocation();
  // In the place of the page that was wanted, which follows.
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
