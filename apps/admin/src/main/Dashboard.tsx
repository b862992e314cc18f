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
  // A separate cache per session, so that the next user cannot see data of the previous user.
  provider: () => new Map(),
  // Errors are shown with a Retry button. An automatic retry would repeat the error toast.
  shouldRetryOnError: false,
  // Pauses requests and error messages while the sign-in dialog or the maintenance notice covers the page. The page loads
  // its data afterwards.
  isPaused: () => !tokens.isSignedIn() || maintenance.getSnapshot() !== undefined,
});

/** Pages below `/dashboard`, inside the shell, for signed-in users. */
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

/** Reloads all data of the page when maintenance ends. */
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
