import { type CSSProperties, type ReactNode, type Ref, useEffect, useState } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Dialog.css.ts';

/** Widths of a Dialog: 416, 480 and 640 px, or what the window leaves. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

/** Width of a Dialog. */
export type DialogSize = (typeof dialogSizes)[number];

interface ModalFrameProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  role: 'dialog' | 'alertdialog';
  size: DialogSize;
  /** Whether a press outside closes. */
  isDismissable?: boolean;
  /** Whether nothing closes for now, not even Escape. */
  isLocked?: boolean;
  /** `id` of what is read after the name. */
  'aria-describedby'?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Scrim, sheet and focus of Dialog and AlertDialog. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  role,
  size,
  isDismissable = false,
  isLocked = false,
  'aria-describedby': describedBy,
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
            <FocusReturn />
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}

/**
 * Gives the focus back as soon as the page is no longer inert. react-aria does it in the next frame, which comes too early
 * for a dialog that a promise has closed: only what a press or a key closes is undone in one go.
 */
function FocusReturn() {
  const [opener] = useState(openerOf);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return null;
}

/** Is what has the focus; for a menu, which closes as it opens the dialog, the button that it belongs to. */
function openerOf(): Element | null {
  if (typeof document === 'undefined') return null;
  const menu = document.activeElement?.closest('[role=menu]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : document.activeElement;
}
