import { ConfirmDialog as KitConfirmDialog } from '@derrick/ui/ConfirmDialog';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** The dialog stays open until the returned promise settles, whether it succeeded or failed. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslate();
  return (
    <KitConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('common.cancel')}
      tone="danger"
      onConfirm={async () => {
        await onConfirm();
      }}
    >
      {text}
    </KitConfirmDialog>
  );
}
