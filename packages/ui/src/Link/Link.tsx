import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import * as button from '../Button/Button.css.ts';
import type { ButtonVariant } from '../Button/Button.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import { useKitNavigate } from '../theme/KitProvider.tsx';
import * as styles from './Link.css.ts';

/** Looks of a Link: in running text, by itself, without colour, or as a button. */
export const linkVariants = ['inline', 'standalone', 'quiet', 'button'] as const;

/** Look of a Link. */
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** @default 'inline' */
  variant?: LinkVariant | undefined;
  /** Look of the button; only for the variant `button`. @default 'secondary' */
  buttonVariant?: ButtonVariant | undefined;
  /** Height of the button; only for the variant `button`. @default 'medium' */
  size?: ControlSize | undefined;
  /** 16 px icon before the label; only for the variant `button`. */
  icon?: ReactNode;
}

/** Whether the browser, not the router, should follow a link: new tab, download, another origin, a taken event. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download, origin } = event.currentTarget;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (target !== '' && target !== '_self') ||
    download !== '' ||
    origin !== window.location.origin
  );
}

/** Goes somewhere: a native anchor that uses KitProvider's `navigate` for places within the app. */
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
        if (!navigate || isForBrowser(event)) return;
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
