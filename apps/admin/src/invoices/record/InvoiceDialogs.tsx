import { formatMoney } from '@derrick/domain/format';
import {
  deleteInvoice,
  giveUpInvoice,
  type Invoice,
  invoiceActionError,
  voidInvoice,
} from '@derrick/domain/invoices';
import { missingPrices } from '@derrick/domain/tickets';
import { useFormats } from '../../core/formats/index.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../../core/lazyOverlay.tsx';
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx';
import { NoticeDialog } from '../../patterns/dialogs/NoticeDialog.tsx';
import { useChange } from '../../patterns/remote/index.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { useOutdated } from './useOutdated.ts';

const CreditDialog = lazyOverlay(async () => (await import('./CreditDialog.tsx')).CreditDialog, {
  messages: ['credit'],
});

/** The dialogs of an invoice. `paid` and `credited` explain why an invoice cannot be voided. */
export type InvoiceDialogName =
  | 'issue'
  | 'send'
  | 'pay'
  | 'credit'
  | 'void'
  | 'paid'
  | 'credited'
  | 'uncollectible'
  | 'remove';

interface InvoiceDialogsProps {
  open: InvoiceDialogName;
  invoice: Invoice;
  onChange: (invoice: Invoice) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** Dialog that asks for the input of an action and runs it. */
export function InvoiceDialogs({ open, invoice, onChange, onDeleted, onClose }: InvoiceDialogsProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const formats = useFormats();
  const { id } = invoice;
  const makeVoid = useChange(voidInvoice, { success: 'invoice.voidDone' });
  const giveUp = useChange(giveUpInvoice, { success: 'invoice.uncollectibleDone' });
  const remove = useChange(deleteInvoice, { success: 'invoice.deleted', failure: 'invoice.deleteFailed' });
  const catchUp = useOutdated(invoice, onChange);
  const show = (changed: Invoice) => {
    // The dialog closes first, so that it returns the focus while its trigger still exists.
    onClose();
    onChange(changed);
  };
  const dialog = { invoice, onDone: show, onClose, onOutdated: catchUp };

  /** An invoice of an earlier day has probably reached the customer, so the text names the credit note. */
  const voidText = () => {
    const { issueDate } = invoice;
    if (issueDate === null || issueDate === formats.dayOf(new Date())) return t('invoice.voidText');
    return `${t('invoice.voidText')} ${t('invoice.voidLate', { date: formats.date(issueDate) })}`;
  };

  switch (open) {
    case 'issue':
      if (invoiceActionError('issue', invoice) === undefined) return <IssueDialog {...dialog} />;
      return (
        <NoticeDialog
          title="invoice.notReady"
          text={invoice.lines.length === 0 ? 'invoice.noLines' : 'invoice.pricesMissing'}
          values={{ count: missingPrices(invoice.lines) }}
          onClose={onClose}
        />
      );
    case 'send':
      return <SendDialog {...dialog} />;
    case 'pay':
      return <PaymentDialog {...dialog} />;
    case 'credit':
      return <CreditDialog {...dialog} />;
    case 'credited':
      return <NoticeDialog title="invoice.voidTitle" text="invoice.voidCredited" onClose={onClose} />;
    case 'paid':
      return <NoticeDialog title="invoice.voidTitle" text="invoice.voidPaid" onClose={onClose} />;
    case 'void':
      return (
        <ReasonDialog
          title={t('invoice.voidTitle')}
          text={voidText()}
          confirmLabel={t('invoice.void')}
          failure="invoice.voidFailed"
          call={(reason) => makeVoid.change({ params: { id }, body: { reason } })}
          onDone={show}
          onOutdated={catchUp}
          onClose={onClose}
        />
      );
    case 'uncollectible':
      return (
        <ReasonDialog
          title={t('invoice.uncollectibleTitle')}
          text={t('invoice.uncollectibleText', {
            balance: formatMoney(invoice.balanceCents, locale, invoice.currency),
          })}
          confirmLabel={t('invoice.uncollectible')}
          failure="invoice.uncollectibleFailed"
          call={(reason) => giveUp.change({ params: { id }, body: { reason } })}
          onDone={show}
          onOutdated={catchUp}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={t('invoice.deleteTitle')}
          text={t('invoice.deleteText')}
          confirmLabel={t('invoice.delete')}
          onConfirm={async () => {
            const result = await remove.change({ params: { id } });
            if (result.ok) onDeleted();
            else await catchUp(result.error);
          }}
          onClose={onClose}
        />
      );
  }
}
