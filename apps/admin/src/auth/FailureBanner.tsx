import { errorCodes, toApiError } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { Countdown } from '../core/Countdown.tsx';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useCountdownTexts } from '../core/useCountdown.ts';
import { useErrorMessage } from '../patterns/remote/errorMessage.ts';

interface FailureBannerProps {
  error: unknown;
  /** Message if the server sends none. */
  fallback: MessageKey;
}

/** Error of the last attempt, with the waiting time if the server sent one. */
export function FailureBanner({ error, fallback }: FailureBannerProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { text: wait } = useCountdownTexts(error);
  // Leaves out the server's message, which only says "a while", because the countdown follows.
  const isTooMany = wait !== undefined && toApiError(error).code === errorCodes.rateLimited;
  return (
    <Banner tone="danger">
      {isTooMany ? t('common.wait.tooMany') : errors.message(error, fallback)} <Countdown error={error} />
    </Banner>
  );
}
