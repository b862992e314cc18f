'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Form.css.ts';

/**
 * The buttons below a form, with Cancel first and the submit button last. In a narrow form they are stacked, with the
 * last button on top.
 */
export function FormActions({ children, className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={join(styles.container, className)}>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
