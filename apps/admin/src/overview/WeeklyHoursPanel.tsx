import type { WeeklyHours } from '@derrick/domain/overview';
import { BarChart } from '@derrick/ui/BarChart';
import { Skeleton } from '@derrick/ui/Skeleton';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Panel } from './Panel.tsx';
import type { Remote } from './useOverview.ts';
import * as css from './WeeklyHoursPanel.css.ts';
import { barsOfWeek, writeHours } from './week.ts';

/** Heights of the bars to come, in px: somewhere in the middle of what a week may look like. */
const SKELETON = [
  { day: 'monday', height: 96 },
  { day: 'tuesday', height: 128 },
  { day: 'wednesday', height: 112 },
  { day: 'thursday', height: 144 },
  { day: 'friday', height: 128 },
  { day: 'saturday', height: 48 },
  { day: 'sunday', height: 32 },
] as const;

/** Shows the hours that were logged on each day of this week. */
export function WeeklyHoursPanel({ hours }: { hours: Remote<WeeklyHours> }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const title = t('overview.hours.title');
  return (
    <Panel
      title={title}
      aside={
        hours.status === 'ready' &&
        t('overview.hoursAmount', { hours: writeHours(hours.value.total, locale) })
      }
      remote={hours}
      failed={t('overview.hours.failed')}
      empty={({ total }) =>
        total > 0
          ? undefined
          : { title: t('overview.hours.empty'), description: t('overview.hours.emptyHint') }
      }
      skeleton={
        <div className={css.skeleton}>
          {SKELETON.map(({ day, height }) => (
            <Skeleton key={day} className={css.bar} shape="block" height={height} />
          ))}
        </div>
      }
    >
      {(week) => (
        <div className={css.chart}>
          <BarChart
            label={title}
            labelHeader={t('overview.hours.day')}
            valueHeader={t('overview.hours.hours')}
            bars={barsOfWeek(week, locale, new Date())}
            // Tenths of a thousand hours tell nothing and take the room of the next bar's value.
            formatValue={(value) => writeHours(value < 1000 ? value : Math.round(value), locale)}
          />
        </div>
      )}
    </Panel>
  );
}
