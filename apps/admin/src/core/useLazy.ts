import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Part } from './i18n/catalogue.ts';
import { useLoadedParts, useMessages } from './i18n/MessagesProvider.tsx';
import type { Messages } from './i18n/messages.ts';
import type { LazyCode } from './lazyCode.ts';

/** State of lazily loaded code and messages. */
export type Lazy<Code> =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; code: Code };

/** Loads code and message parts; rejects if any of them fails. */
export async function loadLazy(
  code: LazyCode<unknown>,
  parts: readonly Part[],
  messages: Messages,
): Promise<void> {
  await Promise.all([code.load(), ...parts.map(messages.load)]);
}

/** Loads code and message parts after the component mounts. After a failure, `retry` loads them again. */
export function useLazy<Code>(code: LazyCode<Code>, parts: readonly Part[]): Lazy<Code> {
  const messages = useMessages();
  const loadedParts = useLoadedParts();
  const loaded = useSyncExternalStore(code.subscribe, code.get);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isReady = loaded !== undefined && parts.every((part) => loadedParts.has(part));
  const names = parts.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the array, which callers write in place.
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    loadLazy(code, parts, messages).catch((cause: unknown) => {
      console.error(cause);
      if (isCurrent) setFailedAttempt(attempt);
    });
    return () => {
      isCurrent = false;
    };
  }, [isReady, attempt, code, names, messages]);

  if (isReady) return { status: 'ready', code: loaded };
  if (failedAttempt === 0) return { status: 'loading' };
  return {
    status: 'failed',
    isRetrying: attempt > failedAttempt,
    retry: () => setAttempt(failedAttempt + 1),
  };
}
