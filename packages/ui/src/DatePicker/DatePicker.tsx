'use client';

import { CalendarDays, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarOptions } from '../Calendar/Calendar.tsx';
import { DayField } from '../DateField/DayField.tsx';
import type { DateFieldProps } from '../DateField/dateFieldProps.ts';
import { FieldButton } from '../Field/InputField.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { dateFieldTexts } from '../i18n/texts/dateField.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { LazyNotice } from '../lazy/LazyNotice.tsx';
import { preloadOn, useLazyComponent } from '../lazy/useLazyComponent.ts';

const texts = { ...dateFieldTexts, ...fieldTexts };

export interface DatePickerProps
  extends DateFieldProps,
    Pick<CalendarOptions, 'firstDayOfWeek' | 'isDayUnavailable'> {
  /** @selector [data-open] */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

// The calendar with its popover is loaded when the field is hovered, focused or pressed.
const loadCalendar = () => import('./DayCalendar.tsx').then((module) => module.DayCalendar);

/**
 * A day that the user types as in a DateField or selects from a calendar. The button or Alt+ArrowDown opens the calendar.
 */
export function DatePicker({
  value: givenValue,
  defaultValue = '',
  onChange,
  isOpen: givenIsOpen,
  defaultOpen = false,
  onOpenChange,
  firstDayOfWeek,
  ...field
}: DatePickerProps) {
  const { label, min, max, isDayUnavailable, isRequired, isDisabled, isReadOnly } = field;
  const message = useTexts(texts);
  const [value, setValue] = useControlledState(givenValue, defaultValue, onChange);
  const [isOpen, setOpen] = useControlledState(givenIsOpen, defaultOpen, onOpenChange);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [DayCalendar, load, status] = useLazyComponent(loadCalendar);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const isChangeable = !isDisabled && !isReadOnly;
  const title = message('dateField.calendar', { label });
  const openOnAltArrow = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !isChangeable) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <DayField
      {...field}
      value={value}
      defaultValue={defaultValue}
      onChange={setValue}
      isOpen={isOpen}
      box={{ ...preloadOn(load), ref: setBox, onKeyDown: openOnAltArrow }}
      end={(focusFirst) => (
        <>
          {isChangeable && !isRequired && value !== '' && (
            <FieldButton
              label={message('field.clear', { label })}
              icon={<X size={16} aria-hidden="true" />}
              isTabStop={false}
              onPress={() => {
                setValue('');
                focusFirst();
              }}
            />
          )}
          {isChangeable && (
            <FieldButton
              label={title}
              icon={<CalendarDays size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              buttonRef={buttonRef}
              onPress={() => {
                // The calendar returns the focus to the element focused before.
                buttonRef.current?.focus();
                setOpen(!isOpen);
              }}
            />
          )}
          {isOpen && (
            <LazyNotice
              anchor={buttonRef.current}
              {...{ status }}
              onRetry={load}
              onClose={() => setOpen(false)}
            />
          )}
          {DayCalendar && (
            <DayCalendar
              {...{ title, label, value, min, max, isDayUnavailable, firstDayOfWeek, isOpen }}
              trigger={box}
              onOpenChange={setOpen}
              onChange={setValue}
            />
          )}
        </>
      )}
    />
  );
}
