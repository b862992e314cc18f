import { Hints } from '@derrick/ui/Hints';
import { KitProvider, type Theme } from '@derrick/ui/theme';
import { type ReactNode, useEffect } from 'react';
import { type AroundNavHandler, type BaseLocationHook, Router, useLocation } from 'wouter';
import { FailureView } from '../core/failureView.ts';
import { MessagesProvider, useLanguage } from '../core/i18n/MessagesProvider.tsx';
import type { Messages } from '../core/i18n/messages.ts';
import { mayLeave } from '../core/leaveGuard.ts';
import { RecordPagesProvider } from '../core/recordPages.ts';
import { type Services, ServicesProvider } from '../core/services.tsx';
import { reportVisit } from '../core/visits.ts';
import { MaintenanceGate } from '../maintenance/index.ts';
import { Crash } from './Crash.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { recordPages } from './pages.ts';
import { Routes } from './Routes.tsx';
import { rememberTheme } from './theme.ts';

interface AppProps {
  messages: Messages;
  services: Services;
  theme: Theme;
  /** Source of the address. @default the browser's address */
  locationHook?: BaseLocationHook | undefined;
}

/** Navigates unless the page has unsaved changes; in that case the page asks first. */
const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const go = () => {
    if (!options?.replace) reportVisit(to);
    navigate(to, options);
  };
  if (mayLeave(go)) go();
};

/** Root of the app: the providers and the page of the current address. */
export function App({ messages, services, theme, locationHook }: AppProps) {
  return (
    <Router {...(locationHook && { hook: locationHook })} aroundNav={askBeforeLeaving}>
      <MessagesProvider messages={messages}>
        <ServicesProvider value={services}>
          <Kit theme={theme}>
            <Crash>
              <FailureView value={LoadFailure}>
                <RecordPagesProvider value={recordPages}>
                  <Routes />
                </RecordPagesProvider>
              </FailureView>
            </Crash>
            <MaintenanceGate />
            <Hints />
          </Kit>
        </ServicesProvider>
      </MessagesProvider>
    </Router>
  );
}

function Kit({ theme, children }: { theme: Theme; children: ReactNode }) {
  const { language, locale } = useLanguage();
  const [, navigate] = useLocation();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <KitProvider theme={theme} locale={locale} navigate={navigate} onThemeChange={rememberTheme}>
      {children}
    </KitProvider>
  );
}
