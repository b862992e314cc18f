import { downloadInvoiceAging, getInvoiceAging, type InvoiceAging } from '@derrick/domain/invoices';
import { Card } from '@derrick/ui/Card';
import { DatePicker } from '@derrick/ui/DatePicker';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Inline } from '@derrick/ui/Inline';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { CalendarClock } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useApi } from '../../core/api.ts';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useLastAddress } from '../../core/lastAddress.ts';
import { ExportTool, useExport } from '../../patterns/list/index.ts';
import { RecordPage } from '../../patterns/record/index.ts';
import { type Remote, RetryBanner, useRemote } from '../../patterns/remote/index.ts';
import { AGING, INVOICE_LIST } from '../addresses.ts';
import * as css from './Aging.css.ts';
import { AgingTable } from './AgingTable.tsx';

/** Height of the table while it loads, in px: a head, ten rows and the totals. */
const TABLE_HEIGHT = 480;

/** Open balances of each customer by days past due, as of the day in the address (`?asOf=2026-11-20`). */
export function AgingScreen() {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { dayOf } = useFormats();
  const listHref = useLastAddress(INVOICE_LIST);
  const today = dayOf(new Date());
  const chosen = new URLSearchParams(useSearch()).get('asOf');
  const asOf = chosen ?? today;
  const aging = useRemote(
    getInvoiceAging,
    { query: chosen === null ? {} : { asOf: chosen } },
    { failureTitle: 'aging.failed', keepPreviousData: true },
  );
  return (
    <RecordPage
      list={{ label: t('shell.invoices'), path: INVOICE_LIST }}
      listHref={listHref}
      title={t('aging.title')}
      size="large"
    >
      <Stack gap={16}>
        <Inline gap={12} align="end" justify="between">
          <DatePicker
            className={css.day}
            label={t('aging.asOf')}
            value={asOf}
            onChange={(day) => navigate(day === '' || day === today ? AGING : `${AGING}?asOf=${day}`)}
          />
          <ExportAging asOf={asOf} />
        </Inline>
        <Report aging={aging} today={today} />
      </Stack>
    </RecordPage>
  );
}

function Report({ aging, today }: { aging: Remote<InvoiceAging>; today: string }) {
  const t = useTranslate();
  switch (aging.status) {
    case 'loading':
      return <Skeleton height={TABLE_HEIGHT} />;
    case 'missing':
    case 'failed':
      return <RetryBanner {...aging} />;
    case 'ready':
      if (aging.value.rows.length > 0) return <AgingTable aging={aging.value} today={today} />;
      return (
        <Card>
          <EmptyState
            headingLevel={3}
            icon={<CalendarClock size={20} />}
            title={t('aging.empty')}
            description={t('aging.emptyHint')}
          />
        </Card>
      );
  }
}

function ExportAging({ asOf }: { asOf: string }) {
  const t = useTranslate();
  const api = useApi();
  const { isPending, download } = useExport();
  const load = () => api.call(downloadInvoiceAging, { query: { asOf } });
  return (
    <ExportTool
      label={t('aging.export')}
      isPending={isPending}
      onPress={() => void download(load, `aging-${asOf}.csv`)}
    />
  );
}
