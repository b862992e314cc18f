'use client';

import { useMemo } from 'react';
import { type DateValue, useDateRangePickerState } from 'react-stately/useDateRangePickerState';
import type { CalendarOptions } from '../Calendar/Calendar.tsx';
import { limitsOf } from '../Calendar/day.ts';
import { useDay } from '../Calendar/useDay.ts';
import * as dateField from '../DateField/DateField.css.ts';
import type { DateFieldAriaProps, DateFieldOptions } from '../DateField/dateFieldProps.ts';
import { useDateEntry } from '../DateField/useDateEntry.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { dateFieldTexts } from '../i18n/texts/dateField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { type DateRange, type DateRangePreset, dateRangePresets } from './presets.ts';
import { RangeGroup } from './RangeGroup.tsx';

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
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDayUnavailable,
  isOpen,
  defaultOpen,
  onOpenChange,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  onValidityChange,
  id,
  presets = dateRangePresets,
  today,
  fromName,
  toName,
  firstDayOfWeek,
  autoFocus,
  onFocus,
  onBlur,
  inputRef,
  size = 'large',
  ref,
  ...field
}: DateRangePickerProps) {
  const { isRequired = false, isDisabled = false, isReadOnly = false } = field;
  const range = useRange(value);
  const firstRange = useRange(defaultValue);
  const entry = useDateEntry(ref, onValidityChange);
  const incomplete = useTexts(dateFieldTexts)('dateField.incomplete');
  const options = {
    ...limitsOf(min, max),
    ...(range !== undefined && { value: range }),
    ...(firstRange !== undefined && { defaultValue: firstRange }),
    ...(isDayUnavailable && { isDateUnavailable: (date: DateValue) => isDayUnavailable(date.toString()) }),
    ...(isOpen !== undefined && { isOpen }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
    validationBehavior: 'aria',
    isInvalid: isInvalid || entry.isIncomplete,
    onChange(next: { start: DateValue; end: DateValue } | null) {
      entry.onComplete();
      onChange?.(next && { from: next.start.toString(), to: next.end.toString() });
    },
  } as const;
  const state = useDateRangePickerState(options);
  return (
    <AriaLocale>
      <FieldFrame
        data-open={state.isOpen || undefined}
        {...field}
        ref={entry.ref}
        size={size}
        errorMessage={entry.isIncomplete ? incomplete : errorMessage}
        isInvalid={state.isInvalid}
        onLabelPress={entry.focus}
        box={{ className: dateField.box }}
      >
        {(_control, names) => (
          <RangeGroup
            {...{ entry, state, presets, today, firstDayOfWeek, inputRef }}
            firstPartId={id}
            label={field.label}
            options={{
              ...options,
              ...names,
              ...{ isRequired, isDisabled, isReadOnly },
              ...(autoFocus !== undefined && { autoFocus }),
              ...(fromName !== undefined && { startName: fromName }),
              ...(toName !== undefined && { endName: toName }),
              ...(onFocus && { onFocus }),
              ...(onBlur && { onBlur }),
            }}
          />
        )}
      </FieldFrame>
    </AriaLocale>
  );
}
