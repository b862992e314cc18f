import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { vars } from '../theme/contract.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Tooltip.css.ts';

/** How long a pointer rests on a thing before its tooltip shows, ms. */
export const TOOLTIP_DELAY = 700;

/** How long a tooltip stays after the pointer left, so that the pointer can move onto it, ms. */
export const TOOLTIP_CLOSE_DELAY = 300;

export interface TooltipProps {
  /** A few words more about the control; never the only place of something needed. */
  content: ReactNode;
  /** A Button or IconButton. Gets `aria-describedby` while the tooltip shows. */
  children: ReactElement;
  /** @default 'top' */
  placement?: AriaTooltipProps['placement'] | undefined;
  /** @default 700 */
  delay?: number | undefined;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A hint on hover and focus; Escape or a press hides it. Once one has shown, its neighbours show at once. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  delay = TOOLTIP_DELAY,
  isOpen,
  defaultOpen,
  onOpenChange,
  ref,
  className,
  style,
  ...rest
}: TooltipProps) {
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={TOOLTIP_CLOSE_DELAY}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {children}
      <AriaTooltip
        {...rest}
        ref={ref ?? null}
        placement={placement}
        offset={6}
        className={join(styles.tooltip, className)}
        style={{ zIndex: vars.layer.tooltip, ...style }}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
