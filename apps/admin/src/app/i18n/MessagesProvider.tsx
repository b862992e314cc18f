import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Part } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Messages, MessagesSnapshot, Translate } from './messages.ts';

interface MessagesContextValue extends MessagesSnapshot {
  messages: Messages;
}

const MessagesContext = createContext<MessagesContextValue | null>(null);

/** Provides the texts; components that use them render again when the language changes. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const snapshot = useSyncExternalStore(messages.subscribe, messages.getSnapshot);
  return <MessagesContext value={{ ...snapshot, messages }}>{children}</MessagesContext>;
}

function useMessagesContext(): MessagesContextValue {
  const value = use(MessagesContext);
  if (!value) throw new Error('MessagesProvider is missing above this component');
  return value;
}

/** The function that turns a key into text. */
export const useTranslate = (): Translate => useMessagesContext().t;

/** The current language, its BCP 47 tag, and the function that changes it. */
export function useLanguage(): {
  language: Language;
  locale: string;
  setLanguage: (language: Language) => Promise<void>;
} {
  const { language, locale, messages } = useMessagesContext();
  return { language, locale, setLanguage: messages.setLanguage };
}

/** The store of the texts itself, to load parts or to read it outside rendering. */
export const useMessages = (): Messages => useMessagesContext().messages;

/** Loads parts of the messages, and shows its children when they are there. */
export function MessageParts({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { messages, parts: loaded } = useMessagesContext();
  const [failure, setFailure] = useState<{ cause: unknown }>();
  const names = parts.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the array, which callers write in place.
  useEffect(() => {
    Promise.all(parts.map(messages.load)).catch((cause: unknown) => setFailure({ cause }));
  }, [messages, names]);
  if (failure) throw failure.cause;
  return parts.every((part) => loaded.has(part)) ? children : null;
}
