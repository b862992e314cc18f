import { Link } from '@derrick/ui/Link';
import { HardHat, Plus, Ticket } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';
import { useSession } from '../core/session.tsx';
import { LevelsButton } from '../jobTypes/index.ts';

/** Offers a new workspace what comes first, as far as the person may do it. */
export function FirstSteps() {
  const t = useTranslate();
  const { can } = useSession();
  const mayCreate = can('tickets:write');
  const mayInvite = can('technicians:write');
  const maySetRates = can('rates:write');
  return (
    <PageNotice
      icon={<Ticket size={20} />}
      title={t('overview.first.title')}
      text={t('overview.first.text')}
      action={
        (mayCreate || mayInvite || maySetRates) && (
          <>
            {mayCreate && (
              <Link
                href="/dashboard/job-ticket"
                variant="button"
                buttonVariant="primary"
                icon={<Plus size={16} />}
              >
                {t('overview.first.ticket')}
              </Link>
            )}
            {/* What an hour is billed with counts from the first ticket on: it is kept with each. */}
            {maySetRates && <LevelsButton>{t('overview.first.rates')}</LevelsButton>}
            {mayInvite && (
              <Link href="/dashboard/technicians" variant="button" icon={<HardHat size={16} />}>
                {t('overview.first.technicians')}
              </Link>
            )}
          </>
        )
      }
    />
  );
}
