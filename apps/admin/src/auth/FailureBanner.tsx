import { errorCodes, toApiError } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { Countdown } from '../core/Countdown.tsx';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useCountdownTexts } from '../core/useCountdown.ts';
import { useErrorMessage } from '../patterns/remote/errorMessage.ts';

interface FailureBannerProps {
  error: unknown;
  /** Shown when the server gave no message. */
  fallback: MessageKey;
}

/** What the last attempt of a form failed with and, if the server said so, when one may try again. */
export function FailureBanner({ error, fallback }: FailureBannerProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { text: wait } = useCountdownTexts(error);
  // The countdown follows: the server's own message asks to wait "a while".
  const isTooMany = wait !== undefined && toApiError(error).code === errorCodes.rateLimited;
  return (
    <Banner tone="danger">
      {isTooMany ? t('common.wait.tooMany') : errors.message(error, fallback)} <Countdown error={error} />
    </Banner>
  );
}
