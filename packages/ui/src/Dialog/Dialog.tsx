'use client';

import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogTexts } from '../i18n/texts/dialog.ts';
import { useTexts } from '../i18n/useTexts.ts';
import * as styles from './Dialog.css.ts';
import { DialogTitle } from './DialogBox.tsx';
import { type DialogSize, type FinalFocusProps, ModalFrame } from './ModalFrame.tsx';
import { type OpenStateProps, useOpenState } from './useOpenState.tsx';
import { useScrollStop } from './useScrollStop.ts';

export interface DialogProps extends OpenStateProps, FinalFocusProps {
  /**
   * Called with false on Escape, on the close button, and on a press outside if `isDismissable`. Called with true by the
   * trigger.
   */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Title and accessible name. */
  title: string;
  /** One sentence below the title. A screen reader reads both. */
  description?: ReactNode;
  /** Fields or text, which scroll if the window is too low. Give the first field `autoFocus`. */
  children?: ReactNode;
  /** Buttons, with the primary button last. A function receives `close`, which closes the dialog. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Closes the dialog on a press outside. Off by default, so that an accidental press loses no input. @default false */
  isDismissable?: boolean | undefined;
  /**
   * Closes the dialog on Escape and shows a close button. Set it to `false` for a question that the dialog's own buttons
   * must answer. @default true
   */
  isClosable?: boolean | undefined;
  /** @default 'medium' @selector [data-size] */
  size?: DialogSize | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A question or a form over the page. The focus stays inside and returns to the element that opened the dialog. */
export function Dialog({
  isOpen: givenIsOpen,
  defaultOpen,
  trigger,
  onOpenChange,
  title,
  description,
  children,
  footer,
  isDismissable = false,
  isClosable = true,
  size = 'medium',
  ...rest
}: DialogProps) {
  const descriptionId = useId();
  const bodyRef = useScrollStop();
  const closeLabel = useTexts(dialogTexts)('dialog.close');
  const { isOpen, change, opener } = useOpenState(
    { isOpen: givenIsOpen, defaultOpen, trigger },
    onOpenChange,
  );
  const close = () => change(false);
  return (
    <>
      {opener}
      <ModalFrame
        {...rest}
        role="dialog"
        size={size}
        isOpen={isOpen}
        onOpenChange={change}
        isDismissable={isDismissable}
        isLocked={!isClosable}
        aria-describedby={description ? descriptionId : undefined}
      >
        <header className={styles.header}>
          <div className={styles.headings}>
            <DialogTitle className={styles.title}>{title}</DialogTitle>
            {description && (
              <p id={descriptionId} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          {isClosable && (
            <IconButton label={closeLabel} icon={<X size={18} />} className={styles.close} onPress={close} />
          )}
        </header>
        <div ref={bodyRef} className={styles.body}>
          {children}
        </div>
        {footer && (
          <footer className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</footer>
        )}
      </ModalFrame>
    </>
  );
}
