'use client';

import type { ComponentProps } from 'react';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';

/** Text that only screen readers read. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={join(visuallyHidden, className)} />;
}
