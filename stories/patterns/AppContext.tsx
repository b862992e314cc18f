import { type ReactNode, Suspense, useState } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ApiProvider, createApi } from '../../apps/admin/src/core/api.ts';
import { FailureView } from '../../apps/admin/src/core/failureView.ts';
import type { Part } from '../../apps/admin/src/core/i18n/catalogue.ts';
import { MessagesProvider } from '../../apps/admin/src/core/i18n/MessagesProvider.tsx';
import { createMessages } from '../../apps/admin/src/core/i18n/messages.ts';
import { mayLeave } from '../../apps/admin/src/core/leaveGuard.ts';
import { Toasts } from '../../apps/admin/src/core/notify.tsx';
import { createServices, ServicesProvider } from '../../apps/admin/src/core/services.tsx';
import { canDo, SessionProvider } from '../../apps/admin/src/core/session.tsx';
import { LoadFailure } from '../../apps/admin/src/main/LoadFailure.tsx';
import { MessageParts } from '../../apps/admin/src/main/MessageParts.tsx';
import { users } from '../mocks/auth.ts';

interface AppContextProps {
  /** Address at which the pattern runs. @default '/' */
  location?: string;
  /** Language chosen in the Storybook toolbar. */
  locale?: unknown;
  /** Message parts that the pattern needs besides those of the shell. */
  messages: readonly Part[];
  children: ReactNode;
}

const user = users.SUPER_ADMIN;
const session = {
  user,
  can: (permission: Parameters<typeof canDo>[1]) => canDo(user, permission),
  canOpen: () => true,
  signOut() {},
};

/** Provides the contexts of a signed-in page, for stories of a pattern without the shell. */
export function AppContext({ location = '/', locale, messages: parts, children }: AppContextProps) {
  const [{ messages, services, api, hook }] = useState(() => {
    const language = locale === 'es' ? 'es' : 'en';
    const services = createServices(() => {});
    return {
      messages: createMessages(language),
      services,
      api: createApi(services, () => language),
      hook: memoryLocation({ path: location }).hook,
    };
  });
  const [cache] = useState(() => ({ provider: () => new Map(), shouldRetryOnError: false }));
  return (
    <Router
      hook={hook}
      aroundNav={(navigate, to, options) => {
        const go = () => navigate(to, options);
        if (mayLeave(go)) go();
      }}
    >
      <MessagesProvider messages={messages}>
        <ServicesProvider value={services}>
          <SWRConfig value={cache}>
            <ApiProvider value={api}>
              <SessionProvider value={session}>
                <Suspense>
                  <FailureView value={LoadFailure}>
                    <MessageParts parts={['common', ...parts]}>{children}</MessageParts>
                  </FailureView>
                </Suspense>
                <Toasts />
              </SessionProvider>
            </ApiProvider>
          </SWRConfig>
        </ServicesProvider>
      </MessagesProvider>
    </Router>
  );
}
