'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useControlledState } from '../Field/useControlledState.ts';
import { LazyNotice } from '../lazy/LazyNotice.tsx';
import { preloadOn, useLazyComponent } from '../lazy/useLazyComponent.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import type { AnchoredPopoverProps } from './AnchoredPopover.tsx';

export interface PopoverProps
  extends Omit<AnchoredPopoverProps, 'trigger' | 'children' | 'isOpen' | 'onOpenChange'> {
  /** Button or IconButton that opens the popover and to which focus returns. */
  trigger: TriggerElement;
  /** Content. A function receives `close`, which closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

// react-aria's popover weighs TODO KB (brotli). It is loaded when the trigger is hovered, focused or pressed.
const loadPopover = () => import('./AnchoredPopover.tsx').then((module) => module.AnchoredPopover);

/**
 * Additional information or a few controls, beside the button that opens them. Escape or a press outside closes the
 * popover.
 */
export function Popover({
  trigger,
  children,
  isOpen: givenOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const [isOpen, setOpen] = useControlledState(givenOpen, defaultOpen, onOpenChange);
  const [AnchoredPopover, load, status] = useLazyComponent(loadPopover);
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  const extended = useExtended(trigger, setElement, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    ...preloadOn(load),
    onClick: () => setOpen(!isOpen),
  });
  return (
    <>
      {extended}
      {isOpen && (
        <LazyNotice anchor={element} status={status} onRetry={load} onClose={() => setOpen(false)} />
      )}
      {AnchoredPopover && (
        <AnchoredPopover {...rest} trigger={element} isOpen={isOpen} onOpenChange={setOpen}>
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </AnchoredPopover>
      )}
    </>
  );
}
