import { Button } from '@derrick/ui/Button';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../app/api.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { saveFile } from '../app/saveFile.ts';
import { useErrorMessage } from '../patterns/remote/index.ts';
import type { InvoiceExport } from './exportInvoiceFile.ts';

/** Downloads what the filters leave as QuickBooks imports it: a row for each line of what was issued. */
export function QuickBooksButton({ query }: Pick<InvoiceExport, 'query'>) {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const { exportInvoiceFile } = await import('./exportInvoiceFile.ts');
      const { blob, name } = await exportInvoiceFile(api, { query, format: 'quickbooks' });
      saveFile(blob, name ?? 'quickbooks.csv');
      void notify({ tone: 'success', title: t('list.export.done') });
    } catch (error) {
      void notify(errors.notice(error, 'list.export.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      icon={<FileSpreadsheet size={16} />}
      isPending={isPending}
      pendingLabel={t('list.export.pending')}
      onPress={() => void run()}
    >
      {t('invoices.quickBooks')}
    </Button>
  );
}
