'use client';

import { type CSSProperties, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** A short hint; never the only place for necessary information. */
  content: ReactNode;
  /** A Button or IconButton. Gets `aria-describedby` while the tooltip shows. */
  trigger: TriggerElement;
  /** @default 'top' */
  placement?: TooltipBubbleProps['placement'];
  /** Time in ms before it opens. @default 700 */
  delay?: number | undefined;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

// react-aria's tooltip and its positioning weigh 9 KB brotli; they are loaded during the delay.
const loadBubble = () => import('./TooltipBubble.tsx').then((module) => module.TooltipBubble);

/** A hint on hover and focus. Escape or a press closes it. After one tooltip the next ones open without delay. */
export function Tooltip({
  content,
  trigger,
  placement = 'top',
  delay,
  isOpen: givenIsOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: TooltipProps) {
  const id = useId();
  const [Bubble, load] = useLazyComponent(loadBubble);
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const { isOpen, open, openSoon, close, closeSoon } = useTooltip({
    ...(delay !== undefined && { delay }),
    isOpen: givenIsOpen,
    defaultOpen,
    onOpenChange,
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  // Focus by a press does not open the tooltip.
  const isPressed = useRef(false);
  const described = trigger.props['aria-describedby'];
  const extended = useExtended(trigger, setElement, {
    // Its name would cover the tooltip.
    'data-hint': '',
    'aria-describedby': isOpen && Bubble ? [described, id].filter(Boolean).join(' ') : described,
    onPointerEnter(event) {
      // A finger does not hover.
      if (event.pointerType === 'touch') return;
      load();
      openSoon();
    },
    onPointerLeave() {
      isPressed.current = false;
      closeSoon();
    },
    onPointerDown() {
      isPressed.current = true;
      close();
    },
    onKeyDown: close,
    onFocus(event) {
      if (isPressed.current || !event.currentTarget.matches(':focus-visible')) return;
      load();
      open();
    },
    onBlur: close,
  });
  return (
    <>
      {extended}
      {Bubble && element && (
        <Bubble
          {...rest}
          id={id}
          trigger={element}
          isOpen={isOpen}
          onEnter={open}
          onLeave={closeSoon}
          onClose={close}
          placement={placement}
        >
          {content}
        </Bubble>
      )}
    </>
  );
}
