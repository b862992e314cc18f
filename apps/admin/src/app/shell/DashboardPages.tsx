import { Redirect, Route, Switch, useLocation } from 'wouter';
import { MessageParts } from '../i18n/MessagesProvider.tsx';
import { Permitted } from '../Permitted.tsx';
import { isDashboardPage, pages } from '../pages.ts';
import { useSession } from '../session.tsx';

/** Where a second factor is set up, and all that can be used until the company's wish for one is met. */
const ACCOUNT = '/dashboard/account';

/** The page of the current address among those for signed-in people. */
export function DashboardPages() {
  const { user } = useSession();
  const [location] = useLocation();
  if (user.needsSecondFactor && location !== ACCOUNT) return <Redirect to={ACCOUNT} replace />;
  return (
    <Switch>
      {pages.filter(isDashboardPage).map(({ path, permission, messages, Screen }) => (
        <Route key={path} path={path}>
          <Permitted permission={permission}>
            <MessageParts parts={messages}>
              <Screen />
            </MessageParts>
          </Permitted>
        </Route>
      ))}
    </Switch>
  );
}
