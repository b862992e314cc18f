import { AlertDialog } from '@derrick/ui/AlertDialog';
import { useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** The dialog stays open until this has ended, whether it succeeded or not. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslate();
  const [isPending, setPending] = useState(false);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('common.cancel')}
      tone="danger"
      isPending={isPending}
      onConfirm={async () => {
        setPending(true);
        await onConfirm();
        onClose();
      }}
    >
      {text}
    </AlertDialog>
  );
}
