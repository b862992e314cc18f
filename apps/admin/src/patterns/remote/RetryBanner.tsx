import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useErrorMessage } from './errorMessage.ts';

interface RetryBannerProps {
  /** Translated title of the failure. */
  title: string;
  error: unknown;
  isRetrying: boolean;
  /** Loads again. If it resolves to true, the focus moves to the heading of the loaded part. */
  retry: () => unknown;
}

/** Moves the focus to the heading of the loaded part, because the focused button is removed. */
function focusHeading(button: Element, part: Element | null) {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3, h4');
  const isFocusLost = [button, document.body].includes(document.activeElement ?? document.body);
  if (!heading || !isFocusLost) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Error banner for a part of a screen that failed to load, with the reason and a Retry button. The rest of the screen
 * stays usable. Accepts the props of a failed `Remote`.
 */
export function RetryBanner({ title, error, isRetrying, retry }: RetryBannerProps) {
  const t = useTranslate();
  const reason = useErrorMessage().reason(error);
  const onRetry = async (button: Element) => {
    const part = button.closest('section, [role="dialog"], main');
    if ((await retry()) === true) focusHeading(button, part);
  };
  return (
    <Banner tone="danger" title={title}>
      <Inline>
        {reason && <span>{reason}</span>}
        <Button
          size="small"
          isPending={isRetrying}
          onPress={({ currentTarget }) => void onRetry(currentTarget)}
        >
          {t('common.retry')}
        </Button>
      </Inline>
    </Banner>
  );
}
