'use client';

import type { ComponentProps, ReactNode } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Field.css.ts';
import {
  FieldHelp,
  FieldLabel,
  type FieldNames,
  type FieldState,
  type FieldTexts,
  useFieldNames,
} from './FieldParts.tsx';

/** Attributes that connect a native control with the label and messages of its field. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldTexts, FieldState, Omit<ComponentProps<'div'>, 'children'> {
  size: keyof typeof styles.size;
  isLabelHidden?: boolean | undefined;
  labelAction?: ReactNode;
  isReadOnly?: boolean | undefined;
  /** `id` of the control; generated if not given. */
  controlId?: string | undefined;
  /** Props of the frame around the control. */
  box?: ComponentProps<'div'> | undefined;
  /** Called on a press on the label. Set it for a control of several elements, which a `<label>` can't name. */
  onLabelPress?: (() => void) | undefined;
  /** Accessible name of the control, in place of the label. */
  'aria-label'?: string | undefined;
  /** Ids of additional elements that describe the control, besides the field's description or error. */
  'aria-describedby'?: string | undefined;
  children: (control: ControlProps, names: FieldNames) => ReactNode;
}

/** Label, frame, description and error around a control. Every field of the kit with a frame is built on it. */
export function FieldFrame({
  label,
  isLabelHidden,
  labelAction,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = Boolean(errorMessage),
  size,
  controlId,
  box,
  onLabelPress,
  children,
  className,
  'aria-label': ariaLabel,
  'aria-describedby': ariaDescribedBy,
  ...rest
}: FieldFrameProps) {
  const field = useFieldNames({
    ...{ id: controlId, label, isLabelHidden, description, errorMessage, isRequired, isInvalid },
    'aria-label': ariaLabel,
    'aria-describedby': ariaDescribedBy,
  });
  const control = {
    id: field.controlId,
    disabled: isDisabled,
    'aria-label': field.names['aria-label'],
    'aria-describedby': field.names['aria-describedby'],
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
  } as const;
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
      <FieldLabel
        {...field.label}
        htmlFor={onLabelPress ? undefined : field.controlId}
        onPress={onLabelPress}
      />
      <div {...box} className={join(styles.box, styles.size[size], box?.className)}>
        {children(control, field.names)}
      </div>
      {labelAction && <div className={styles.action}>{labelAction}</div>}
      <FieldHelp {...field.help} />
    </div>
  );
}
