'use client';

import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { limitsOf } from '../Calendar/day.ts';
import { useDay } from '../Calendar/useDay.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { dateFieldTexts } from '../i18n/texts/dateField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import * as styles from './DateField.css.ts';
import { DateInput } from './DateInput.tsx';
import type { DateFieldProps } from './dateFieldProps.ts';
import { useDateEntry } from './useDateEntry.ts';

interface DayFieldProps extends DateFieldProps {
  isDayUnavailable?: ((day: string) => boolean) | undefined;
  /** True while an overlay of the field is open, which counts as a part of the field. */
  isOpen?: boolean | undefined;
  /** Props of the frame around the parts and `end`. */
  box?:
    | Pick<ComponentProps<'div'>, 'ref' | 'onKeyDown' | 'onPointerEnter' | 'onPointerDown' | 'onFocus'>
    | undefined;
  /** Buttons after the parts. Receives the function that focuses the first part. */
  end?: ((focusFirst: () => void) => ReactNode) | undefined;
}

/** Label, frame, parts, description and error of DateField and DatePicker; not exported from the kit. */
export function DayField({
  id,
  value: givenValue,
  defaultValue = '',
  onChange,
  min,
  max,
  isDayUnavailable,
  onValidityChange,
  name,
  autoFocus,
  size = 'large',
  errorMessage: givenError,
  isInvalid = Boolean(givenError),
  isOpen = false,
  box,
  end,
  inputRef,
  onFocus,
  onBlur,
  ref,
  ...field
}: DayFieldProps) {
  const [value, setValue] = useControlledState(givenValue, defaultValue, onChange);
  const day = useDay(value) ?? null;
  const firstDay = useDay(defaultValue) ?? null;
  const limits = useMemo(() => limitsOf(min, max), [min, max]);
  const entry = useDateEntry(ref, onValidityChange);
  const incomplete = useTexts(dateFieldTexts)('dateField.incomplete');
  const isOutside =
    value !== '' && ((min && value < min) || (max && value > max) || isDayUnavailable?.(value) === true);
  const errorMessage = entry.isIncomplete ? incomplete : givenError;
  const isWrong = isInvalid || entry.isIncomplete || Boolean(isOutside);
  const { isRequired = false, isDisabled = false, isReadOnly = false } = field;
  return (
    <AriaLocale>
      <FieldFrame
        data-open={isOpen || undefined}
        {...field}
        ref={entry.ref}
        size={size}
        errorMessage={errorMessage}
        isInvalid={isWrong}
        onLabelPress={entry.focus}
        box={{
          ...box,
          className: styles.box,
          onFocus(event) {
            box?.onFocus?.(event);
            if (!isOpen && !event.currentTarget.contains(event.relatedTarget)) onFocus?.(event);
          },
          onBlur(event) {
            if (isOpen || event.currentTarget.contains(event.relatedTarget)) return;
            entry.onLeave();
            onBlur?.(event);
          },
        }}
      >
        {(_control, names) => (
          <>
            <DateInput
              {...names}
              {...limits}
              {...{ isRequired, isDisabled, isReadOnly }}
              isInvalid={isWrong}
              value={day}
              defaultValue={firstDay}
              {...(name !== undefined && { name })}
              {...(autoFocus !== undefined && { autoFocus })}
              {...(isDayUnavailable && { isDateUnavailable: (date) => isDayUnavailable(date.toString()) })}
              onChange={(date) => {
                entry.onComplete();
                setValue(date?.toString() ?? '');
              }}
              firstPartId={id}
              firstPartRef={inputRef}
              className={styles.fill}
            />
            {end?.(entry.focus)}
          </>
        )}
      </FieldFrame>
    </AriaLocale>
  );
}
