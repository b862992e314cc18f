import { formatDuration, minutesBetween, paidMinutes } from '@derrick/domain/tickets';
import { Badge } from '@derrick/ui/Badge';
import { Banner } from '@derrick/ui/Banner';
import { Grid } from '@derrick/ui/Grid';
import { NumberField } from '@derrick/ui/NumberField';
import { TextField } from '@derrick/ui/TextField';
import { TimeField } from '@derrick/ui/TimeField';
import { deferred } from '../../core/deferred.tsx';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import * as css from './TicketForm.css.ts';
import type { TicketFormState } from './useTicketForm.ts';
import { useWorkDay } from './useWorkDay.ts';
import { breakOf } from './values.ts';

// Loaded lazily, because the calendar is as large as the rest of the form.
const WorkDate = deferred(async () => (await import('./WorkDate.tsx')).WorkDate);

type TimeName = 'workStartedAt' | 'workEndedAt' | 'travelStartedAt' | 'travelEndedAt';

interface TimeSectionProps {
  form: TicketFormState;
  /** A longer time span is probably a typing error. */
  longShiftHours: number;
  /** The company bills standby hours. */
  hasStandby: boolean;
  /** The company bills overtime, which the server calculates. */
  hasOvertime: boolean;
}

/** Start and end of work and travel, with their durations. */
export function TimeSection({ form, longShiftHours, hasStandby, hasOvertime }: TimeSectionProps) {
  const t = useTranslate();
  const { values } = form;
  const work = span(values.workStartedAt, values.workEndedAt, longShiftHours);
  const travel = span(values.travelStartedAt, values.travelEndedAt, longShiftHours);
  const standby = values.standbyHours ?? 0;
  const paid = paidMinutes(values.workStartedAt, values.workEndedAt, breakOf(values), standby);
  const { date } = useFormats();
  const { day, isEarlier, isInFuture } = useWorkDay(form);
  const hint = isEarlier
    ? t('ticketForm.workDateEarlierHint', { day: date(day) })
    : t('ticketForm.workDateHint');
  const dateHint = form.isNew ? hint : undefined;

  const time = (field: TimeName, isNextDay = false) => (
    <TimeField
      {...form.field(field)}
      isRequired={field.startsWith('work') && form.requires('workTimes')}
      onValidityChange={(isReadable) => form.setReadable(field, isReadable)}
      labelAction={
        isNextDay && (
          <Badge className={css.nextDay} tone="info" hasDot={false}>
            {t('ticketForm.nextDay')}
          </Badge>
        )
      }
    />
  );
  const total = (label: string, minutes: number | null) => (
    <output className={css.total}>
      {label} <strong className={css.totalValue}>{minutes === null ? '–' : formatDuration(minutes)}</strong>
    </output>
  );

  const dateOnItsWay = (
    <TextField
      label={t('ticketForm.workDate')}
      description={dateHint}
      className={css.half}
      value={values.workDate}
      isDisabled
    />
  );

  return (
    <RecordSection
      title={t('ticketForm.time')}
      hint={[t('ticketForm.timeHint'), ...(hasOvertime ? [t('ticketForm.overtimeHint')] : [])].join(' ')}
    >
      <Grid columns={2} align="start" className={css.times}>
        <WorkDate form={form} hint={dateHint} fallback={dateOnItsWay} />
        {time('workStartedAt')}
        {time('workEndedAt', work.isNextDay)}
        <TextField
          {...form.field('breakMinutes')}
          className={css.half}
          inputMode="numeric"
          autoComplete="off"
        />
        {(hasStandby || standby > 0) && (
          <NumberField
            {...form.field('standbyHours')}
            className={css.half}
            description={t('ticketForm.standbyHint')}
            minValue={0}
            hasButtons={false}
            formatOptions={{ maximumFractionDigits: 1 }}
          />
        )}
        {time('travelStartedAt')}
        {time('travelEndedAt', travel.isNextDay)}
        {total(t('ticketForm.totalWork'), paid)}
        {total(t('ticketForm.totalTravel'), travel.minutes)}
        {!form.isReadOnly && (
          <>
            {isInFuture && (
              <Banner tone="warning" className={css.wide}>
                {t('ticketForm.futureWork')}
              </Banner>
            )}
            {work.isLong && (
              <Banner tone="warning" className={css.wide}>
                {t('ticketForm.longWork', { count: longShiftHours })}
              </Banner>
            )}
            {travel.isLong && (
              <Banner tone="warning" className={css.wide}>
                {t('ticketForm.longTravel', { count: longShiftHours })}
              </Banner>
            )}
          </>
        )}
      </Grid>
    </RecordSection>
  );
}

function span(start: string | null, end: string | null, longShiftHours: number) {
  const minutes = minutesBetween(start, end);
  return {
    minutes,
    isNextDay: start !== null && end !== null && end < start,
    isLong: minutes !== null && minutes > 60 * longShiftHours,
  };
}
