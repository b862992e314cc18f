import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';

/** Confirms over the list that the new ticket was created. */
export function CreatedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={onClose}
      title={t('ticketForm.createdDialog.title')}
      description={t('ticketForm.createdDialog.text')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    />
  );
}
