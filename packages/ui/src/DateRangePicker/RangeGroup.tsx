'use client';

import { CalendarDays, X } from 'lucide-react';
import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { type AriaDateRangePickerProps, useDateRangePicker } from 'react-aria/useDateRangePicker';
import type { DateRangePickerState, DateValue } from 'react-stately/useDateRangePickerState';
import type { WeekDay } from '../Calendar/day.ts';
import { DateInput } from '../DateField/DateInput.tsx';
import type { useDateEntry } from '../DateField/useDateEntry.ts';
import { FieldButton } from '../Field/InputField.tsx';
import { dateFieldTexts } from '../i18n/texts/dateField.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { LazyNotice } from '../lazy/LazyNotice.tsx';
import { preloadOn, useLazyComponent } from '../lazy/useLazyComponent.ts';
import * as styles from './DateRangePicker.css.ts';
import type { DateRangePreset } from './presets.ts';

const texts = { ...dateFieldTexts, ...fieldTexts };

interface RangeGroupProps {
  label: string;
  entry: ReturnType<typeof useDateEntry>;
  options: AriaDateRangePickerProps<DateValue>;
  state: DateRangePickerState;
  presets: readonly DateRangePreset[];
  today: string | undefined;
  firstDayOfWeek: WeekDay | undefined;
  firstPartId: string | undefined;
  inputRef: Ref<HTMLElement> | undefined;
}

// The calendar with its popover is loaded when the field is hovered, focused or pressed.
const loadPopover = () => import('./RangePopover.tsx').then((module) => module.RangePopover);

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Keeps the presses of the buttons from the group, which would focus one of its dates and cancel the keys of a press. */
function OwnPresses({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps events of the buttons in it.
    <span
      className={styles.buttons}
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') stop(event);
      }}
    >
      {children}
    </span>
  );
}

/** The two dates of a DateRangePicker and its buttons. */
export function RangeGroup({
  label,
  entry,
  options,
  state,
  presets,
  today,
  firstDayOfWeek,
  firstPartId,
  inputRef,
}: RangeGroupProps) {
  const message = useTexts(texts);
  const groupRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [RangePopover, load, status] = useLazyComponent(loadPopover);
  useEffect(() => {
    if (state.isOpen) load();
  }, [state.isOpen, load]);
  const { groupProps, startFieldProps, endFieldProps, calendarProps, dialogProps } = useDateRangePicker(
    { ...options, onFocusChange: (isFocused) => isFocused || entry.onLeave() },
    state,
    groupRef,
  );
  const isChangeable = !options.isDisabled && !options.isReadOnly;
  const isEmpty = !state.value.start && !state.value.end;
  const title = message('dateField.calendar', { label });
  return (
    <>
      <div {...mergeProps(groupProps, preloadOn(load))} ref={groupRef} className={styles.group}>
        <DateInput
          {...startFieldProps}
          isInvalid={state.isInvalid}
          firstPartId={firstPartId}
          firstPartRef={inputRef}
          className={styles.from}
        />
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <DateInput {...endFieldProps} isInvalid={state.isInvalid} className={styles.to} />
        <OwnPresses>
          {isChangeable && !options.isRequired && !isEmpty && (
            <FieldButton
              label={message('field.clear', { label })}
              icon={<X size={16} aria-hidden="true" />}
              isTabStop={false}
              onPress={() => {
                state.setValue(null);
                entry.focus();
              }}
            />
          )}
          {isChangeable && (
            <FieldButton
              label={title}
              icon={<CalendarDays size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              aria-expanded={state.isOpen}
              buttonRef={buttonRef}
              onPress={() => {
                // The popover returns the focus to the element focused before.
                buttonRef.current?.focus();
                state.setOpen(true);
              }}
            />
          )}
          {state.isOpen && (
            <LazyNotice
              anchor={buttonRef.current}
              status={status}
              onRetry={load}
              onClose={() => state.setOpen(false)}
            />
          )}
        </OwnPresses>
      </div>
      {RangePopover && (
        <RangePopover
          {...{ title, state, calendarProps, firstDayOfWeek, presets, today }}
          id={dialogProps.id}
          triggerRef={groupRef}
        />
      )}
    </>
  );
}
