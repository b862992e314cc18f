import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useErrorMessage } from './errorMessage.ts';

interface RetryBannerProps {
  /** Names what could not be loaded, in the reader's language. */
  title: string;
  error: unknown;
  isRetrying: boolean;
  /** Loads again. If it resolves to true, the focus moves to the heading of the part that was loaded. */
  retry: () => unknown;
}

/** Moves the focus from a button, which is removed once its part of the screen is loaded, to the heading of the part. */
function focusHeading(button: Element, part: Element | null) {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3, h4');
  const isFocusLost = [button, document.body].includes(document.activeElement ?? document.body);
  if (!heading || !isFocusLost) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Reports that a part of a screen could not be loaded, with the reason and a Retry button. The rest of the screen stays
 * usable. Spread a failed `Remote` into it.
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
