import type { Theme } from '@derrick/ui/theme';
import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { App } from './App.tsx';
import type { Language } from './i18n/language.ts';
import { createMessages, type Words } from './i18n/messages.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createPendingCalls } from './pending.ts';
import { localTokens } from './tokens.ts';

interface AdminAppProps {
  /** The address that the app opens at. */
  location?: string | undefined;
  locale?: Language | undefined;
  theme?: Theme | undefined;
  /** Where the words come from; the product's own by default. */
  words?: Words | undefined;
}

/** The app at an address of its own, for stories: what would load a page afresh starts it anew at that page. */
export function AdminApp({ location = '/', locale = 'en', theme = 'system', words }: AdminAppProps) {
  const [place, setPlace] = useState({ path: location, visit: 0 });
  const leave = (path: string) => setPlace(({ visit }) => ({ path, visit: visit + 1 }));
  return (
    <Visit key={place.visit} path={place.path} locale={locale} theme={theme} words={words} leave={leave} />
  );
}

interface VisitProps {
  path: string;
  locale: Language;
  theme: Theme;
  words: Words | undefined;
  leave: (path: string) => void;
}

function Visit({ path, locale, theme, words, leave }: VisitProps) {
  const [{ messages, services, locationHook }] = useState(() => {
    return {
      messages: createMessages(locale, words),
      services: {
        tokens: localTokens(),
        pending: createPendingCalls(),
        maintenance: createMaintenance(),
        leave,
      },
      locationHook: memoryLocation({ path }).hook,
    };
  });
  return <App messages={messages} services={services} theme={theme} locationHook={locationHook} />;
}
