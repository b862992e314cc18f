import { Link } from '@derrick/ui/Link';
import { HardHat, Plus, Ticket } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';
import { useSession } from '../core/session.tsx';
import { LevelsButton } from '../jobTypes/index.ts';

/** Suggests the first steps in a new company, limited to those the user may do. */
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
            {/* Each ticket stores its hourly rate, so rates should be set before the first ticket. */}
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
