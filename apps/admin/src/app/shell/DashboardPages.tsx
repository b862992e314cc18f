import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { FeaturePage } from '../feature.ts';
import { MessageParts } from '../i18n/MessagesProvider.tsx';
import { Permitted } from '../Permitted.tsx';
import { findPage, isDashboardPage, pages } from '../pages.ts';
import { useSession } from '../session.tsx';

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
  if (user.needsOwnPassword && account) return <DashboardPage {...account} />;
  if (user.needsSecondFactor && location !== ACCOUNT) return <Redirect to={ACCOUNT} replace />;
  return (
    <Switch>
      {pages.filter(isDashboardPage).map((page) => (
        <Route key={page.path} path={page.path}>
          <DashboardPage {...page} />
        </Route>
      ))}
    </Switch>
  );
}

const DashboardPage = ({ permission, messages, Screen }: FeaturePage) => (
  <Permitted permission={permission}>
    <MessageParts parts={messages}>
      <Screen />
    </MessageParts>
  </Permitted>
);
