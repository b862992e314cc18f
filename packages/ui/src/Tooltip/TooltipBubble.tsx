'use client';

import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipBubbleProps {
  id: string;
  /** The described element, to which the bubble is anchored. */
  trigger: HTMLElement | null;
  isOpen: boolean;
  /** Called when the pointer enters the bubble. */
  onEnter: () => void;
  /** Called when the pointer leaves the bubble. */
  onLeave: () => void;
  /** Called when the page is scrolled. */
  onClose: () => void;
  placement: AriaTooltipProps['placement'];
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export function TooltipBubble({
  trigger,
  isOpen,
  onEnter,
  onLeave,
  onClose,
  placement = 'top',
  children,
  ref,
  className,
  style,
  ...rest
}: TooltipBubbleProps) {
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  const state = useMemo(
    () => ({
      isOpen,
      shouldSkipAnimation: false,
      open: onEnter,
      close: (isImmediate?: boolean) => (isImmediate ? onClose() : onLeave()),
    }),
    [isOpen, onEnter, onLeave, onClose],
  );
  return (
    <AriaLocale>
      <TooltipTriggerStateContext value={state}>
        <AriaTooltip
          {...rest}
          ref={ref ?? null}
          triggerRef={triggerRef}
          placement={placement}
          offset={6}
          className={join(styles.tooltip, className)}
          // Name of the variable `vars.layer.tooltip`; see Popover/PagePopover.tsx.
          style={{ zIndex: 'var(--derrick-layer-tooltip)', ...style }}
        >
          {children}
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </AriaLocale>
  );
}
