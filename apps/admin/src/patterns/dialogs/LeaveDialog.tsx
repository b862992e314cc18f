import { ConfirmDialog } from '@derrick/ui/ConfirmDialog';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';

interface LeaveDialogProps {
  /** Explains what happens to the unsaved changes. */
  text: MessageKey;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before the user leaves a form with unsaved changes. */
export function LeaveDialog({ text, onLeave, onStay }: LeaveDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={t('form.leave.title')}
      confirmLabel={t('form.leave.confirm')}
      cancelLabel={t('form.leave.stay')}
      onConfirm={onLeave}
    >
      {t(text)}
    </ConfirmDialog>
  );
}
