'use client';

import type { ComponentProps, CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import type { ControlSize } from '../theme/controlSizes.ts';
import { afterPress } from './afterPress.ts';
import * as styles from './Field.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldState, FieldTexts } from './FieldParts.tsx';

type NativeInputProps = Omit<
  ComponentProps<'input'>,
  | 'children'
  | 'className'
  | 'style'
  | 'ref'
  | 'size'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  // Set by the field's own props.
  | 'disabled'
  | 'readOnly'
  | 'aria-invalid'
  | 'aria-required'
>;

/** Props of every single-line text field. All other props, including `id`, are passed to the native input. */
export interface InputFieldProps extends NativeInputProps, FieldTexts, FieldState {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Ref of the native input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Link beside the label. It follows the control in the tab order. */
  labelAction?: ReactNode;
  /** Ref of the field around the input. The field also receives `className`, `style` and `data-*`. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

interface FrameProps extends InputFieldProps {
  type?: string | undefined;
  isLabelHidden?: boolean | undefined;
  start?: ReactNode;
  end?: ReactNode;
}

const isData = ([name]: readonly [string, unknown]) => name.startsWith('data-');

/** Label, frame, input, description and error of every single-line text field; not exported from the kit. */
export function InputField({
  label,
  isLabelHidden,
  labelAction,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly = false,
  isInvalid,
  size = 'large',
  id,
  inputRef,
  start,
  end,
  type = 'text',
  onChange,
  onBlur,
  ref,
  className,
  style,
  'aria-label': ariaLabel,
  'aria-describedby': ariaDescribedBy,
  ...rest
}: FrameProps) {
  const entries = Object.entries(rest);
  return (
    <FieldFrame
      {...Object.fromEntries(entries.filter(isData))}
      {...{ label, isLabelHidden, labelAction, description, errorMessage }}
      {...{ isRequired, isDisabled, isReadOnly, isInvalid, size, ref, className, style }}
      controlId={id}
      aria-label={ariaLabel}
      aria-describedby={ariaDescribedBy}
    >
      {(control) => (
        <>
          {start}
          <input
            {...Object.fromEntries(entries.filter((entry) => !isData(entry)))}
            {...control}
            ref={inputRef}
            className={styles.input}
            type={type}
            readOnly={isReadOnly}
            onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
            onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
          />
          {end}
        </>
      )}
    </FieldFrame>
  );
}

interface FieldButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-haspopup' | 'aria-keyshortcuts'> {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** Set to false if the keyboard has an equivalent in the input, such as clearing it. */
  isTabStop?: boolean | undefined;
  /** `id` of the controlled element. */
  controls?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

export function FieldButton({
  label,
  icon,
  onPress,
  isTabStop = true,
  controls,
  buttonRef,
  ...rest
}: FieldButtonProps) {
  return (
    <button
      {...rest}
      ref={buttonRef}
      type="button"
      className={styles.fieldButton}
      aria-label={label}
      aria-controls={controls}
      tabIndex={isTabStop ? undefined : -1}
      // Prevents the press from blurring the input; validation on blur would show an error.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
