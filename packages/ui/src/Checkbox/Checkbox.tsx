'use client';

import { Check, Minus } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
  CheckboxField,
  FieldError,
  Text,
} from 'react-aria-components/Checkbox';
import { ErrorContent, RequiredMark } from '../Field/FieldParts.tsx';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Checkbox.css.ts';

interface CheckboxOwnProps
  extends Omit<
    AriaCheckboxFieldProps,
    | 'children'
    | 'className'
    | 'style'
    | 'isInvalid'
    | 'isSelected'
    | 'isIndeterminate'
    | 'onChange'
    | 'aria-label'
  > {
  /** @selector [data-selected] */
  isSelected?: boolean | undefined;
  /** True if only some of the represented items are selected. @selector [data-indeterminate] */
  isIndeterminate?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Props of Checkbox. Either a visible label or an accessible name is required. */
export type CheckboxProps = CheckboxOwnProps &
  ({ label: ReactNode; 'aria-label'?: never } | { label?: never; 'aria-label': string });

/** A choice that is on, off, or indeterminate. `id` is passed to the native checkbox. */
export function Checkbox({
  label,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isSelected,
  isIndeterminate = false,
  onChange,
  className,
  style,
  ...rest
}: CheckboxProps) {
  const Mark = isIndeterminate ? Minus : Check;
  return (
    <AriaLocale>
      <CheckboxField
        validationBehavior="aria"
        {...rest}
        {...(isSelected !== undefined && { isSelected })}
        {...(onChange && { onChange })}
        {...(style && { style })}
        isIndeterminate={isIndeterminate}
        isInvalid={isInvalid}
        className={join(styles.root, className)}
      >
        <CheckboxButton className={styles.button}>
          <span className={styles.box} aria-hidden="true">
            <Mark className={styles.mark} size={12} strokeWidth={3} />
          </span>
          {label && (
            <span className={styles.label}>
              {label}
              {rest.isRequired && <RequiredMark />}
            </span>
          )}
        </CheckboxButton>
        {description && !isInvalid && (
          <Text slot="description" className={join(styles.help, styles.description)}>
            {description}
          </Text>
        )}
        {errorMessage && (
          <FieldError className={join(styles.help, styles.error)}>
            <ErrorContent>{errorMessage}</ErrorContent>
          </FieldError>
        )}
      </CheckboxField>
    </AriaLocale>
  );
}
