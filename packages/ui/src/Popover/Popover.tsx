'use client';

import { type ReactNode, useState } from 'react';
import { useControlledState } from '../Field/useControlledState.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import { AnchoredPopover, type AnchoredPopoverProps } from './AnchoredPopover.tsx';

export interface PopoverProps
  extends Omit<AnchoredPopoverProps, 'trigger' | 'children' | 'isOpen' | 'onOpenChange'> {
  /** A Button or IconButton, which opens the popover and gets the focus back. */
  trigger: TriggerElement;
  /** Content; a function gets the function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** More about a thing, or a few controls, beside the button that opens it. Escape or a press outside closes it. */
export function Popover({
  trigger,
  children,
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const [isOpen, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
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
