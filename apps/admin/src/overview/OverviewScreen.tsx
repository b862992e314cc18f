import { Suspense } from 'react';
import { deferred } from '../app/deferred.tsx';
import { MessageParts } from '../app/i18n/MessagesProvider.tsx';
import { useSession } from '../app/session.tsx';
import { useIsShown } from '../patterns/remote/index.ts';
import { FirstSteps } from './FirstSteps.tsx';
import * as css from './OverviewScreen.css.ts';
import { Statistics } from './Statistics.tsx';
import { isUntouched, useOverview } from './useOverview.ts';
import { WaitingCustomersPanel } from './WaitingCustomersPanel.tsx';
import { WeeklyHoursPanel } from './WeeklyHoursPanel.tsx';

const AskPanel = deferred(async () => (await import('./ask/AskPanel.tsx')).AskPanel);

/** The company at a glance; technicians see their own work. */
export function OverviewScreen() {
  const overview = useOverview();
  const { user } = useSession();
  const isShown = useIsShown();
  const canAsk = isShown && (user.company?.assistant ?? 'OFF') !== 'OFF';
  const { statistics, hours, waiting } = overview;
  return (
    <div className={css.container}>
      <div className={css.page}>
        <Statistics statistics={statistics} />
        {isUntouched(overview) ? (
          <FirstSteps />
        ) : (
          <div className={css.panels}>
            <WeeklyHoursPanel hours={hours} />
            <WaitingCustomersPanel waiting={waiting} />
          </div>
        )}
        {canAsk && !isUntouched(overview) && (
          <MessageParts parts={['ask']}>
            <Suspense>
              <AskPanel />
            </Suspense>
          </MessageParts>
        )}
      </div>
    </div>
  );
}
