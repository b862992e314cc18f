import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { ApiProvider, createApi } from '../api.ts';
import { useMessages } from '../i18n/MessagesProvider.tsx';
import { Redirect, useLocation, useSearch } from '../location.tsx';
import { Toasts } from '../notify.tsx';
import { PendingLine } from '../PendingLine.tsx';
import { useServices } from '../services.tsx';
import { useIsSignedIn } from '../session.tsx';
import { signInPath } from '../wantedPage.ts';
import { SessionGate } from './SessionGate.tsx';
import { Shell } from './Shell.tsx';

const remote = {
  // A cache of its own: the next person to sign in must find nothing of this one's.
  provider: () => new Map(),
  // A failure is shown with Retry; repeating it by itself would repeat its toast.
  shouldRetryOnError: false,
} as const;

/** Is everything under /dashboard: for signed-in people only, inside the shell. */
export function Dashboard({ children }: { children: ReactNode }) {
  const services = useServices();
  const messages = useMessages();
  const isSignedIn = useIsSignedIn();
  const [path] = useLocation();
  const search = useSearch();
  const [api] = useState(() => createApi(services, () => messages.getSnapshot().language));

  if (!isSignedIn) return <Redirect to={signInPath(search ? `${path}?${search}` : path)} />;
  return (
    <SWRConfig value={remote}>
      <ApiProvider value={api}>
        <PendingLine />
        <SessionGate>
          <Shell>{children}</Shell>
        </SessionGate>
        <Toasts />
      </ApiProvider>
    </SWRConfig>
  );
}
