import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './CreateInvoice.css.ts';

interface CreateBarProps {
  /** How many drafts the chosen tickets make. */
  drafts: number;
  isPending: boolean;
  /** The list, as it was left. */
  listHref: string;
  onCreate: () => void;
}

/** The buttons of the page, which stay in sight. */
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
