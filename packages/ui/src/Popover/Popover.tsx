'use client';

import { type ReactNode, useState } from 'react';
import { useControlledState } from '../Field/useControlledState.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import { AnchoredPopover, type AnchoredPopoverProps } from './AnchoredPopover.tsx';

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
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const extended = useExtended(trigger, setElement, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  });
  return (
    <>
      {extended}
      <AnchoredPopover {...rest} trigger={element} isOpen={isOpen} onOpenChange={setOpen}>
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </AnchoredPopover>
    </>
  );
}
