'use client';

import type { ReactNode } from 'react';
import { useControlledState } from '../Field/useControlledState.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';

/** Ways to open a Dialog or ConfirmDialog: with `isOpen`, or with its own trigger. */
export interface OpenStateProps {
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Button or IconButton that opens the dialog. It receives `aria-haspopup` and `aria-expanded`. */
  trigger?: TriggerElement | undefined;
}

interface OpenState {
  isOpen: boolean;
  change: (isOpen: boolean) => void;
  /** The trigger, to be rendered beside the overlay. */
  opener: ReactNode;
}

/** Manages the open state of an overlay, controlled or uncontrolled, and makes the trigger open it. */
export function useOpenState(
  { isOpen: givenOpen, defaultOpen = false, trigger }: OpenStateProps,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
): OpenState {
  const [isOpen, change] = useControlledState(givenOpen, defaultOpen, onOpenChange);
  const opener = trigger && <Opener trigger={trigger} isOpen={isOpen} onOpen={() => change(true)} />;
  return { isOpen, change, opener };
}

interface OpenerProps {
  trigger: TriggerElement;
  isOpen: boolean;
  onOpen: () => void;
}

const noRef = () => {};

function Opener({ trigger, isOpen, onOpen }: OpenerProps) {
  return useExtended(trigger, noRef, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: onOpen,
  });
}
