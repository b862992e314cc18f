import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { deferred } from '../core/deferred.tsx';
import { useMessages } from '../core/i18n/MessagesProvider.tsx';
import type { Messages } from '../core/i18n/messages.ts';
import { onNetworkIdle } from '../core/onNetworkIdle.ts';
import { signInPath } from '../core/requestedPage.ts';
import { useServices } from '../core/services.tsx';
import { MessageParts } from './MessageParts.tsx';
import { DASHBOARD, findPage, isDashboardPage, pages } from './pages.ts';

const Dashboard = deferred(async () => (await import('./Dashboard.tsx')).Dashboard);
const NotFoundScreen = deferred(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen);

/** Preloads the code and messages of a page. Resolves when the page can render without waiting. */
export async function preloadPage(location: string, messages: Messages): Promise<void> {
  const page = findPage(location);
  if (!page) return;
  await Promise.all([
    page.Screen.preload(),
    ...page.messages.map(messages.load),
    ...(isDashboardPage(page) ? [Dashboard.preload(), messages.load('common')] : []),
  ]);
}

const publicPages = pages.filter((page) => !isDashboardPage(page));

/** Renders the page of the current address once its messages and code are loaded. */
export function Routes() {
  const [location] = useLocation();
  const messages = useMessages();
  const { pageFiles, pending, tokens } = useServices();
  const page = findPage(location);
  useEffect(() => {
    if (page) pageFiles?.preload(page.path);
    // Loads code and messages in parallel. After a failure the page itself loads them again and shows the error.
    preloadPage(location, messages).catch(() => {});
  }, [location, messages, page, pageFiles]);
  useEffect(() => {
    // Without the list of files the next page loads one script after another.
    return pageFiles && onNetworkIdle(pending, () => void pageFiles.load().catch(() => {}));
  }, [pageFiles, pending]);
  return (
    <Switch>
      <Route path="/">
        <Redirect to={signInPath('/')} replace />
      </Route>
      <Route path={DASHBOARD}>
        <Redirect to={`${DASHBOARD}/overview`} replace />
      </Route>
      {publicPages.map(({ path, messages: parts, Screen }) => (
        <Route key={path} path={path}>
          <MessageParts parts={parts}>
            <Screen />
          </MessageParts>
        </Route>
      ))}
      {/* Any other address is unknown. Signed-in users read so inside the frame, with the menu at hand. */}
      <Route>
        <MessageParts parts={['common']}>
          {page || tokens.isSignedIn() ? <Dashboard /> : <NotFoundScreen />}
        </MessageParts>
      </Route>
    </Switch>
  );
}
