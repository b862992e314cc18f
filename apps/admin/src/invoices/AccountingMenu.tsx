import { Button } from '@derrick/ui/Button';
import { Menu } from '@derrick/ui/Menu';
import { FileSpreadsheet } from 'lucide-react';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useExport } from '../patterns/list/index.ts';
import type { InvoiceExport } from './exportInvoiceFile.ts';

/** Downloads the filtered issued invoices in the import format of an accounting program, one row per line. */
export function AccountingMenu({ query }: Pick<InvoiceExport, 'query'>) {
  const t = useTranslate();
  const api = useApi();
  const { isPending, download } = useExport();
  const run = (format: 'quickbooks' | 'xero') => {
    const load = async () => {
      const { exportInvoiceFile } = await import('./exportInvoiceFile.ts');
      return exportInvoiceFile(api, { query, format });
    };
    return download(load, `${format}.csv`);
  };
  const label = t('invoices.accounting');
  return (
    <Menu
      label={label}
      items={[
        { id: 'quickbooks', label: t('invoices.accountingQuickBooks') },
        { id: 'xero', label: t('invoices.accountingXero') },
      ]}
      onAction={(id) => void run(id === 'xero' ? 'xero' : 'quickbooks')}
      trigger={
        <Button
          icon={<FileSpreadsheet size={16} />}
          isPending={isPending}
          pendingLabel={t('list.export.pending')}
        >
          {label}
        </Button>
      }
    />
  );
}
