import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Part } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Messages, MessagesSnapshot, Translate } from './messages.ts';

interface MessagesContextValue extends MessagesSnapshot {
  messages: Messages;
}

const MessagesContext = createContext<MessagesContextValue | null>(null);

/** Shares the app's words; what reads them renders again when the language changes. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const snapshot = useSyncExternalStore(messages.subscribe, messages.getSnapshot);
  return <MessagesContext value={{ ...snapshot, messages }}>{children}</MessagesContext>;
}

function useMessagesContext(): MessagesContextValue {
  const value = use(MessagesContext);
  if (!value) throw new Error('MessagesProvider is missing above this component');
  return value;
}

/** Gives the function that turns a key into text. */
export const useTranslate = (): Translate => useMessagesContext().t;

/** Gives the current language, its BCP 47 tag, and the function that changes it. */
export function useLanguage(): {
  language: Language;
  locale: string;
  setLanguage: (language: Language) => Promise<void>;
} {
  const { language, locale, messages } = useMessagesContext();
  return { language, locale, setLanguage: messages.setLanguage };
}

/** Gives the holder of the words, for what outlives one render. */
export const useMessages = (): Messages => useMessagesContext().messages;

/** Shows its children once the words of `part` are there. */
export function MessagePart({ part, children }: { part: Part; children: ReactNode }) {
  const { messages, parts } = useMessagesContext();
  const [failure, setFailure] = useState<{ cause: unknown }>();
  useEffect(() => {
    messages.load(part).catch((cause: unknown) => setFailure({ cause }));
  }, [messages, part]);
  if (failure) throw failure.cause;
  return parts.has(part) ? children : null;
}
