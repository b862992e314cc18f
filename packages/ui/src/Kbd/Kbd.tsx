'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Kbd.css.ts';
import type { kbdVariants } from './variants.ts';

export interface KbdProps extends ComponentProps<'kbd'> {
  /** `plain` has no border, for a menu item or a button. @default 'outlined' @selector [data-variant] */
  variant?: (typeof kbdVariants)[number] | undefined;
}

/** A key or a combination of keys, such as "Ctrl+K". */
export function Kbd({ variant = 'outlined', className, ...rest }: KbdProps) {
  return (
    <kbd data-variant={variant} {...rest} className={join(styles.root, styles.variant[variant], className)} />
  );
}
