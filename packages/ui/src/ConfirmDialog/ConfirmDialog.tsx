'use client';

import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { DialogTitle } from '../Dialog/DialogBox.tsx';
import { type FinalFocusProps, ModalFrame } from '../Dialog/ModalFrame.tsx';
import { type OpenStateProps, useOpenState } from '../Dialog/useOpenState.tsx';
import { useScrollStop } from '../Dialog/useScrollStop.ts';
import { confirmDialogTexts } from '../i18n/texts/confirmDialog.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ConfirmDialog.css.ts';
import { useConfirmation } from './useConfirmation.ts';

/** The field for the reason of an action. */
export interface ConfirmReason {
  /** Label of the field, such as "Reason for voiding". */
  label: string;
  description?: ReactNode;
  /** @default true */
  isRequired?: boolean | undefined;
  /** Error message for an empty reason. @default the kit's "Enter a reason" */
  missingMessage?: string | undefined;
}

export interface ConfirmDialogProps extends OpenStateProps, FinalFocusProps {
  /** Called with false on Escape, on the cancel button and after `onConfirm` succeeded, and with true by the trigger. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Title and accessible name. */
  title: string;
  /** Explanation of the consequences. A screen reader reads it with the title. */
  children: ReactNode;
  /** Label of the confirm button: the action itself, such as "Delete", not "OK". */
  confirmLabel: string;
  /** @default the kit's "Cancel" */
  cancelLabel?: string | undefined;
  /**
   * Runs the action, with the reason or ''. While its promise is pending the dialog can't be closed; when the promise
   * resolves the dialog closes. If the promise rejects, the dialog stays open, keeps the typed text and shows
   * `failureMessage`.
   */
  onConfirm: (reason: string) => void | Promise<void>;
  /** Returns the message for a failure of `onConfirm`. @default the kit's "This did not work. Please try again." */
  failureMessage?: ((error: unknown) => ReactNode) | undefined;
  /** Adds a field for the reason of the action. */
  reason?: ConfirmReason | undefined;
  /**
   * Text that the user must type before confirming, such as the name of the deleted item. For very destructive actions.
   */
  confirmationText?: string | undefined;
  /** `danger` for an action that can't be undone. */
  tone?: 'danger' | undefined;
  /** Shows the dialog as pending, regardless of the promise of `onConfirm`. @selector [data-pending] of the button */
  isPending?: boolean | undefined;
  /** Replaces `confirmLabel` while pending. */
  pendingLabel?: string | undefined;
  /** Ref of the element with `role="alertdialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Asks for confirmation before an important action. A press outside does nothing; Escape cancels. The first field is
 * focused, or the cancel button if there are no fields.
 */
export function ConfirmDialog({
  isOpen: givenIsOpen,
  defaultOpen,
  trigger,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  failureMessage,
  reason,
  confirmationText,
  tone,
  isPending = false,
  pendingLabel,
  ...rest
}: ConfirmDialogProps) {
  const message = useTexts(confirmDialogTexts);
  const messageId = useId();
  const bodyRef = useScrollStop();
  const { isOpen, change, opener } = useOpenState({ isOpen: givenIsOpen, defaultOpen, trigger }, (next) => {
    if (!next) answer.clear();
    onOpenChange?.(next);
  });
  const answer = useConfirmation({
    isReasonRequired: reason !== undefined && reason.isRequired !== false,
    confirmationText,
    onConfirm,
    failureMessage: failureMessage ?? (() => message('confirmDialog.failed')),
    onDone: () => change(false),
  });
  const isBusy = isPending || answer.isRunning;
  const hasFields = reason !== undefined || confirmationText !== undefined;

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
        aria-describedby={messageId}
      >
        <div ref={bodyRef} className={dialog.body}>
          <DialogTitle className={dialog.title}>{title}</DialogTitle>
          <div id={messageId} className={dialog.message}>
            {children}
          </div>
          <form id={answer.formId} className={styles.answers} noValidate onSubmit={answer.submit}>
            {reason && (
              <TextArea
                autoFocus
                id={answer.reason.id}
                label={reason.label}
                description={reason.description}
                isRequired={reason.isRequired !== false}
                isReadOnly={isBusy}
                value={answer.reason.value}
                onChange={answer.reason.change}
                errorMessage={
                  answer.reason.isMissing && (reason.missingMessage ?? message('confirmDialog.reasonMissing'))
                }
              />
            )}
            {confirmationText !== undefined && (
              <TextField
                autoFocus={!reason}
                autoComplete="off"
                spellCheck={false}
                id={answer.typed.id}
                label={message('confirmDialog.type', { text: confirmationText })}
                isReadOnly={isBusy}
                value={answer.typed.value}
                onChange={answer.typed.change}
                errorMessage={
                  answer.typed.isMissing && message('confirmDialog.typeMismatch', { text: confirmationText })
                }
              />
            )}
            {answer.failure && <Banner tone="danger">{answer.failure}</Banner>}
          </form>
        </div>
        <footer className={dialog.footer}>
          <Button autoFocus={!hasFields} isDisabled={isBusy} onPress={() => change(false)}>
            {cancelLabel ?? message('confirmDialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={answer.formId}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isBusy}
            pendingLabel={pendingLabel}
          >
            {confirmLabel}
          </Button>
        </footer>
      </ModalFrame>
    </>
  );
}
