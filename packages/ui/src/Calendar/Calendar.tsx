'use client';

import type { CalendarDate } from '@internationalized/date';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
} from 'react-aria-components/Calendar';
import { ErrorContent } from '../Field/FieldParts.tsx';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Calendar.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { limitsOf, type WeekDay } from './day.ts';
import { useDay } from './useDay.ts';

type AriaProps = Pick<AriaCalendarProps<CalendarDate>, 'id' | 'autoFocus' | 'isDisabled' | 'isReadOnly'>;

/** Options shared by all calendars of the kit. */
export interface CalendarOptions {
  /** First selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last selectable day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Returns true for days (`YYYY-MM-DD`) within the limits that can't be selected. Such days remain readable. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
  /** @default the first day of the week in KitProvider's locale */
  firstDayOfWeek?: WeekDay | undefined;
}

export interface CalendarProps extends AriaProps, CalendarOptions {
  /** Accessible name. A screen reader reads the month after it. */
  label: string;
  /** The selected day, `YYYY-MM-DD`; '' for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((day: string) => void) | undefined;
  /** Error message about the selected day. */
  errorMessage?: ReactNode;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A month from which the user selects a day. Arrow keys move by days and weeks, Page Up and Page Down by months, with
 * Shift by years. Home and End move to the ends of the month.
 */
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDayUnavailable,
  firstDayOfWeek,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  className,
  style,
  ...rest
}: CalendarProps) {
  const day = useDay(value);
  const firstDay = useDay(defaultValue);
  return (
    <AriaLocale>
      <AriaCalendar<CalendarDate>
        {...rest}
        {...limitsOf(min, max)}
        {...(day !== undefined && { value: day })}
        {...(firstDay !== undefined && { defaultValue: firstDay })}
        {...(firstDayOfWeek && { firstDayOfWeek })}
        {...(isDayUnavailable && { isDateUnavailable: (date) => isDayUnavailable(date.toString()) })}
        {...(style && { style })}
        aria-label={label}
        isInvalid={isInvalid}
        onChange={(date) => onChange?.(date.toString())}
        className={join(styles.root, className)}
      >
        <CalendarMonth />
        {errorMessage && (
          <p className={styles.error}>
            <ErrorContent>{errorMessage}</ErrorContent>
          </p>
        )}
      </AriaCalendar>
    </AriaLocale>
  );
}
