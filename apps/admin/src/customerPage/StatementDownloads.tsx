import { downloadPublicStatementCsv, downloadPublicStatementPdf } from '@derrick/domain/statements';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useDownload } from '../patterns/remote/index.ts';
import * as css from './CustomerPage.css.ts';

/** Buttons that download the statement. */
export function StatementDownloads({ token }: { token: string }) {
  const t = useTranslate();
  const api = useApi();
  const query = { token };
  const pdf = useDownload({ failure: 'customerPage.downloadFailed', isInline: true });
  const csv = useDownload({ failure: 'customerPage.downloadFailed', isInline: true });
  const failure = pdf.failure ?? csv.failure;
  return (
    <>
      <Inline isStackedOnPhone>
        <Button
          icon={<FileSpreadsheet size={16} />}
          isPending={csv.isPending}
          pendingLabel={t('customerPage.downloading')}
          onPress={() =>
            void csv.download(() => api.call(downloadPublicStatementCsv, { query }), 'statement.csv')
          }
        >
          {t('customerPage.csv')}
        </Button>
        <Button
          variant="primary"
          icon={<FileDown size={16} />}
          isPending={pdf.isPending}
          pendingLabel={t('customerPage.downloading')}
          onPress={() =>
            void pdf.download(() => api.call(downloadPublicStatementPdf, { query }), 'statement.pdf')
          }
        >
          {t('customerPage.pdf')}
        </Button>
      </Inline>
      {failure !== undefined && (
        <Banner tone="danger" className={css.failure}>
          {failure}
        </Banner>
      )}
    </>
  );
}
