import { AlertDialog } from '@derrick/ui/AlertDialog';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const t = useTranslate();
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={t('ticketForm.leave.title')}
      confirmLabel={t('ticketForm.leave.confirm')}
      cancelLabel={t('ticketForm.leave.stay')}
      onConfirm={onLeave}
    >
      {t('ticketForm.leave.text')}
    </AlertDialog>
  );
}
