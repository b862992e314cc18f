import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './CreateInvoice.css.ts';

interface CreateBarProps {
  /** Number of drafts that the selected tickets result in. */
  drafts: number;
  isPending: boolean;
  /** Last address of the list. */
  listHref: string;
  onCreate: () => void;
}

/** Sticky bar with the buttons of the page. */
export function CreateBar({ drafts, isPending, listHref, onCreate }: CreateBarProps) {
  const t = useTranslate();
  return (
    <Inline justify="end" className={css.bar}>
      <Link href={listHref} variant="button" size="large">
        {t('common.cancel')}
      </Link>
      <Button
        size="large"
        variant="primary"
        isDisabled={drafts === 0}
        isPending={isPending}
        pendingLabel={t('invoiceCreate.pending')}
        onPress={onCreate}
      >
        {t('invoiceCreate.submit', { count: Math.max(1, drafts) })}
      </Button>
    </Inline>
  );
}
