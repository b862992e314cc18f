import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { CalendarClock } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { AGING } from '../invoices/index.ts';
import { ReviewLink } from '../tickets/index.ts';
import { FirstSteps } from './FirstSteps.tsx';
import * as css from './OverviewScreen.css.ts';
import { Statistics } from './Statistics.tsx';
import { SetupSkeleton } from './setup/SetupSkeleton.tsx';
import { isUntouched, useOverview } from './useOverview.ts';
import { WaitingCustomersPanel } from './WaitingCustomersPanel.tsx';
import { WeeklyHoursPanel } from './WeeklyHoursPanel.tsx';

const AskPanel = deferred(async () => (await import('./ask/AskPanel.tsx')).AskPanel, { messages: ['ask'] });
const SetupChecklist = deferred(async () => (await import('./setup/SetupChecklist.tsx')).SetupChecklist, {
  messages: ['checklist'],
});

/** Overview of the company. Technicians see their own work. */
export function OverviewScreen() {
  const t = useTranslate();
  const overview = useOverview();
  const { can, user } = useSession();
  const canAsk = (user.company?.assistant ?? 'OFF') !== 'OFF';
  const { statistics, hours, waiting } = overview;
  const hasChecklist = user.company?.isSetupOpen === true && can('company:manage');
  return (
    <div className={css.container}>
      <Stack gap={20} className={css.page}>
        {hasChecklist && <SetupChecklist fallback={<SetupSkeleton />} />}
        <Statistics statistics={statistics} />
        {(can('tickets:review') || can('invoices:read')) && !isUntouched(overview) && (
          <Inline className={css.review}>
            {can('invoices:read') && (
              <Link href={AGING} variant="button" size="small" icon={<CalendarClock size={16} />}>
                {t('overview.aging')}
              </Link>
            )}
            {can('tickets:review') && statistics.status !== 'loading' && <ReviewLink />}
          </Inline>
        )}
        {isUntouched(overview) ? (
          !hasChecklist && <FirstSteps />
        ) : (
          <div className={css.panels}>
            <WeeklyHoursPanel hours={hours} />
            <WaitingCustomersPanel waiting={waiting} />
          </div>
        )}
        {/* Loaded after the figures, which users read first. */}
        {canAsk && statistics.status !== 'loading' && !isUntouched(overview) && <AskPanel />}
      </Stack>
    </div>
  );
}
