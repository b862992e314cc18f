import { AlertDialog } from '@derrick/ui/AlertDialog';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';

/** Asks before somebody's page with unsaved changes is left. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const t = useTranslate();
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={t('people.leave.title')}
      confirmLabel={t('people.leave.confirm')}
      cancelLabel={t('people.leave.stay')}
      onConfirm={onLeave}
    >
      {t('people.leave.text')}
    </AlertDialog>
  );
}
