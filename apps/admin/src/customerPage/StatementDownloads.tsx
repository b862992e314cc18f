import { downloadPublicStatementCsv, downloadPublicStatementPdf } from '@derrick/domain/statements';
import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { DownloadButtons } from '../patterns/remote/index.ts';

/** Buttons that download the statement. */
export function StatementDownloads({ token }: { token: string }) {
  const t = useTranslate();
  const api = useApi();
  const query = { token };
  return (
    <DownloadButtons
      isInline
      failure="customerPage.downloadFailed"
      pendingLabel="customerPage.downloading"
      files={[
        {
          label: t('customerPage.csv'),
          icon: <FileSpreadsheet size={16} />,
          file: 'statement.csv',
          load: () => api.call(downloadPublicStatementCsv, { query }),
        },
        {
          label: t('customerPage.pdf'),
          icon: <FileDown size={16} />,
          variant: 'primary',
          file: 'statement.pdf',
          load: () => api.call(downloadPublicStatementPdf, { query }),
        },
      ]}
    />
  );
}
