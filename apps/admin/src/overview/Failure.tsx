import { Button } from '@derrick/ui/Button';
import { TriangleAlert } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useErrorMessage } from '../patterns/remote/index.ts';
import * as css from './Failure.css.ts';

interface FailureProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  isRetrying: boolean;
  /** Resolves with whether it worked. */
  retry: () => Promise<boolean>;
}

/** A part of the page that could not be loaded, with a button to try again. */
export function Failure({ title, error, isRetrying, retry }: FailureProps) {
  const t = useTranslate();
  const reason = useErrorMessage().reason(error);
  return (
    <div className={css.failure}>
      <div className={css.words}>
        <span className={css.icon} aria-hidden="true">
          <TriangleAlert size={18} />
        </span>
        <div role="alert">
          <p className={css.title}>{title}</p>
          {reason && <p className={css.reason}>{reason}</p>}
        </div>
      </div>
      <Button
        isPending={isRetrying}
        onPress={({ currentTarget }) => {
          const heading = currentTarget.closest('section')?.querySelector('h2');
          // The button goes with the failure; whoever pressed it goes on from the top of what came.
          void retry().then((isThere) => isThere && heading?.focus({ preventScroll: true }));
        }}
      >
        {t('common.retry')}
      </Button>
    </div>
  );
}
