'use client';

import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { type OpenStateProps, useOpenState } from '../Dialog/useOpenState.tsx';
import { useScrollStop } from '../Dialog/useScrollStop.ts';

export interface AlertDialogProps extends OpenStateProps {
  /** Called with false on Escape, on the cancel button, and after `onConfirm` succeeded; with true by the trigger. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Title and accessible name. */
  title: string;
  /** Explains what will happen; a screen reader reads it with the title. */
  children: ReactNode;
  /** Label of the button that confirms: the action itself, "Delete", not "OK". */
  confirmLabel: string;
  /** Label of the button that cancels, which is focused first. */
  cancelLabel: string;
  /**
   * Runs the action. While its promise is pending the dialog can't be closed; when it resolves the dialog closes. If it
   * rejects, the dialog stays open for another try: show the reason before rejecting.
   */
  onConfirm: () => void | Promise<void>;
  /** `danger` for an action that can't be undone. */
  tone?: 'danger' | undefined;
  /** Shows the dialog as pending, whether or not a promise of `onConfirm` is. @selector [data-pending] of the button */
  isPending?: boolean | undefined;
  /** Replaces `confirmLabel` while pending. */
  pendingLabel?: string | undefined;
  /** Ref of the element with `role="alertdialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Asks before an important action. A press outside does nothing; Escape cancels. */
export function AlertDialog({
  isOpen: givenIsOpen,
  defaultOpen,
  trigger,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone,
  isPending = false,
  pendingLabel,
  ...rest
}: AlertDialogProps) {
  const [isRunning, setIsRunning] = useState(false);
  const bodyRef = useScrollStop();
  const isBusy = isPending || isRunning;
  const { isOpen, change, opener } = useOpenState(
    { isOpen: givenIsOpen, defaultOpen, trigger },
    onOpenChange,
  );

  const confirm = async () => {
    setIsRunning(true);
    try {
      await onConfirm();
      change(false);
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <>
      {opener}
      <ModalFrame
        {...rest}
        role="alertdialog"
        size="small"
        isOpen={isOpen}
        onOpenChange={change}
        isLocked={isBusy}
      >
        <div ref={bodyRef} className={styles.body}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          <Text slot="description" elementType="div" className={styles.message}>
            {children}
          </Text>
        </div>
        <footer className={styles.footer}>
          <Button autoFocus isDisabled={isBusy} onPress={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isBusy}
            pendingLabel={pendingLabel}
            onPress={confirm}
          >
            {confirmLabel}
          </Button>
        </footer>
      </ModalFrame>
    </>
  );
}
