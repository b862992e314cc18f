import { Button } from '@derrick/ui/Button';
import { FileSpreadsheet } from 'lucide-react';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useExport } from '../patterns/list/index.ts';
import type { InvoiceExport } from './exportInvoiceFile.ts';

/** Downloads the filtered issued invoices in QuickBooks import format, one row per line. */
export function QuickBooksButton({ query }: Pick<InvoiceExport, 'query'>) {
  const t = useTranslate();
  const api = useApi();
  const { isPending, download } = useExport();
  const load = async () => {
    const { exportInvoiceFile } = await import('./exportInvoiceFile.ts');
    return exportInvoiceFile(api, { query, format: 'quickbooks' });
  };
  return (
    <Button
      icon={<FileSpreadsheet size={16} />}
      isPending={isPending}
      pendingLabel={t('list.export.pending')}
      onPress={() => void download(load, 'quickbooks.csv')}
    >
      {t('invoices.quickBooks')}
    </Button>
  );
}
