'use client';

import type { ComponentProps, ReactNode } from 'react';
import * as button from '../Button/Button.css.ts';
import type { ButtonVariant } from '../Button/Button.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import { useKitNavigate } from '../theme/KitProvider.tsx';
import { isBrowserNavigation } from './isBrowserNavigation.ts';
import * as styles from './Link.css.ts';
import type { linkVariants } from './variants.ts';

/** Variant of a Link. */
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** @default 'inline' @selector [data-variant] */
  variant?: LinkVariant | undefined;
  /** Variant of the button. Only with `variant="button"`. @default 'secondary' */
  buttonVariant?: ButtonVariant | undefined;
  /** Size of the button. Only with `variant="button"`. @default 'medium' */
  size?: ControlSize | undefined;
  /** 16 px icon before the label. Only with `variant="button"`. */
  icon?: ReactNode;
}

/** A native link that navigates inside the app through KitProvider's `navigate`. */
export function Link({
  href,
  variant = 'inline',
  buttonVariant = 'secondary',
  size = 'medium',
  icon,
  onClick,
  children,
  className,
  style,
  ...rest
}: LinkProps) {
  const navigate = useKitNavigate();
  return (
    <a
      data-variant={variant}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!navigate || isBrowserNavigation(event, event.currentTarget)) return;
        event.preventDefault();
        navigate(href);
      }}
      className={
        variant === 'button'
          ? join(button.root, button.variant[buttonVariant], button.size[size], className)
          : join(styles.root, styles.variant[variant], className)
      }
      style={style}
    >
      {variant === 'button' && icon && (
        <span className={button.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </a>
  );
}
