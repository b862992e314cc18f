import type { Theme } from '@derrick/ui/theme';
import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import type { Language } from '../core/i18n/language.ts';
import { createMessages, type MessageSource } from '../core/i18n/messages.ts';
import { createServices } from '../core/services.tsx';
import { App } from './App.tsx';

interface AdminAppProps {
  /** Address of the initial page. */
  location?: string | undefined;
  locale?: Language | undefined;
  theme?: Theme | undefined;
  /** Source of the messages. @default the product's messages */
  words?: MessageSource | undefined;
}

/** The app with its own in-memory address, for stories. A page reload in the product remounts this component. */
export function AdminApp({ location = '/', locale = 'en', theme = 'system', words }: AdminAppProps) {
  const [visit, setVisit] = useState({ path: location, count: 0 });
  const leave = (path: string) => setVisit(({ count }) => ({ path, count: count + 1 }));
  return (
    <Visit key={visit.count} path={visit.path} locale={locale} theme={theme} words={words} leave={leave} />
  );
}

interface VisitProps {
  path: string;
  locale: Language;
  theme: Theme;
  words: MessageSource | undefined;
  leave: (path: string) => void;
}

function Visit({ path, locale, theme, words, leave }: VisitProps) {
  const [{ messages, services, locationHook }] = useState(() => {
    return {
      messages: createMessages(locale, words),
      services: createServices(leave),
      locationHook: memoryLocation({ path }).hook,
    };
  });
  return <App messages={messages} services={services} theme={theme} locationHook={locationHook} />;
}
