'use client';

import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { DateRangePicker as AriaDateRangePicker, Group } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { AriaFieldHelp, AriaFieldLabel } from '../AriaField/AriaFieldParts.tsx';
import * as calendar from '../Calendar/Calendar.css.ts';
import type { CalendarOptions } from '../Calendar/Calendar.tsx';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { limitsOf } from '../Calendar/day.ts';
import { useDay } from '../Calendar/useDay.ts';
import * as dateField from '../DateField/DateField.css.ts';
import type { DateFieldAriaProps, DateFieldOptions } from '../DateField/DateField.tsx';
import { DateParts } from '../DateField/DateParts.tsx';
import { useDateEntry } from '../DateField/useDateEntry.ts';
import { CalendarButton, CalendarPopover } from '../DatePicker/CalendarPopover.tsx';
import { ClearButton } from '../DatePicker/ClearButton.tsx';
import * as field from '../Field/Field.css.ts';
import { dateFieldTexts } from '../i18n/texts/dateField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './DateRangePicker.css.ts';
import { PresetList } from './PresetList.tsx';
import { type DateRange, type DateRangePreset, dateRangePresets } from './presets.ts';

export interface DateRangePickerProps
  extends DateFieldAriaProps,
    DateFieldOptions,
    Pick<CalendarOptions, 'firstDayOfWeek' | 'isDayUnavailable'> {
  /** The selected days; null for none. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | null | undefined;
  /** Called with a complete range, or with null when one of its days is removed. */
  onChange?: ((value: DateRange | null) => void) | undefined;
  /** Named ranges that the user can select. An empty list hides them. @default all */
  presets?: readonly DateRangePreset[] | undefined;
  /** The day from which the presets are calculated, `YYYY-MM-DD`. @default today in the browser's time zone */
  today?: string | undefined;
  /** Form field names for the submitted first and last day, `YYYY-MM-DD`. */
  fromName?: string | undefined;
  toName?: string | undefined;
  /** @selector [data-open] */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Converts a range for react-aria. Returns the same object for the same days, null unless both days are set, and
 * undefined if uncontrolled.
 */
function useRange(range: DateRange | null | undefined) {
  const start = useDay(range?.from ?? '');
  const end = useDay(range?.to ?? '');
  const days = useMemo(() => (start && end ? { start, end } : null), [start, end]);
  return range === undefined ? undefined : days;
}

/**
 * A first and a last day. The user types them, selects them from a calendar, or selects a named range. The button or
 * Alt+ArrowDown opens the calendar, where the first press selects one end of the range and the second press the other.
 */
export function DateRangePicker({
  label,
  description,
  errorMessage,
  id,
  value,
  defaultValue,
  onChange,
  presets = dateRangePresets,
  today,
  fromName,
  toName,
  min,
  max,
  isDayUnavailable,
  firstDayOfWeek,
  onValidityChange,
  size = 'large',
  isInvalid = Boolean(errorMessage),
  inputRef,
  ref,
  className,
  style,
  ...rest
}: DateRangePickerProps) {
  const range = useRange(value);
  const firstRange = useRange(defaultValue);
  const entry = useDateEntry(ref, onValidityChange);
  const incomplete = useTexts(dateFieldTexts)('dateField.incomplete');
  const isClearable = !rest.isRequired && !rest.isDisabled && !rest.isReadOnly;
  const isWrong = isInvalid || entry.isIncomplete;
  return (
    <AriaLocale>
      <AriaDateRangePicker<CalendarDate>
        validationBehavior="aria"
        data-size={size}
        {...rest}
        {...limitsOf(min, max)}
        {...(range !== undefined && { value: range })}
        {...(firstRange !== undefined && { defaultValue: firstRange })}
        {...(fromName !== undefined && { startName: fromName })}
        {...(toName !== undefined && { endName: toName })}
        {...(firstDayOfWeek && { firstDayOfWeek })}
        {...(isDayUnavailable && { isDateUnavailable: (date) => isDayUnavailable(date.toString()) })}
        {...(style && { style })}
        ref={entry.ref}
        onFocusChange={entry.onFocusChange}
        onChange={(next) => {
          entry.onComplete();
          onChange?.(next && { from: next.start.toString(), to: next.end.toString() });
        }}
        isInvalid={isWrong}
        className={join(field.root, className)}
      >
        <AriaFieldLabel label={label} isRequired={rest.isRequired} />
        <Group className={join(field.box, field.size[size], dateField.box)}>
          <DateParts slot="start" id={id} firstPartRef={inputRef} className={styles.from} />
          <span className={styles.dash} aria-hidden="true">
            –
          </span>
          <DateParts slot="end" className={styles.to} />
          {isClearable && <ClearButton label={label} onClear={entry.focus} />}
          <CalendarButton />
        </Group>
        <AriaFieldHelp
          description={description}
          errorMessage={entry.isIncomplete ? incomplete : errorMessage}
          isInvalid={isWrong}
        />
        <CalendarPopover>
          <div className={styles.content}>
            {presets.length > 0 && <PresetList presets={presets} today={today} />}
            <RangeCalendar className={calendar.range}>
              <CalendarMonth />
            </RangeCalendar>
          </div>
        </CalendarPopover>
      </AriaDateRangePicker>
    </AriaLocale>
  );
}
