import type { ApiError } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { SaveBar } from '@derrick/ui/SaveBar';
import { useIsMobile } from '@derrick/ui/theme';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';

const TIMEOUT = 408;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Returns true if the same request can succeed later: without a reply, with too many requests, or after a server error. */
export const canSucceedLater = ({ status }: ApiError): boolean =>
  status === undefined || status === TIMEOUT || status === TOO_MANY || status >= SERVER_ERROR;

interface RetryBarProps {
  /** Message of the failed submission; undefined if there is nothing to repeat. */
  failure: string | undefined;
  isPending: boolean;
  onRetry: () => void;
}

/**
 * Bar at the bottom of a phone's window that repeats a failed submission, because the submit button is below a long form.
 * Not loaded lazily: without a connection its code would not load either.
 */
export function RetryBar({ failure, isPending, onRetry }: RetryBarProps) {
  const t = useTranslate();
  const isMobile = useIsMobile();
  // The bar stays while its submission is pending, when there is no failure yet.
  const [shown, setShown] = useState<string>();
  const next = failure ?? (isPending ? shown : undefined);
  if (next !== shown) setShown(next);
  if (!isMobile || next === undefined) return null;
  return (
    <SaveBar label={t('form.notSaved')} message={next}>
      <Button
        variant="primary"
        icon={<RotateCw size={16} />}
        isPending={isPending}
        pendingLabel={t('form.notSaved.pending')}
        onPress={onRetry}
      >
        {t('form.tryAgain')}
      </Button>
    </SaveBar>
  );
}
