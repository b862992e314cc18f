import { type ReactNode, Suspense, useState } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ApiProvider, createApi } from '../../apps/admin/src/app/api.ts';
import type { Part } from '../../apps/admin/src/app/i18n/catalogue.ts';
import { MessageParts, MessagesProvider } from '../../apps/admin/src/app/i18n/MessagesProvider.tsx';
import { createMessages } from '../../apps/admin/src/app/i18n/messages.ts';
import { createMaintenance } from '../../apps/admin/src/app/maintenance/maintenance.ts';
import { Toasts } from '../../apps/admin/src/app/notify.tsx';
import { createPendingCalls } from '../../apps/admin/src/app/pending.ts';
import { canDo, SessionProvider } from '../../apps/admin/src/app/session.tsx';
import { localTokens } from '../../apps/admin/src/app/tokens.ts';
import { users } from '../mocks/auth.ts';

interface AppContextProps {
  /** The address that the pattern reads. */
  location: string;
  /** The messages that the pattern shows besides those of the shell. */
  messages: readonly Part[];
  children: ReactNode;
}

const user = users.SUPER_ADMIN;
const session = {
  user,
  can: (permission: Parameters<typeof canDo>[1]) => canDo(user, permission),
  signOut() {},
};

/** What the app puts around every page of somebody who is signed in, for stories of a pattern without the shell. */
export function AppContext({ location, messages: parts, children }: AppContextProps) {
  const [messages] = useState(() => createMessages('en'));
  const [hook] = useState(() => memoryLocation({ path: location }).hook);
  const [cache] = useState(() => ({ provider: () => new Map(), shouldRetryOnError: false }));
  const [api] = useState(() =>
    createApi(
      {
        tokens: localTokens(),
        pending: createPendingCalls(),
        maintenance: createMaintenance(),
        leave() {},
      },
      () => 'en',
    ),
  );
  return (
    <Router hook={hook}>
      <MessagesProvider messages={messages}>
        <SWRConfig value={cache}>
          <ApiProvider value={api}>
            <SessionProvider value={session}>
              <Suspense>
                <MessageParts parts={['shell', ...parts]}>{children}</MessageParts>
              </Suspense>
              <Toasts />
            </SessionProvider>
          </ApiProvider>
        </SWRConfig>
      </MessagesProvider>
    </Router>
  );
}
