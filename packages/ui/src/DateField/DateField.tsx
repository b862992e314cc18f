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

/** Props that date fields share with react-aria's date field. */
export type DateFieldAriaProps = Pick<
  AriaDateFieldProps<CalendarDate>,
  'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onFocus' | 'onBlur'
>;

/** Props of every date field. */
export interface DateFieldOptions extends FieldTexts {
  /** `id` of the first part, the target of links in an error summary. */
  id?: string | undefined;
  /** First selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last selectable day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Called with false when the field loses focus with an incomplete date, and with true once the date is corrected. */
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
  /** `YYYY-MM-DD`, or '' for no date or an incomplete one. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Form field name for the submitted value, `YYYY-MM-DD`. */
  name?: string;
}

/**
 * A day, typed in the order and with the separators of KitProvider's locale. Arrow keys step the focused part. For a
 * field with a calendar use DatePicker.
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
