import type { ComponentProps, CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import type { ControlSize } from '../theme/controlSizes.ts';
import { afterPress } from './afterPress.ts';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldState } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';

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
>;

/** Props that TextField, PasswordField and SearchField share; what is not named here goes to the native input. */
export interface InputFieldProps extends NativeInputProps, FieldTexts, FieldState {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** The native input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** A link beside the label. Comes after the control in the tab order. */
  labelAction?: ReactNode;
  /** The field around the input; `className`, `style` and `data-*` are the field's, too. */
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

/** Label, frame, input, help and error of every one-line text control; not exported from the kit. */
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
  ...rest
}: FrameProps) {
  const entries = Object.entries(rest);
  return (
    <FieldFrame
      {...Object.fromEntries(entries.filter(isData))}
      {...{ label, isLabelHidden, labelAction, description, errorMessage }}
      {...{ isRequired, isDisabled, isReadOnly, isInvalid, size, ref, className, style }}
      controlId={id}
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

interface FieldButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** False for what the keyboard does in the input itself, like clearing. */
  isTabStop?: boolean | undefined;
  controls?: string | undefined;
}

/** A native button in the frame of a field: it shares the field's focus and needs no press events of its own. */
export function FieldButton({ label, icon, onPress, isTabStop = true, controls }: FieldButtonProps) {
  return (
    <button
      type="button"
      className={styles.fieldButton}
      aria-label={label}
      aria-controls={controls}
      tabIndex={isTabStop ? undefined : -1}
      // Else a press blurs the input first, and validation on blur would speak in between.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
