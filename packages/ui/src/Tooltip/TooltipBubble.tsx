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
  /** What it is about, where it stands. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  /** The pointer has come onto the bubble. */
  onEnter: () => void;
  /** The pointer has left the bubble. */
  onLeave: () => void;
  /** The page was scrolled under it. */
  onClose: () => void;
  placement: AriaTooltipProps['placement'];
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** The bubble itself, placed by react-aria; when it shows is not its affair. */
export function TooltipBubble({
  anchor,
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
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
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
          // `vars.layer.tooltip` by its name; see Menu/overlayLayer.ts.
          style={{ zIndex: 'var(--derrick-layer-tooltip)', ...style }}
        >
          {children}
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </AriaLocale>
  );
}
