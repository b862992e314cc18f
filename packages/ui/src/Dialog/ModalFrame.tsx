'use client';

import { type CSSProperties, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Dialog.css.ts';
import type { dialogSizes } from './variants.ts';

/** Width of a Dialog. */
export type DialogSize = (typeof dialogSizes)[number];

/** Where the focus goes from a dialog. */
export interface FinalFocusProps {
  /**
   * Called when the dialog is gone, for the element that gets the focus: the next row after one was deleted. Without one
   * the focus returns to where it was, or near to it.
   */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
}

interface ModalFrameProps extends FinalFocusProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  role: 'dialog' | 'alertdialog';
  size: DialogSize;
  /** A press outside closes. */
  isDismissable?: boolean;
  /** Nothing closes, not even Escape. */
  isLocked?: boolean;
  /** `id` of the description. */
  'aria-describedby'?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Backdrop, frame and focus of Dialog and ConfirmDialog. */
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
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable && !isLocked}
        isKeyboardDismissDisabled={isLocked}
        className={styles.scrim}
      >
        <Modal className={join(styles.modal, styles.size[size])}>
          <AriaDialog
            {...rest}
            ref={ref ?? null}
            role={role}
            data-size={size}
            className={join(styles.dialog, className)}
            {...(describedBy && { 'aria-describedby': describedBy })}
            {...(style && { style })}
          >
            <FocusReturn finalFocus={finalFocus} />
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}

/** Where the focus goes from each open dialog, the newest last: one that takes the place of another goes on from there. */
const openDialogs: HTMLElement[][] = [];

/**
 * Returns the focus as soon as the page is no longer inert. react-aria returns it in the next frame, which is too early if
 * a promise closed the dialog: React then removes `inert` later than after a press or a key.
 */
function FocusReturn({ finalFocus }: FinalFocusProps) {
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

/** An opener, and what can have the focus around it: its button may be gone with what the dialog has done. */
function focusableAround(opener: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let element = opener; element; element = element.parentElement)
    if (element instanceof HTMLElement && (element === opener || element.hasAttribute('tabindex')))
      places.push(element);
  return places;
}

/** The focused element; for an item of a menu, which closes as the dialog opens, the button of the menu. */
function openerOf(): Element | null {
  if (typeof document === 'undefined') return null;
  const menu = document.activeElement?.closest('[role=menu]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : document.activeElement;
}
