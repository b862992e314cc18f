import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';

/** Explains that invoices can't be created here yet. */
export function ComingSoonDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('tickets.createInvoice')}
      description={t('tickets.invoiceSoon')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    />
  );
}
