import type { WeeklyHours } from '@derrick/domain/overview';
import { BarChart } from '@derrick/ui/BarChart';
import { Skeleton } from '@derrick/ui/Skeleton';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { Remote } from '../patterns/remote/index.ts';
import { Panel } from './Panel.tsx';
import * as css from './WeeklyHoursPanel.css.ts';
import { barsOfWeek, writeHours } from './week.ts';

/** Heights in px of the skeleton's bars, for an average week. */
const SKELETON = [
  { day: 'monday', height: 96 },
  { day: 'tuesday', height: 128 },
  { day: 'wednesday', height: 112 },
  { day: 'thursday', height: 144 },
  { day: 'friday', height: 128 },
  { day: 'saturday', height: 48 },
  { day: 'sunday', height: 32 },
] as const;

/** Hours per day of the tickets with a work date in this week. */
export function WeeklyHoursPanel({ hours }: { hours: Remote<WeeklyHours> }) {
  const t = useTranslate();
  const { locale, dayOf } = useFormats();
  const title = t('overview.hours.title');
  return (
    <Panel
      title={title}
      aside={
        hours.status === 'ready' &&
        t('overview.hoursAmount', { hours: writeHours(hours.value.total, locale) })
      }
      description={t('overview.workDateHint')}
      remote={hours}
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
            bars={barsOfWeek(week, locale, dayOf(new Date()))}
            // From 1,000 hours on, a decimal would not fit above a bar.
            formatValue={(value) => writeHours(value < 1000 ? value : Math.round(value), locale)}
          />
        </div>
      )}
    </Panel>
  );
}
