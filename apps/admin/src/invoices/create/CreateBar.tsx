import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import * as css from './CreateInvoice.css.ts';

interface CreateBarProps {
  /** Number of drafts that the selected tickets result in. */
  drafts: number;
  isPending: boolean;
  /** Last address of the list. */
  listHref: string;
  /** Called with true if the dialog that issues the draft opens next. */
  onCreate: (opensIssueDialog: boolean) => void;
}

/** Sticky bar with the buttons of the page. */
export function CreateBar({ drafts, isPending, listHref, onCreate }: CreateBarProps) {
  const t = useTranslate();
  const { can } = useSession();
  return (
    <Inline justify="end" className={css.bar}>
      <Link href={listHref} variant="button" size="large">
        {t('common.cancel')}
      </Link>
      {drafts <= 1 && can('invoices:issue') && (
        <Button size="large" isDisabled={drafts === 0 || isPending} onPress={() => onCreate(true)}>
          {t('invoiceCreate.submitAndIssue')}
        </Button>
      )}
      <Button
        size="large"
        variant="primary"
        isDisabled={drafts === 0}
        isPending={isPending}
        pendingLabel={t('invoiceCreate.pending')}
        onPress={() => onCreate(false)}
      >
        {t('invoiceCreate.submit', { count: Math.max(1, drafts) })}
      </Button>
    </Inline>
  );
}
