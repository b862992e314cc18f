import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ApiProvider, createApi } from '../../apps/admin/src/app/api.ts';
import { MessageParts, MessagesProvider } from '../../apps/admin/src/app/i18n/MessagesProvider.tsx';
import { createMessages } from '../../apps/admin/src/app/i18n/messages.ts';
import { mayLeave } from '../../apps/admin/src/app/leaveGuard.ts';
import { createMaintenance } from '../../apps/admin/src/app/maintenance/maintenance.ts';
import { Toasts } from '../../apps/admin/src/app/notify.tsx';
import { createPendingCalls } from '../../apps/admin/src/app/pending.ts';
import { ServicesProvider } from '../../apps/admin/src/app/services.tsx';
import { SessionProvider } from '../../apps/admin/src/app/session.tsx';
import { localTokens } from '../../apps/admin/src/app/tokens.ts';
import { users } from '../mocks/auth.ts';

interface InDashboardProps {
  locale?: unknown;
  children: ReactNode;
}

/** What a pattern finds around it on every dashboard page: language, session, API and address. */
export function InDashboard({ locale, children }: InDashboardProps) {
  const [{ messages, services, api, hook }] = useState(() => {
    const language = locale === 'es' ? 'es' : 'en';
    const services = {
      tokens: localTokens(),
      pending: createPendingCalls(),
      maintenance: createMaintenance(),
      leave: () => {},
    };
    return {
      messages: createMessages(language),
      services,
      api: createApi(services, () => language),
      hook: memoryLocation({ path: '/' }).hook,
    };
  });
  const session = { user: users.SUPER_ADMIN, can: () => true, signOut: () => {} };
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
          <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
            <ApiProvider value={api}>
              <SessionProvider value={session}>
                <MessageParts parts={['shell', 'form']}>{children}</MessageParts>
                <Toasts />
              </SessionProvider>
            </ApiProvider>
          </SWRConfig>
        </ServicesProvider>
      </MessagesProvider>
    </Router>
  );
}
