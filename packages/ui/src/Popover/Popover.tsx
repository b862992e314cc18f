'use client';

import { type CSSProperties, type ReactNode, type Ref, useMemo, useState } from 'react';
import { Popover as AriaPopover, Dialog } from 'react-aria-components/Popover';
import { useControlledState } from '../Field/useControlledState.ts';
import { overlayLayer } from '../Menu/overlayLayer.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import * as styles from './Popover.css.ts';
import type { popoverPlacements } from './variants.ts';

export interface PopoverProps {
  /** A Button or IconButton, which opens the popover and gets the focus back. */
  trigger: TriggerElement;
  /** Accessible name. */
  label: string;
  /** Content; a function gets the function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number] | undefined;
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** More about a thing, or a few controls, beside the button that opens it. Escape or a press outside closes it. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  ref,
  className,
  style,
  ...rest
}: PopoverProps) {
  const [isOpen, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const triggerRef = useMemo(() => ({ current: element }), [element]);
  const extended = useExtended(trigger, setElement, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  });
  return (
    <>
      {extended}
      <AriaLocale>
        <AriaPopover
          isOpen={isOpen && element !== null}
          onOpenChange={setOpen}
          triggerRef={triggerRef}
          placement={placement}
          offset={8}
          className={styles.popover}
          style={overlayLayer}
        >
          <Dialog
            {...rest}
            ref={ref ?? null}
            aria-label={label}
            className={join(styles.dialog, className)}
            {...(style && { style })}
          >
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </Dialog>
        </AriaPopover>
      </AriaLocale>
    </>
  );
}
