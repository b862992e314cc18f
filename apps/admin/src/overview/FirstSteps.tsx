import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import { HardHat, Plus, Ticket } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useSession } from '../app/session.tsx';
import * as css from './FirstSteps.css.ts';

/** Offers a new workspace what comes first, as far as the person may do it. */
export function FirstSteps() {
  const t = useTranslate();
  const { can } = useSession();
  const mayCreate = can('tickets:write');
  const mayInvite = can('technicians:write');
  return (
    <div className={css.frame}>
      <EmptyState
        icon={<Ticket size={20} />}
        title={t('overview.first.title')}
        description={t('overview.first.text')}
        action={
          (mayCreate || mayInvite) && (
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
              {mayInvite && (
                <Link href="/dashboard/technicians" variant="button" icon={<HardHat size={16} />}>
                  {t('overview.first.technicians')}
                </Link>
              )}
            </>
          )
        }
      />
    </div>
  );
}
