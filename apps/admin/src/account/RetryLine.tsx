import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';

interface RetryLineProps {
  message: string;
  isRetrying: boolean;
  retry: () => Promise<boolean>;
}

/** Says in a part of the page that it could not be loaded, and tries again. */
export function RetryLine({ message, isRetrying, retry }: RetryLineProps) {
  const t = useTranslate();
  return (
    <Banner tone="danger">
      <p>{message}</p>
      <Button size="small" isPending={isRetrying} onPress={() => void retry()}>
        {t('common.retry')}
      </Button>
    </Banner>
  );
}
