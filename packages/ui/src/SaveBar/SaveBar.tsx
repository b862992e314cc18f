'use client';

import type { ComponentProps, ReactNode } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Accessible name of the group, such as "Unsaved changes". */
  label: string;
  /** Summary of the changes. Announced when it changes. */
  message?: ReactNode;
  /** Buttons: discard first, save last. */
  children: ReactNode;
}

/**
 * Sticks to the bottom of the window while a form has changes. Render it after the fields, only while there are changes.
 */
export function SaveBar({ label, message, children, className, ...rest }: SaveBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, this groups its buttons.
    <div role="group" aria-label={label} {...rest} className={join(styles.root, className)}>
      <div role="status" className={styles.message}>
        {message ?? label}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
