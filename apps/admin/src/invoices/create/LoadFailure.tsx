import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useErrorMessage } from '../../patterns/remote/index.ts';
import * as css from './CreateInvoice.css.ts';

interface LoadFailureProps {
  /** What could not be loaded. */
  message: string;
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

/** A part of the page that could not be loaded, with the reason and a button that loads it again. */
export function LoadFailure({ message, error, isRetrying, retry }: LoadFailureProps) {
  const t = useTranslate();
  const reason = useErrorMessage().reason(error);
  return (
    <Banner tone="danger">
      <div className={css.failure}>
        {reason ? `${message}: ${reason}` : message}
        <Button size="small" isPending={isRetrying} onPress={retry}>
          {t('common.retry')}
        </Button>
      </div>
    </Banner>
  );
}
