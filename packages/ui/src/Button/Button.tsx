'use client';

import type { ReactNode } from 'react';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import * as styles from './Button.css.ts';
import { PressButton, type PressProps } from './PressButton.tsx';
import type { buttonVariants } from './variants.ts';

/** Variant of a Button. */
export type ButtonVariant = (typeof buttonVariants)[number];

export interface ButtonProps extends PressProps {
  /** @default 'secondary' @selector [data-variant] */
  variant?: ButtonVariant | undefined;
  /** @default 'medium' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Label while pending, announced to screen readers. */
  pendingLabel?: ReactNode;
  /** 16 px icon before the label. */
  icon?: ReactNode;
}

/** Starts an action. While the action is pending a spinner replaces the icon. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  isPending = false,
  pendingLabel,
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  const start = isPending ? <SpinnerRing size="small" /> : icon;
  return (
    <PressButton
      data-variant={variant}
      data-size={size}
      {...rest}
      isPending={isPending}
      hasPendingName={Boolean(pendingLabel)}
      className={join(styles.root, styles.variant[variant], styles.size[size], className)}
    >
      {start && (
        <span className={styles.icon} aria-hidden="true">
          {start}
        </span>
      )}
      {isPending && pendingLabel ? pendingLabel : children}
    </PressButton>
  );
}
