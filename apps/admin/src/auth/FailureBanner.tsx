import { Banner } from '@derrick/ui/Banner';
import { useEffect } from 'react';
import { Countdown } from '../app/Countdown.tsx';
import { errorText } from '../app/errorText.ts';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useCountdown } from '../app/useCountdown.ts';

interface FailureBannerProps {
  error: unknown;
  /** What to say when the server said nothing. */
  fallback: MessageKey;
  /** Told whether the server asks to wait, now and whenever that changes. */
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** Says under a form what its last attempt failed with, and when one may try again if the server said when. */
export function FailureBanner({ error, fallback, onWaiting }: FailureBannerProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const isWaiting = useCountdown(error) > 0;
  useEffect(() => onWaiting?.(isWaiting), [onWaiting, isWaiting]);
  return (
    <Banner tone="danger">
      {errorText(error, { t, language, fallback })} <Countdown error={error} />
    </Banner>
  );
}
