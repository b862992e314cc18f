'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Form.css.ts';
import type { formColumns } from './variants.ts';

export interface FormGridProps extends ComponentProps<'div'> {
  /** Maximum number of columns. If the grid is narrower than 32 rem it has a single column. @default 2 */
  columns?: (typeof formColumns)[number] | undefined;
}

/** Arranges fields in columns. Pass `formWide` as `className` to a field that spans all columns. */
export function FormGrid({ columns = 2, children, className, ...rest }: FormGridProps) {
  return (
    <div {...rest} className={join(styles.container, className)}>
      <div className={join(styles.grid, styles.columns[columns])}>{children}</div>
    </div>
  );
}
