import { KitProvider, type Theme } from '@derrick/ui/theme';
import { type ReactNode, useEffect } from 'react';
import { Crash } from './Crash.tsx';
import { MessagesProvider, useLanguage } from './i18n/MessagesProvider.tsx';
import type { Messages } from './i18n/messages.ts';
import { LocationProvider, type LocationSource, useLocation } from './location.tsx';
import { MaintenanceGate } from './maintenance/MaintenanceGate.tsx';
import { Routes } from './routes.tsx';
import { type Services, ServicesProvider } from './services.tsx';
import { rememberTheme } from './theme.ts';

interface AppProps {
  messages: Messages;
  services: Services;
  theme: Theme;
  /** Where the address comes from; the browser's own by default. */
  source?: LocationSource | undefined;
}

/** The whole app: its providers around the page of the current address. */
export function App({ messages, services, theme, source }: AppProps) {
  return (
    <LocationProvider source={source}>
      <MessagesProvider messages={messages}>
        <ServicesProvider value={services}>
          <Kit theme={theme}>
            <Crash>
              <Routes />
            </Crash>
            <MaintenanceGate />
          </Kit>
        </ServicesProvider>
      </MessagesProvider>
    </LocationProvider>
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
