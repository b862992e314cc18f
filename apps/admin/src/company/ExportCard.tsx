import {
  type CompanyExport,
  downloadCompanyExport,
  getCompanyExport,
  startCompanyExport,
} from '@derrick/domain/company';
import { formatFileSize } from '@derrick/domain/format';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { ProgressBar } from '@derrick/ui/ProgressBar';
import { Section } from '@derrick/ui/Section';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { useApi } from '../core/api.ts';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RetryBanner, useChange, useDownload, useRemote } from '../patterns/remote/index.ts';
import * as css from './Company.css.ts';

/** Interval in ms for requesting the export progress. */
const POLL_MS = 3000;

const isUnderWay = (latest: CompanyExport | null) =>
  latest?.status === 'WAITING' || latest?.status === 'RUNNING';

/** Creates an export of all company data and offers it for download. */
export function ExportCard() {
  const t = useTranslate();
  const remote = useRemote(
    getCompanyExport,
    {},
    {
      failureTitle: 'company.export.loadFailed',
      refreshMs: (reply) => (isUnderWay(reply.export) ? POLL_MS : 0),
    },
  );
  const { change, isPending } = useChange(startCompanyExport, { failure: 'company.export.startFailed' });
  const latest = remote.status === 'ready' ? remote.value.export : null;
  const isRunning = isUnderWay(latest);
  return (
    <Section className={css.card} title={t('company.export.title')} description={t('company.export.text')}>
      <Stack gap={12}>
        {remote.status === 'loading' && <Skeleton height={40} />}
        {remote.status === 'failed' && <RetryBanner {...remote} />}
        {latest && isRunning && <Progress running={latest} />}
        {latest?.status === 'READY' && <Download ready={latest} />}
        {latest?.status === 'FAILED' && <Banner tone="danger">{t('company.export.failed')}</Banner>}
        {remote.status === 'ready' && !isRunning && (
          <div>
            <Button isPending={isPending} onPress={() => void change()}>
              {t(latest ? 'company.export.again' : 'company.export.start')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function Progress({ running: { progress } }: { running: CompanyExport }) {
  const t = useTranslate();
  const { done, total } = progress;
  return (
    <Stack>
      <ProgressBar label={t('company.export.running')} value={total === 0 ? 0 : done / total} />
      <p className={css.hint} role="status">
        {total === 0 ? t('company.export.waiting') : t('company.export.progress', { done, total })}
      </p>
    </Stack>
  );
}

function Download({ ready: { file, requestedAt } }: { ready: CompanyExport }) {
  const t = useTranslate();
  const { locale, date, moment } = useFormats();
  const api = useApi();
  const { isPending, download } = useDownload({ failure: 'company.export.downloadFailed' });
  if (!file) return null;
  const { name, size, expiresAt } = file;
  return (
    <Inline gap={12}>
      <Button
        variant="primary"
        isPending={isPending}
        onPress={() => void download(() => api.call(downloadCompanyExport), name)}
      >
        {t('company.export.download', { size: formatFileSize(size, locale) })}
      </Button>
      <span className={css.hint}>
        {t('company.export.ready', { made: moment(requestedAt), until: date(expiresAt) })}
      </span>
    </Inline>
  );
}
