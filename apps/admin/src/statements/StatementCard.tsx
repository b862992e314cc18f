import {
  downloadCustomerStatementCsv,
  downloadCustomerStatementPdf,
  getCustomerStatement,
} from '@derrick/domain/statements';
import { Card } from '@derrick/ui/Card';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { Skeleton } from '@derrick/ui/Skeleton';
import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import { useApi } from '../core/api.ts';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { DownloadButtons, RetryBanner, useRemote } from '../patterns/remote/index.ts';
import { daysOf, type Period, periods } from './periods.ts';
import * as css from './StatementCard.css.ts';

const periodWords = {
  ALL: 'statement.all',
  THIS_YEAR: 'statement.thisYear',
  LAST_YEAR: 'statement.lastYear',
} as const;

/** Balance of a customer, and the statement of a period as PDF and CSV. */
export function StatementCard({ customerId }: { customerId: string }) {
  const t = useTranslate();
  const api = useApi();
  const formats = useFormats();
  const titleId = useId();
  const [period, setPeriod] = useState<Period>('ALL');
  const params = { id: customerId };
  const query = daysOf(period, formats.dayOf(new Date()));
  const remote = useRemote(
    getCustomerStatement,
    { params, query },
    { failureTitle: 'statement.loadFailed', keepPreviousData: true },
  );
  const items = periods.map((id) => ({ id, label: t(periodWords[id]) }));
  return (
    <Card as="section" gap={16} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('statement.title')}
      </h3>
      {remote.status === 'loading' && <Skeleton height={24} />}
      {(remote.status === 'failed' || remote.status === 'missing') && <RetryBanner {...remote} />}
      {remote.status === 'ready' && (
        <p>
          {t('statement.balance', {
            balance: formats.money(remote.value.closingCents, remote.value.currency),
          })}
          {remote.value.pastDueCents > 0 &&
            ` · ${t('statement.pastDue', {
              amount: formats.money(remote.value.pastDueCents, remote.value.currency),
            })}`}
        </p>
      )}
      <DownloadButtons
        failure="statement.downloadFailed"
        pendingLabel="statement.downloading"
        files={[
          {
            label: t('statement.pdf'),
            icon: <FileDown size={16} />,
            file: 'statement.pdf',
            load: () => api.call(downloadCustomerStatementPdf, { params, query }),
          },
          {
            label: t('statement.csv'),
            icon: <FileSpreadsheet size={16} />,
            file: 'statement.csv',
            load: () => api.call(downloadCustomerStatementCsv, { params, query }),
          },
        ]}
      >
        <NativeSelect label={t('statement.period')} items={items} value={period} onChange={setPeriod} />
      </DownloadButtons>
    </Card>
  );
}
