import { downloadInvoicePdfs, INVOICE_PDFS_MAX } from '@derrick/domain/invoices';
import { Button } from '@derrick/ui/Button';
import { FileArchive } from 'lucide-react';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { useDownload } from '../../patterns/remote/index.ts';

/** Downloads the PDFs of the selected invoices as one zip. */
export function PdfsButton({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  const api = useApi();
  const pdfs = useDownload({
    failure: 'invoices.pdfsFailed',
    success: () => ({ tone: 'success', title: t('invoices.pdfsDone', { count: ids.length }) }),
  });
  const load = () => {
    if (ids.length > INVOICE_PDFS_MAX)
      void notify({ tone: 'warning', title: t('invoices.pdfsTooMany', { count: INVOICE_PDFS_MAX }) });
    else
      void pdfs.download(() => api.call(downloadInvoicePdfs, { query: { ids: [...ids] } }), 'invoices.zip');
  };
  return (
    <Button
      icon={<FileArchive size={16} />}
      isPending={pdfs.isPending}
      pendingLabel={t('invoices.pdfsPending')}
      onPress={load}
    >
      {t('invoices.pdfs')}
    </Button>
  );
}
