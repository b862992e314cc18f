import { type CSSProperties, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';
import { TOOLTIP_DELAY, useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** A few words more about the control; never the only place of something needed. */
  content: ReactNode;
  /** A Button or IconButton. Gets `aria-describedby` while the tooltip shows. */
  trigger: TriggerElement;
  /** @default 'top' */
  placement?: TooltipBubbleProps['placement'];
  /** @default 700 */
  delay?: number | undefined;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

// What places the bubble weighs 6 KB; it has the delay's time to come.
const loadBubble = () => import('./TooltipBubble.tsx').then((module) => module.TooltipBubble);

/** A hint on hover and focus; Escape or a press hides it. Once one has shown, its neighbours show at once. */
export function Tooltip({
  content,
  trigger,
  placement = 'top',
  delay = TOOLTIP_DELAY,
  isOpen: givenIsOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: TooltipProps) {
  const id = useId();
  const [Bubble, load] = useLazyComponent(loadBubble);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const { isOpen, open, openSoon, close, closeSoon } = useTooltip({
    delay,
    isOpen: givenIsOpen,
    defaultOpen,
    onOpenChange,
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  // The focus that a press brings is no wish for a hint.
  const isPressed = useRef(false);
  const described = trigger.props['aria-describedby'];
  const extended = useExtended(trigger, setAnchor, {
    'aria-describedby': isOpen && Bubble ? [described, id].filter(Boolean).join(' ') : described,
    onPointerEnter(event) {
      // A finger does not rest on a thing; what it presses acts.
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
      {Bubble && anchor && (
        <Bubble
          {...rest}
          id={id}
          anchor={anchor}
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
