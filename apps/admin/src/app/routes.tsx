import { Suspense, useEffect } from 'react';
import { type Deferred, deferred } from './deferred.tsx';
import type { Part } from './i18n/catalogue.ts';
import { MessagePart, useMessages } from './i18n/MessagesProvider.tsx';
import type { Messages } from './i18n/messages.ts';
import { Redirect, useLocation } from './location.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { signInPath } from './wantedPage.ts';

interface ScreenRoute {
  pattern: RegExp;
  /** The words that the screen needs besides the common ones. */
  part: Part;
  Screen: Deferred<object>;
}

const screen = (pattern: RegExp, part: Part, Screen: Deferred<object>): ScreenRoute => ({
  pattern,
  part,
  Screen,
});

const placeholders = () => import('./placeholders.tsx');
const Dashboard = deferred(async () => (await import('./shell/Dashboard.tsx')).Dashboard);

const publicRoutes: readonly ScreenRoute[] = [
  screen(
    /^\/login$/,
    'auth',
    deferred(async () => (await import('../auth/LoginScreen.tsx')).LoginScreen),
  ),
  screen(
    /^\/register$/,
    'account',
    deferred(async () => (await import('../auth/register/RegisterScreen.tsx')).RegisterScreen),
  ),
  screen(
    /^\/forgot-password$/,
    'account',
    deferred(async () => (await import('../auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen),
  ),
  screen(
    /^\/reset-password$/,
    'account',
    deferred(async () => (await import('../auth/ResetPasswordScreen.tsx')).ResetPasswordScreen),
  ),
  screen(
    /^\/verify$/,
    'account',
    deferred(async () => (await import('../auth/verify/VerifyScreen.tsx')).VerifyScreen),
  ),
  screen(
    /^\/maintenance$/,
    'maintenance',
    deferred(async () => (await import('./maintenance/MaintenanceScreen.tsx')).MaintenanceScreen),
  ),
];

const dashboardRoutes: readonly ScreenRoute[] = [
  screen(
    /^\/overview$/,
    'overview',
    deferred(async () => (await import('../overview/OverviewScreen.tsx')).OverviewScreen),
  ),
  screen(
    /^\/job-tickets$/,
    'tickets',
    deferred(async () => (await import('../tickets/JobTicketsScreen.tsx')).JobTicketsScreen),
  ),
  screen(
    /^\/job-ticket(\/[^/]+)?$/,
    'ticketForm',
    deferred(async () => (await import('../ticketForm/TicketFormScreen.tsx')).TicketFormScreen),
  ),
  screen(
    /^\/invoices$/,
    'shell',
    deferred(async () => (await placeholders()).InvoicesScreen),
  ),
  screen(
    /^\/technicians$/,
    'technicians',
    deferred(async () => (await import('../technicians/TechniciansScreen.tsx')).TechniciansScreen),
  ),
  screen(
    /^\/technicians\/edit\/[^/]+$/,
    'technicians',
    deferred(async () => (await import('../technicians/EditTechnicianScreen.tsx')).EditTechnicianScreen),
  ),
  screen(
    /^\/managers$/,
    'managers',
    deferred(async () => (await import('../managers/ManagersScreen.tsx')).ManagersScreen),
  ),
  screen(
    /^\/managers\/edit\/[^/]+$/,
    'managers',
    deferred(async () => (await import('../managers/EditManagerScreen.tsx')).EditManagerScreen),
  ),
  screen(
    /^\/audit-log$/,
    'shell',
    deferred(async () => (await placeholders()).AuditLogScreen),
  ),
  screen(
    /^\/company$/,
    'shell',
    deferred(async () => (await placeholders()).CompanyScreen),
  ),
];

const DASHBOARD = '/dashboard';

const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

function findRoute(path: string): { route: ScreenRoute; isDashboard: boolean } | undefined {
  const isDashboard = path.startsWith(`${DASHBOARD}/`);
  const routes = isDashboard ? dashboardRoutes : publicRoutes;
  const place = isDashboard ? path.slice(DASHBOARD.length) : path;
  const route = routes.find(({ pattern }) => pattern.test(place));
  return route && { route, isDashboard };
}

/** Starts loading the code and the words of a page; resolves when it can be shown without waiting. */
export async function preloadPage(path: string, messages: Messages): Promise<void> {
  const found = findRoute(withoutTrailingSlash(path));
  if (!found) return;
  await Promise.all([
    found.route.Screen.preload(),
    messages.load(found.route.part),
    ...(found.isDashboard ? [Dashboard.preload(), messages.load('shell')] : []),
  ]);
}

/** Shows the page of the current address once its words and its code are there. */
export function Routes() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function Page() {
  const [location] = useLocation();
  const messages = useMessages();
  const path = withoutTrailingSlash(location);
  useEffect(() => {
    // Code and words at the same time; what fails is asked for again, and shown, by the page itself.
    preloadPage(path, messages).catch(() => {});
  }, [path, messages]);
  if (path === '/') return <Redirect to={signInPath(path)} />;
  if (path === DASHBOARD) return <Redirect to={`${DASHBOARD}/overview`} />;
  const found = findRoute(path);
  if (!found) {
    return (
      <MessagePart part="common">
        <NotFoundScreen />
      </MessagePart>
    );
  }
  const { part, Screen } = found.route;
  const screenOfPage = (
    <MessagePart part={part}>
      <Screen />
    </MessagePart>
  );
  if (!found.isDashboard) return screenOfPage;
  return (
    <MessagePart part="shell">
      <Dashboard>{screenOfPage}</Dashboard>
    </MessagePart>
  );
}
