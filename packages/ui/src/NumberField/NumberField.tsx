'use client';

import { Minus, Plus } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts, useFieldNames } from '../Field/FieldParts.tsx';
import { useAnnouncerWithoutMarkup } from '../Field/useAnnouncerWithoutMarkup.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import * as styles from './NumberField.css.ts';

type AriaProps = Omit<
  AriaNumberFieldProps,
  | keyof FieldTexts
  | 'children'
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'isInvalid'
  | 'isWheelDisabled'
  | 'validationBehavior'
>;

export interface NumberFieldProps extends AriaProps, FieldTexts {
  /** The number; null while the field is empty. */
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  /** Called when the field loses focus, on Enter, and on the buttons. Null for an empty field. */
  onChange?: ((value: number | null) => void) | undefined;
  /**
   * Leaves the mouse wheel to the page, so that scrolling over a focused field does not change its number. @default true
   */
  isWheelDisabled?: boolean | undefined;
  /** Shows buttons that increase and decrease the number by `step`. @default true */
  hasButtons?: boolean | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  /** Ref of the native input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A number in the locale's notation. Arrow keys and Page Up/Down change it by `step`; Home and End go to `minValue` and
 * `maxValue`. `id` is passed to the native input. A form submits the unformatted number under `name`.
 */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  hasButtons = true,
  size = 'large',
  isInvalid = Boolean(errorMessage),
  isWheelDisabled = true,
  inputRef,
  className,
  style,
  ...rest
}: NumberFieldProps) {
  useAnnouncerWithoutMarkup();
  const names = useFieldNames({ label, description, errorMessage, isInvalid, ...rest });
  return (
    <AriaLocale>
      <AriaNumberField
        validationBehavior="aria"
        data-size={size}
        {...rest}
        {...names.names}
        id={names.controlId}
        {...(value !== undefined && { value: value ?? Number.NaN })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(style && { style })}
        onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
        isInvalid={isInvalid}
        isWheelDisabled={isWheelDisabled}
        className={join(field.root, className)}
      >
        <FieldLabel {...names.label} htmlFor={names.controlId} />
        <Group className={join(field.box, field.size[size])}>
          <Input {...(inputRef && { ref: inputRef })} className={join(field.input, styles.input)} />
          {hasButtons && (
            <>
              <Button slot="decrement" className={field.fieldButton}>
                <Minus size={16} aria-hidden="true" />
              </Button>
              <Button slot="increment" className={field.fieldButton}>
                <Plus size={16} aria-hidden="true" />
              </Button>
            </>
          )}
        </Group>
        <FieldHelp {...names.help} />
      </AriaNumberField>
    </AriaLocale>
  );
}
