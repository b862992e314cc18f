'use client';

import { useEffect, useId, useState } from 'react';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { useTooltip } from '../Tooltip/useTooltip.ts';
import { type Hint, hintOf } from './hintOf.ts';

// react-aria's tooltip and its positioning weigh 9 KB (brotli). They are loaded during the delay.
const loadBubble = () => import('../Tooltip/TooltipBubble.tsx').then((module) => module.TooltipBubble);

/** True while an instance is listening. Two providers on a page must not show every hint twice. */
let hasActiveInstance = false;

/** Listens to the complete page and shows one hint at a time. */
export function HintBubble() {
  const id = useId();
  const [Bubble, load] = useLazyComponent(loadBubble);
  const [hint, setHint] = useState<Hint & { key: number }>();
  const { isOpen, open, openSoon, close, closeSoon } = useTooltip({ stopsEscape: false });

  useEffect(() => {
    if (hasActiveInstance) return;
    hasActiveInstance = true;
    /** Element whose hint was dismissed by a press or a key. It shows no hint until the pointer has left it. */
    let dismissed: Element | undefined;
    let hovered: Hint | undefined;
    const show = (next: Hint) => {
      load();
      setHint((current) =>
        current?.element === next.element && current.text === next.text
          ? current
          : { ...next, key: (current?.key ?? 0) + 1 },
      );
    };
    const dismiss = () => {
      dismissed = hovered?.element;
      close();
    };

    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      // Touch has no hover.
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      if (target.closest('[role="tooltip"]')) return open();
      hovered = hintOf(target, false);
      if (hovered?.element !== dismissed) dismissed = undefined;
      if (!hovered) return closeSoon();
      if (dismissed) return;
      show(hovered);
      openSoon();
    };
    const onPointerOut = ({ relatedTarget }: PointerEvent) => {
      // The pointer left the window.
      if (relatedTarget === null) closeSoon();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element) hovered = hintOf(target, false);
      dismiss();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      // Focus from a press shows no hint.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const next = hintOf(target, true);
      if (!next || next.element === dismissed) return;
      show(next);
      open();
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('pointerover', onPointerOver, options);
    document.addEventListener('pointerout', onPointerOut, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('keydown', dismiss, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('focusout', close, options);
    return () => {
      hasActiveInstance = false;
      controller.abort();
    };
  }, [load, open, openSoon, close, closeSoon]);

  if (!Bubble || !hint) return null;
  return (
    <Bubble
      // Mounts a new bubble for each element. Otherwise react-aria would move the existing bubble between elements.
      key={hint.key}
      id={id}
      trigger={hint.element}
      isOpen={isOpen && hint.element.isConnected}
      onEnter={open}
      onLeave={closeSoon}
      onClose={close}
      placement={hint.placement}
    >
      {hint.text}
    </Bubble>
  );
}
