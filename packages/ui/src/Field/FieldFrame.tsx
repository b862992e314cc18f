'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Field.css.ts';
import { ErrorContent, type FieldTexts, RequiredMark } from './FieldParts.tsx';

/** Attributes that connect a native control with the label and messages of its field. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** State of every field. */
export interface FieldState {
  /** @selector [data-required] */
  isRequired?: boolean | undefined;
  /** @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts, FieldState, Omit<ComponentProps<'div'>, 'children'> {
  size: keyof typeof styles.size;
  isLabelHidden?: boolean | undefined;
  labelAction?: ReactNode;
  isReadOnly?: boolean | undefined;
  /** `id` of the control; generated if not given. */
  controlId?: string | undefined;
  boxClassName?: string | false | undefined;
  /** Accessible name of the control, in place of the label. */
  'aria-label'?: string | undefined;
  /** Ids of additional elements that describe the control, besides the field's description or error. */
  'aria-describedby'?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, frame, description and error around a native control. react-aria's fields are not used: their form validation,
 * which this kit leaves to the form, would add 3 KB (brotli) to every first load, and the rest is four ARIA attributes.
 */
export function FieldFrame({
  label,
  isLabelHidden = false,
  labelAction,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = Boolean(errorMessage),
  size,
  controlId,
  boxClassName,
  children,
  className,
  'aria-label': controlLabel,
  'aria-describedby': controlDescription,
  ...rest
}: FieldFrameProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const helpId = `${ownId}-help`;
  const help = isInvalid ? errorMessage && <ErrorContent>{errorMessage}</ErrorContent> : description;
  return (
    <div
      data-size={size}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      data-invalid={isInvalid || undefined}
      data-required={isRequired || undefined}
      {...rest}
      className={join(styles.root, className)}
    >
      {!isLabelHidden && (
        <label className={styles.label} htmlFor={id}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
      )}
      <div className={join(styles.box, styles.size[size], boxClassName)}>
        {children({
          id,
          disabled: isDisabled,
          'aria-label': controlLabel ?? (isLabelHidden ? label : undefined),
          'aria-describedby': join(help ? helpId : undefined, controlDescription) || undefined,
          'aria-invalid': isInvalid || undefined,
          'aria-required': isRequired || undefined,
        })}
      </div>
      {labelAction && <div className={styles.action}>{labelAction}</div>}
      {help && (
        <div id={helpId} className={isInvalid ? styles.error : styles.description}>
          {help}
        </div>
      )}
    </div>
  );
}
