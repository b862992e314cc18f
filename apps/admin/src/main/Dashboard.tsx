import { useEffect, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { ApiProvider, createApi } from '../core/api.ts';
import { useMessages } from '../core/i18n/MessagesProvider.tsx';
import { Toasts } from '../core/notify.tsx';
import { type Services, useServices } from '../core/services.tsx';
import { Bell } from '../notifications/index.ts';
import { DashboardPages } from './DashboardPages.tsx';
import { PendingLine } from './PendingLine.tsx';
import { SessionGate } from './shell/SessionGate.tsx';
import { Shell } from './shell/Shell.tsx';

const remote = ({ tokens, maintenance }: Services) => ({
  // A cache of its own: the next person to sign in must find nothing of this one's.
  provider: () => new Map(),
  // A failure is shown with Retry; repeating it by itself would repeat its toast.
  shouldRetryOnError: false,
  // Nothing is asked for, and no failure is told, while signing in again or maintenance stands over the page: what
  // is under it is loaded when that is over.
  isPaused: () => !tokens.isSignedIn() || maintenance.getSnapshot() !== undefined,
});

/** Everything below `/dashboard`: for people who signed in, inside the shell. */
export function Dashboard() {
  const services = useServices();
  const messages = useMessages();
  const [api] = useState(() => createApi(services, () => messages.getSnapshot().language));
  const [config] = useState(() => remote(services));

  return (
    <SWRConfig value={config}>
      <ApiProvider value={api}>
        <PendingLine />
        <SessionGate>
          <Shell notifications={<Bell />}>
            <DashboardPages />
          </Shell>
        </SessionGate>
        <Toasts />
        <LoadAfterMaintenance />
      </ApiProvider>
    </SWRConfig>
  );
}

/** Loads everything on the page again when the server is back. */
function LoadAfterMaintenance() {
  const { maintenance } = useServices();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let wasDown = maintenance.getSnapshot() !== undefined;
    return maintenance.subscribe(() => {
      const isDown = maintenance.getSnapshot() !== undefined;
      if (wasDown && !isDown) void mutate(() => true);
      wasDown = isDown;
    });
  }, [maintenance, mutate]);
  return null;
}
