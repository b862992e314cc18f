'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './ButtonGroup.css.ts';
import type { buttonGroupVariants } from './variants.ts';

export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Accessible name of the group. */
  label: string;
  /** @default 'spaced' @selector [data-variant] */
  variant?: (typeof buttonGroupVariants)[number] | undefined;
}

/** A group of related buttons. Each button remains a tab stop of its own. */
export function ButtonGroup({ label, variant = 'spaced', className, ...rest }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, this groups buttons.
    <div
      role="group"
      aria-label={label}
      data-variant={variant}
      {...rest}
      className={join(styles.root, styles.variant[variant], className)}
    />
  );
}
