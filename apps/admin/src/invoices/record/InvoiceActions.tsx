import {
  copyInvoice,
  downloadInvoicePackage,
  downloadInvoicePdf,
  type Invoice,
  type InvoiceAction,
} from '@derrick/domain/invoices';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Menu } from '@derrick/ui/Menu';
import {
  Ban,
  ChevronDown,
  Copy,
  FileArchive,
  FileDown,
  HandCoins,
  Mail,
  Pencil,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { useOneTimeParameter } from '../../core/useOneTimeParameter.ts';
import { useChange, useDownload } from '../../patterns/remote/index.ts';
import { ISSUE, invoicePage } from '../addresses.ts';
import { useInvoiceActions } from '../useInvoiceActions.ts';
import type { InvoiceDialogName } from './InvoiceDialogs.tsx';

const InvoiceDialogs = lazyOverlay(async () => (await import('./InvoiceDialogs.tsx')).InvoiceDialogs);

export interface InvoiceActionsProps {
  invoice: Invoice;
  /** Last address of the list. */
  listHref: string;
  /** Updates the displayed invoice. */
  onChange: (invoice: Invoice) => void;
  onEdit: () => void;
}

/** Returns the dialog that voids an invoice, or the one that explains why this is impossible. */
function voidDialogOf({ paidCents, creditedCents }: Invoice): InvoiceDialogName {
  if (paidCents !== 0) return 'paid';
  return creditedCents === 0 ? 'void' : 'credited';
}

/** Actions of an invoice: the most likely ones as buttons, with the main action last, the others in a menu. */
export function InvoiceActions({ invoice, listHref, onChange, onEdit }: InvoiceActionsProps) {
  const t = useTranslate();
  const api = useApi();
  const [, navigate] = useLocation();
  const actions = useInvoiceActions()(invoice);
  const pdf = useDownload({ failure: 'invoice.pdfFailed' });
  const archive = useDownload({ failure: 'invoice.packageFailed' });
  const copy = useChange(copyInvoice, { success: 'invoice.copyDone', failure: 'invoice.copyFailed' });
  const [isIssueWanted, forgetIssue] = useOneTimeParameter(ISSUE);
  const [chosen, setOpen] = useState<InvoiceDialogName>();
  const open = chosen ?? (isIssueWanted && actions.includes('issue') ? 'issue' : undefined);
  const preloadDialogs = usePreload(InvoiceDialogs);
  const can = (action: InvoiceAction) => actions.includes(action);
  const { id } = invoice;
  const fileName = invoice.number ?? 'draft';

  const copyIt = async () => {
    const result = await copy.change({ params: { id } });
    if (result.ok) navigate(invoicePage(result.data.id));
  };
  const rest = [
    { id: 'package', label: t('invoice.package'), icon: <FileArchive size={16} /> },
    can('credit') &&
      invoice.creditedCents < invoice.totalCents && {
        id: 'credit',
        label: t('invoice.credit'),
        icon: <Undo2 size={16} />,
      },
    can('uncollectible') && {
      id: 'uncollectible',
      label: t('invoice.uncollectible'),
      icon: <Ban size={16} />,
    },
    can('void') && { id: 'void', label: t('invoice.void'), icon: <Ban size={16} />, tone: 'danger' as const },
    can('remove') && {
      id: 'remove',
      label: t('invoice.delete'),
      icon: <Trash2 size={16} />,
      tone: 'danger' as const,
    },
  ].filter((item) => item !== false);

  const choose = (action: string) => {
    if (action === 'package')
      void archive.download(() => api.call(downloadInvoicePackage, { params: { id } }), `${fileName}.zip`);
    if (action === 'credit' || action === 'uncollectible' || action === 'remove') setOpen(action);
    if (action === 'void') setOpen(voidDialogOf(invoice));
  };

  return (
    <Inline isStackedOnPhone justify="end" {...preloadDialogs}>
      <Menu
        label={t('invoice.more')}
        items={rest}
        onAction={choose}
        trigger={
          <Button
            isPending={archive.isPending}
            pendingLabel={t('invoice.packagePending')}
            icon={<ChevronDown size={16} />}
          >
            {t('invoice.more')}
          </Button>
        }
      />
      <Button
        icon={<FileDown size={16} />}
        isPending={pdf.isPending}
        pendingLabel={t('invoice.pdfPending')}
        onPress={() =>
          void pdf.download(() => api.call(downloadInvoicePdf, { params: { id } }), `${fileName}.pdf`)
        }
      >
        {t('invoice.pdf')}
      </Button>
      {can('update') && (
        <Button icon={<Pencil size={16} />} onPress={onEdit}>
          {t('invoice.edit')}
        </Button>
      )}
      {can('send') && (
        <Button icon={<Mail size={16} />} aria-haspopup="dialog" onPress={() => setOpen('send')}>
          {t(invoice.sendings.length > 0 ? 'invoice.sendAgain' : 'invoice.send')}
        </Button>
      )}
      {can('copy') && (
        <Button
          variant="primary"
          icon={<Copy size={16} />}
          isPending={copy.isPending}
          onPress={() => void copyIt()}
        >
          {t('invoice.copy')}
        </Button>
      )}
      {can('pay') && (
        <Button
          variant="primary"
          icon={<HandCoins size={16} />}
          aria-haspopup="dialog"
          onPress={() => setOpen('pay')}
        >
          {t('invoice.pay')}
        </Button>
      )}
      {can('issue') && (
        <Button variant="primary" aria-haspopup="dialog" onPress={() => setOpen('issue')}>
          {t('invoice.issue')}
        </Button>
      )}
      {open && (
        <InvoiceDialogs
          open={open}
          invoice={invoice}
          onChange={onChange}
          onDeleted={() => navigate(listHref)}
          onClose={() => {
            setOpen(undefined);
            forgetIssue();
          }}
        />
      )}
    </Inline>
  );
}
