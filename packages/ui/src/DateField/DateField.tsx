'use client';

import type { CalendarDate } from '@internationalized/date';
import type { CSSProperties, Ref } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components/DateField';
import { AriaFieldHelp, AriaFieldLabel } from '../AriaField/AriaFieldParts.tsx';
import { limitsOf } from '../Calendar/day.ts';
import { useDay } from '../Calendar/useDay.ts';
import * as field from '../Field/Field.css.ts';
import type { FieldTexts } from '../Field/FieldParts.tsx';
import { dateFieldTexts } from '../i18n/texts/dateField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import * as styles from './DateField.css.ts';
import { DateParts } from './DateParts.tsx';
import { useDateEntry } from './useDateEntry.ts';

/** What the fields that hold dates share with react-aria's. */
export type DateFieldAriaProps = Pick<
  AriaDateFieldProps<CalendarDate>,
  'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onFocus' | 'onBlur'
>;

/** Props of every field that holds dates. */
export interface DateFieldOptions extends FieldTexts {
  /** Of the first part, where an error summary leads. */
  id?: string | undefined;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Called with false when the field is left with a date typed in part, and with true once that is corrected. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  /** Ref of the first part, to focus it. */
  inputRef?: Ref<HTMLElement> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export interface DateFieldProps extends DateFieldAriaProps, DateFieldOptions {
  /** `YYYY-MM-DD`, or '' for no date or a partly typed one. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Under this name a form submits `YYYY-MM-DD`. */
  name?: string;
}

/**
 * A day, typed in the order and with the signs of KitProvider's locale. Arrow keys step the part that has the focus. With
 * a calendar to choose from it is a DatePicker.
 */
export function DateField({
  label,
  description,
  errorMessage,
  id,
  value,
  defaultValue,
  onChange,
  min,
  max,
  onValidityChange,
  size = 'large',
  isInvalid = Boolean(errorMessage),
  inputRef,
  ref,
  className,
  style,
  ...rest
}: DateFieldProps) {
  const day = useDay(value);
  const firstDay = useDay(defaultValue);
  const entry = useDateEntry(ref, onValidityChange);
  const incomplete = useTexts(dateFieldTexts)('dateField.incomplete');
  const isWrong = isInvalid || entry.isIncomplete;
  return (
    <AriaLocale>
      <AriaDateField<CalendarDate>
        validationBehavior="aria"
        data-size={size}
        {...rest}
        {...limitsOf(min, max)}
        {...(day !== undefined && { value: day })}
        {...(firstDay !== undefined && { defaultValue: firstDay })}
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
        <DateParts
          id={id}
          firstPartRef={inputRef}
          className={join(field.box, field.size[size], styles.box)}
        />
        <AriaFieldHelp
          description={description}
          errorMessage={entry.isIncomplete ? incomplete : errorMessage}
          isInvalid={isWrong}
        />
      </AriaDateField>
    </AriaLocale>
  );
}
