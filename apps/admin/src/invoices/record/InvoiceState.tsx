import type { Invoice } from '@derrick/domain/invoices';
import { Badge } from '@derrick/ui/Badge';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { invoicePage } from '../addresses.ts';
import { invoiceStateWords } from '../invoiceStates.ts';
import { InvoiceActions, type InvoiceActionsProps } from './InvoiceActions.tsx';
import * as css from './InvoiceRecord.css.ts';

/** Status of an invoice, internal information, and the available actions. */
export function InvoiceState(props: InvoiceActionsProps) {
  const t = useTranslate();
  const { invoice } = props;
  const { label, tone } = invoiceStateWords(invoice);
  const { statusReason, copyOfId } = invoice;
  return (
    <Inline as="section" gap={12} justify="between" className={css.state} aria-label={t('invoice.state')}>
      <Inline className={css.words}>
        <Badge tone={tone}>{t(label)}</Badge>
        <Opened invoice={invoice} />
        {copyOfId && (
          <span className={css.muted}>
            {t('invoice.copyOf')} <Link href={invoicePage(copyOfId)}>{t('invoice.showCopied')}</Link>
          </span>
        )}
        {statusReason && <p className={css.reason}>{t('invoice.reason', { reason: statusReason })}</p>}
      </Inline>
      <InvoiceActions {...props} />
    </Inline>
  );
}

/** Time when the customer first opened the invoice link. */
function Opened({ invoice: { firstOpenedAt, sendings } }: { invoice: Invoice }) {
  const t = useTranslate();
  const formats = useFormats();
  if (firstOpenedAt === null && sendings.every(({ kind }) => kind === 'OTHER')) return null;
  return (
    <span className={css.muted}>
      {firstOpenedAt === null
        ? t('invoice.notOpened')
        : t('invoice.opened', { date: formats.date(firstOpenedAt) })}
    </span>
  );
}
