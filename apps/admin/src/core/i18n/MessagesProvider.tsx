import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Part } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Messages, MessagesSnapshot, Translate } from './messages.ts';

interface MessagesContextValue extends MessagesSnapshot {
  messages: Messages;
}

const MessagesContext = createContext<MessagesContextValue | null>(null);

/** Provides the messages. Components that use them render again when the language changes. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const snapshot = useSyncExternalStore(messages.subscribe, messages.getSnapshot);
  return <MessagesContext value={{ ...snapshot, messages }}>{children}</MessagesContext>;
}

function useMessagesContext(): MessagesContextValue {
  const value = use(MessagesContext);
  if (!value) throw new Error('MessagesProvider is missing above this component');
  return value;
}

/** Returns the function that translates a message key. */
export const useTranslate = (): Translate => useMessagesContext().t;

/** Returns the current language, its BCP 47 tag, and the function that changes the language. */
export function useLanguage(): {
  language: Language;
  locale: string;
  setLanguage: (language: Language) => Promise<void>;
} {
  const { language, locale, messages } = useMessagesContext();
  return { language, locale, setLanguage: messages.setLanguage };
}

/** Returns the message store, to load parts or to translate outside rendering. */
export const useMessages = (): Messages => useMessagesContext().messages;

export const useLoadedParts = (): ReadonlySet<Part> => useMessagesContext().parts;
