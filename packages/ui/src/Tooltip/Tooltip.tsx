'use client';

import { type CSSProperties, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** Short hint. Necessary information must also be available elsewhere. */
  content: ReactNode;
  /** Button or IconButton. It receives `aria-describedby` while the tooltip is visible. */
  trigger: TriggerElement;
  /** @default 'top' */
  placement?: TooltipBubbleProps['placement'];
  /** Delay in ms before the tooltip opens. @default 700 */
  delay?: number | undefined;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

// react-aria's tooltip and its positioning weigh 9 KB (brotli). They are loaded during the delay.
const loadBubble = () => import('./TooltipBubble.tsx').then((module) => module.TooltipBubble);

/**
 * A hint on hover and focus. Escape or a press closes it. Right after one tooltip, the next tooltips open without delay.
 */
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

  // Focus from a press does not open the tooltip.
  const isPressed = useRef(false);
  const described = trigger.props['aria-describedby'];
  const extended = useExtended(trigger, setElement, {
    // An empty `data-hint` turns off the hint with the button's name, which would cover the tooltip.
    'data-hint': '',
    'aria-describedby': isOpen && Bubble ? [described, id].filter(Boolean).join(' ') : described,
    onPointerEnter(event) {
      // Touch has no hover.
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
