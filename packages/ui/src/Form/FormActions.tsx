'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Form.css.ts';

/**
 * The buttons below a form: Cancel first, the one that submits last. In a narrow form they are stacked, the last on top.
 */
export function FormActions({ children, className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={join(styles.container, className)}>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
