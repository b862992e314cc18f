import { errorCodes, toApiError } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { useEffect, useState } from 'react';
import { Countdown } from '../app/Countdown.tsx';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useLanguage, useMessages, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useCountdownWords } from '../app/useCountdown.ts';
import { errorMessage } from '../patterns/remote/index.ts';

interface FailureBannerProps {
  error: unknown;
  /** What to say when the server said nothing. */
  fallback: MessageKey;
  /** Told whether the server asks to wait, now and whenever that changes. */
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** What the last attempt of a form failed with and, if the server said so, when one may try again. */
export function FailureBanner({ error, fallback, onWaiting }: FailureBannerProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { seconds, text: wait } = useCountdownWords(error);
  const isWaiting = seconds > 0;
  const isReady = useWaitWords(isWaiting);
  useEffect(() => onWaiting?.(isWaiting), [onWaiting, isWaiting]);
  if (!isReady) return null;
  // How long is said after it: the server's own sentence asks to wait "a while".
  const isTooMany = wait !== undefined && toApiError(error).code === errorCodes.rateLimited;
  return (
    <Banner tone="danger">
      {isTooMany ? t('wait.tooMany') : errorMessage(error, { t, language, fallback })}{' '}
      <Countdown error={error} />
    </Banner>
  );
}

/** True once the words of a wait are there, or will not come: an alert with all its words at once is read out once. */
function useWaitWords(isWaiting: boolean): boolean {
  const messages = useMessages();
  const [isSettled, setSettled] = useState(!isWaiting);
  useEffect(() => {
    const settle = () => setSettled(true);
    if (!isSettled) messages.load('wait').then(settle, settle);
  }, [isSettled, messages]);
  return isSettled;
}
