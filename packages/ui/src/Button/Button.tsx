import type { CSSProperties, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Button.css.ts';

/** How much a Button asks for: one `primary` a view; `danger` for what can't be undone. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;

/** Heights of a Button: 32, 36 and 40 px; 44 px under 768 px. */
export const buttonSizes = ['compact', 'medium', 'form'] as const;

/** Variant of a Button. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Size of a Button. */
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'medium' */
  size?: ButtonSize | undefined;
  /** Keeps the focus and ignores presses; a ring stands in the icon's place. @selector [data-pending] */
  isPending?: boolean | undefined;
  /** Replaces the label while pending and is announced. */
  pendingLabel?: ReactNode;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Starts an action. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  isPending = false,
  pendingLabel,
  icon,
  children,
  className,
  style,
  ...rest
}: ButtonProps) {
  const start = isPending ? <SpinnerRing size="small" /> : icon;
  return (
    <AriaButton
      data-variant={variant}
      data-size={size}
      {...rest}
      isPending={isPending}
      className={join(styles.root, styles.variant[variant], styles.size[size], className)}
      {...(style && { style })}
    >
      {start && (
        <span className={styles.icon} aria-hidden="true">
          {start}
        </span>
      )}
      {isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  );
}
