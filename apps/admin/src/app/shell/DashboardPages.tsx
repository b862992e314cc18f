import { Route, Switch } from 'wouter';
import { MessagePart } from '../i18n/MessagesProvider.tsx';
import { Permitted } from '../Permitted.tsx';
import { isDashboardPage, pages } from '../pages.ts';

/** The page of the current address among those for signed-in people. */
export const DashboardPages = () => (
  <Switch>
    {pages.filter(isDashboardPage).map(({ path, permission, messages, Screen }) => (
      <Route key={path} path={path}>
        <Permitted permission={permission}>
          <MessagePart part={messages}>
            <Screen />
          </MessagePart>
        </Permitted>
      </Route>
    ))}
  </Switch>
);
