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
import { AriaFieldHelp, AriaFieldLabel } from '../AriaField/AriaFieldParts.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldTexts } from '../Field/FieldParts.tsx';
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
  /** Called when the field is left or Enter is pressed, and by the buttons; null for an empty field. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Leaves the wheel to the page: scrolling over a focused field does not change its number. @default true */
  isWheelDisabled?: boolean | undefined;
  /** Shows buttons that add and take away `step`. @default true */
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
 * A number, read and written as the locale does. Arrow keys and Page Up/Down change it by `step`, Home and End go to
 * `minValue` and `maxValue`. `id` goes to the native input; a form submits the plain number under `name`.
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
  return (
    <AriaLocale>
      <AriaNumberField
        validationBehavior="aria"
        data-size={size}
        {...rest}
        {...(value !== undefined && { value: value ?? Number.NaN })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(style && { style })}
        onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
        isInvalid={isInvalid}
        isWheelDisabled={isWheelDisabled}
        className={join(field.root, className)}
      >
        <AriaFieldLabel label={label} isRequired={rest.isRequired} />
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
        <AriaFieldHelp {...{ description, errorMessage, isInvalid }} />
      </AriaNumberField>
    </AriaLocale>
  );
}
