import { Route, Switch } from 'wouter';
import { MessageParts } from '../i18n/MessagesProvider.tsx';
import { Permitted } from '../Permitted.tsx';
import { isDashboardPage, pages } from '../pages.ts';

/** The page of the current address among those for signed-in people. */
export const DashboardPages = () => (
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
