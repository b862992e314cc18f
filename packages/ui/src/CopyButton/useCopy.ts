'use client';

import { useEffect, useState } from 'react';
import { announce } from '../announce/announce.ts';
import { copyButtonTexts } from '../i18n/texts/copyButton.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Result of the last attempt to copy. */
export type CopyResult = 'copied' | 'failed';

/** Time in ms for which a result is shown. */
const RESULT_MS = 2000;

interface CopyHandlers {
  onCopy: (() => void) | undefined;
  onError: (() => void) | undefined;
}

/** Copies a text, announces the result, and returns it for two seconds. */
export function useCopy(text: string, { onCopy, onError }: CopyHandlers) {
  const message = useTexts(copyButtonTexts);
  const [shown, setShown] = useState<{ result: CopyResult }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const finish = (result: CopyResult) => {
    // A new object each time restarts the timer.
    setShown({ result });
    announce(message(`copyButton.${result}`));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      finish('failed');
      onError?.();
      return;
    }
    finish('copied');
    onCopy?.();
  };
  const result = shown?.result;
  return { result, resultText: result && message(`copyButton.${result}`), copy };
}
