import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { useScrollStop } from '../Dialog/useScrollStop.ts';

export interface AlertDialogProps {
  isOpen: boolean;
  /** Called with false on Escape, on the safe button, and when `onConfirm` has ended well. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog. */
  title: string;
  /** What will happen; read with the title. */
  children: ReactNode;
  /** Says the act itself, "Delete", not "OK". */
  confirmLabel: string;
  /** The safe way out, focused first. */
  cancelLabel: string;
  /**
   * Runs the act. While its promise runs the dialog waits and can't be closed; then it closes. If the promise is
   * rejected it stays open for another try: tell the reader why before rejecting.
   */
  onConfirm: () => void | Promise<void>;
  /** `danger` for what can't be undone. */
  tone?: 'danger' | undefined;
  /** Waits although no promise of `onConfirm` runs. */
  isPending?: boolean | undefined;
  /** Replaces `confirmLabel` while waiting. */
  pendingLabel?: string | undefined;
  /** Ref of the element with `role="alertdialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Asks before an act that matters. A press outside does nothing; Escape is the safe way out. */
export function AlertDialog({
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
  const isWaiting = isPending || isRunning;

  const confirm = async () => {
    setIsRunning(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <ModalFrame {...rest} role="alertdialog" size="small" onOpenChange={onOpenChange} isLocked={isWaiting}>
      <div ref={bodyRef} className={styles.body}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        <Text slot="description" elementType="div" className={styles.message}>
          {children}
        </Text>
      </div>
      <footer className={styles.footer}>
        <Button autoFocus isDisabled={isWaiting} onPress={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          isPending={isWaiting}
          pendingLabel={pendingLabel}
          onPress={confirm}
        >
          {confirmLabel}
        </Button>
      </footer>
    </ModalFrame>
  );
}
