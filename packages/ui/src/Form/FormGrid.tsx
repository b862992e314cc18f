'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Form.css.ts';
import type { formColumns } from './variants.ts';

export interface FormGridProps extends ComponentProps<'div'> {
  /** Under 32 rem of its own width always one. @default 2 */
  columns?: (typeof formColumns)[number] | undefined;
}

/** Places fields in columns. Give `formWide` as `className` to a field that needs all columns. */
export function FormGrid({ columns = 2, children, className, ...rest }: FormGridProps) {
  return (
    <div {...rest} className={join(styles.container, className)}>
      <div className={join(styles.grid, styles.columns[columns])}>{children}</div>
    </div>
  );
}
