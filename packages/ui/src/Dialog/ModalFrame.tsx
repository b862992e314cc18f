'use client';

import { type CSSProperties, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Dialog.css.ts';
import { DialogBox } from './DialogBox.tsx';
import { ModalLayer } from './ModalLayer.tsx';
import type { dialogSizes } from './variants.ts';

/** Width of a Dialog. */
export type DialogSize = (typeof dialogSizes)[number];

/** Focus target when a dialog closes. */
export interface FinalFocusProps {
  /**
   * Returns the element to focus after the dialog has closed, for example the next row after a deletion. Without it focus
   * returns to the previously focused element, or to an element near it.
   */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
}

interface ModalFrameProps extends FinalFocusProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  role: 'dialog' | 'alertdialog';
  size: DialogSize;
  /** Closes on a press outside. */
  isDismissable?: boolean;
  /** Prevents closing, even by Escape. */
  isLocked?: boolean;
  /** `id` of the description. */
  'aria-describedby'?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Backdrop, frame and focus handling of Dialog and ConfirmDialog. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  role,
  size,
  isDismissable = false,
  isLocked = false,
  'aria-describedby': describedBy,
  finalFocus,
  children,
  ref,
  className,
  style,
  ...rest
}: ModalFrameProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={styles.scrim}
      boxClassName={join(styles.modal, styles.size[size])}
    >
      <DialogBox
        {...rest}
        ref={ref}
        role={role}
        data-size={size}
        className={join(styles.dialog, className)}
        aria-describedby={describedBy}
        style={style}
      >
        <FocusReturn finalFocus={finalFocus} />
        {children}
      </DialogBox>
    </ModalLayer>
  );
}

/** Focus targets of each open dialog, newest last. A dialog that replaces another dialog inherits its targets. */
const openDialogs: HTMLElement[][] = [];

/**
 * Returns focus as soon as the page is no longer inert. react-aria returns it in the next frame. That is too early if a
 * promise closed the dialog, because React then removes `inert` later than after a press or a key.
 */
export function FocusReturn({ finalFocus }: FinalFocusProps) {
  const choose = useEffectEvent(() => finalFocus?.());
  const [places] = useState(() => [...focusableAround(openerOf()), ...(openDialogs.at(-1) ?? [])]);
  useEffect(() => {
    openDialogs.push(places);
    return () => {
      openDialogs.splice(openDialogs.indexOf(places), 1);
      if (document.activeElement === document.body)
        (choose() ?? places.find(({ isConnected }) => isConnected))?.focus();
    };
  }, [places]);
  return null;
}

/** Returns the opener and its focusable ancestors. The opener itself may be removed by the dialog's action. */
function focusableAround(opener: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let element = opener; element; element = element.parentElement)
    if (element instanceof HTMLElement && (element === opener || element.hasAttribute('tabindex')))
      places.push(element);
  return places;
}

/**
 * Returns the focused element. For a menu item, returns the button of the menu instead, because the menu closes as the
 * dialog opens.
 */
function openerOf(): Element | null {
  if (typeof document === 'undefined') return null;
  const menu = document.activeElement?.closest('[role=menu]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : document.activeElement;
}
