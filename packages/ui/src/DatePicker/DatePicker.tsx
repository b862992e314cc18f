'use client';

import type { CalendarDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker, Group } from 'react-aria-components/DatePicker';
import { AriaFieldHelp, AriaFieldLabel } from '../AriaField/AriaFieldParts.tsx';
import type { CalendarOptions } from '../Calendar/Calendar.tsx';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { limitsOf } from '../Calendar/day.ts';
import { useDay } from '../Calendar/useDay.ts';
import * as dateField from '../DateField/DateField.css.ts';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { DateParts } from '../DateField/DateParts.tsx';
import { useDateEntry } from '../DateField/useDateEntry.ts';
import * as field from '../Field/Field.css.ts';
import { dateFieldTexts } from '../i18n/texts/dateField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { CalendarButton, CalendarPopover } from './CalendarPopover.tsx';
import { ClearButton } from './ClearButton.tsx';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps
  extends DateFieldProps,
    Pick<CalendarOptions, 'firstDayOfWeek' | 'isDayUnavailable'> {
  /** @selector [data-open] */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A day that the user types as in a DateField or selects from a calendar. The button or Alt+ArrowDown opens the calendar.
 */
export function DatePicker({
  label,
  description,
  errorMessage,
  id,
  value,
  defaultValue,
  onChange,
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
}: DatePickerProps) {
  const day = useDay(value);
  const firstDay = useDay(defaultValue);
  const entry = useDateEntry(ref, onValidityChange);
  const incomplete = useTexts(dateFieldTexts)('dateField.incomplete');
  const isClearable = !rest.isRequired && !rest.isDisabled && !rest.isReadOnly;
  const isWrong = isInvalid || entry.isIncomplete;
  return (
    <AriaLocale>
      <AriaDatePicker<CalendarDate>
        validationBehavior="aria"
        data-size={size}
        {...rest}
        {...limitsOf(min, max)}
        {...(day !== undefined && { value: day })}
        {...(firstDay !== undefined && { defaultValue: firstDay })}
        {...(firstDayOfWeek && { firstDayOfWeek })}
        {...(isDayUnavailable && { isDateUnavailable: (date) => isDayUnavailable(date.toString()) })}
        {...(style && { style })}
        ref={entry.ref}
        onFocusChange={entry.onFocusChange}
        onChange={(date) => {
          entry.onComplete();
          onChange?.(date?.toString() ?? '');
        }}
        isInvalid={isWrong}
        className={join(field.root, className)}
      >
        <AriaFieldLabel label={label} isRequired={rest.isRequired} />
        <Group className={join(field.box, field.size[size], dateField.box)}>
          <DateParts id={id} firstPartRef={inputRef} className={styles.parts} />
          {isClearable && <ClearButton label={label} onClear={entry.focus} />}
          <CalendarButton />
        </Group>
        <AriaFieldHelp
          description={description}
          errorMessage={entry.isIncomplete ? incomplete : errorMessage}
          isInvalid={isWrong}
        />
        <CalendarPopover>
          <Calendar>
            <CalendarMonth />
          </Calendar>
        </CalendarPopover>
      </AriaDatePicker>
    </AriaLocale>
  );
}
