import { getCompany } from '@derrick/domain/company';
import { Button } from '@derrick/ui/Button';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { CloudOff } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';
import { useRecord } from '../patterns/record/index.ts';
import { useErrorMessage } from '../patterns/remote/index.ts';
import * as css from './Company.css.ts';
import { CompanyTabs } from './CompanyTabs.tsx';

export function CompanyScreen() {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { remote, replace } = useRecord(getCompany, {}, { failureTitle: 'company.loadFailed' });
  switch (remote.status) {
    case 'loading':
      return (
        <Stack className={css.page} aria-hidden="true">
          <Skeleton height={64} />
          <Skeleton height={320} />
        </Stack>
      );
    case 'missing':
    case 'failed':
      return (
        <PageNotice
          role="alert"
          headingLevel={2}
          icon={<CloudOff size={20} />}
          title={remote.title}
          text={errors.message(remote.error, 'company.loadFailedHint')}
          action={
            <Button variant="primary" isPending={remote.isRetrying} onPress={() => void remote.retry()}>
              {t('common.retry')}
            </Button>
          }
        />
      );
    case 'ready':
      return <CompanyTabs company={remote.value} onChange={replace} />;
  }
}
