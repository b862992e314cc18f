import { type CreditNoteListItem, downloadCreditNote } from '@derrick/domain/invoices';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { Eye, FileDown } from 'lucide-react';
import { useLocation } from 'wouter';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useDownload } from '../../patterns/remote/index.ts';
import { invoicePage } from '../addresses.ts';

/** Row menu of a credit note. */
export function useCreditNoteMenu(): DataTableRowMenu<CreditNoteListItem> {
  const t = useTranslate();
  const api = useApi();
  const [, navigate] = useLocation();
  const { download } = useDownload({ failure: 'creditNotes.pdfFailed' });
  return {
    label: ({ number }) => t('creditNotes.actionsOf', { name: number }),
    items: () => [
      { id: 'invoice', label: t('creditNotes.showInvoice'), icon: <Eye size={16} /> },
      { id: 'pdf', label: t('creditNotes.pdf'), icon: <FileDown size={16} /> },
    ],
    onAction(action, { id: creditNoteId, number, invoice: { id } }) {
      if (action === 'invoice') navigate(invoicePage(id));
      else
        void download(
          () => api.call(downloadCreditNote, { params: { id }, query: { creditNoteId } }),
          `${number}.pdf`,
        );
    },
  };
}
