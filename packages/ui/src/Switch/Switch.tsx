'use client';

import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  type SwitchFieldProps as AriaSwitchFieldProps,
  FieldError,
  SwitchButton,
  SwitchField,
  Text,
} from 'react-aria-components/Switch';
import { ErrorContent } from '../Field/FieldParts.tsx';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<
    AriaSwitchFieldProps,
    'children' | 'className' | 'style' | 'isInvalid' | 'isSelected' | 'onChange' | 'validationBehavior'
  > {
  /** Name of the setting, never a question. */
  label: ReactNode;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** @selector [data-selected] */
  isSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A setting that takes effect immediately. In a form that is saved later use Checkbox. `id` is passed to the native
 * control.
 */
export function Switch({
  label,
  description,
  errorMessage,
  isSelected,
  onChange,
  isInvalid = Boolean(errorMessage),
  className,
  style,
  ...rest
}: SwitchProps) {
  return (
    <AriaLocale>
      <SwitchField
        validationBehavior="aria"
        {...rest}
        {...(isSelected !== undefined && { isSelected })}
        {...(onChange && { onChange })}
        {...(style && { style })}
        isInvalid={isInvalid}
        className={join(styles.root, className)}
      >
        <SwitchButton className={styles.button}>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.thumb} />
          </span>
          <span className={styles.label}>{label}</span>
        </SwitchButton>
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
      </SwitchField>
    </AriaLocale>
  );
}
