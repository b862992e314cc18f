import type { CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import {
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
  Text,
  TextField,
} from 'react-aria-components/TextField';
import { join } from '../theme/join.ts';
import * as styles from './Field.css.ts';
import { ErrorContent, type FieldTexts, RequiredMark } from './FieldParts.tsx';

/** Heights of a field: 36 px in a tool row, 40 px in a form; both 44 px under 768 px. */
export const fieldSizes = ['control', 'form'] as const;

/** Height of a field. */
export type FieldSize = (typeof fieldSizes)[number];

type Passed = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'type'
>;

/** Props that TextField, PasswordField and SearchField share. */
export interface InputFieldProps extends Passed, FieldTexts {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  placeholder?: string | undefined;
  /** @default 'form' */
  size?: FieldSize | undefined;
  /** The native input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** A link beside the label. Comes after the control in the tab order. */
  labelAction?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

interface FrameProps extends InputFieldProps {
  type?: string | undefined;
  hideLabel?: boolean | undefined;
  start?: ReactNode;
  end?: ReactNode;
}

/** Label, frame, input, help and error of every one-line text control; not exported from the kit. */
export function InputField({
  label,
  hideLabel = false,
  labelAction,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  size = 'form',
  placeholder,
  inputRef,
  start,
  end,
  type = 'text',
  className,
  style,
  value,
  defaultValue,
  onChange,
  ...rest
}: FrameProps) {
  return (
    <TextField
      // Errors are the form's to decide; native validation would block the submit with its own bubble.
      validationBehavior="aria"
      data-size={size}
      {...rest}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChange && { onChange })}
      {...(style && { style })}
      {...(hideLabel && { 'aria-label': label })}
      type={type}
      isInvalid={isInvalid}
      className={join(styles.root, className)}
    >
      {!hideLabel && (
        <Label className={styles.label}>
          {label}
          {rest.isRequired && <RequiredMark />}
        </Label>
      )}
      <div className={join(styles.box, styles.size[size])}>
        {start}
        <Input
          {...(inputRef && { ref: inputRef })}
          className={styles.input}
          {...(placeholder && { placeholder })}
        />
        {end}
      </div>
      {labelAction && <div className={styles.action}>{labelAction}</div>}
      {description && !isInvalid && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError className={styles.error}>
          <ErrorContent>{errorMessage}</ErrorContent>
        </FieldError>
      )}
    </TextField>
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
