import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './RefusedDialog.css.ts';

/** A ticket whose status the server refused to change, with the reason. */
export interface RefusedTicket {
  id: string;
  label: string;
  reason: string;
}

interface RefusedDialogProps {
  tickets: readonly RefusedTicket[];
  onClose: () => void;
}

/** Dialog with the tickets whose status could not be changed, and the reasons. */
export function RefusedDialog({ tickets, onClose }: RefusedDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('tickets.bulk.refused', { count: tickets.length })}
      description={t('tickets.bulk.refusedHint')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Stack as="ul" gap={8} className={css.list}>
        {tickets.map(({ id, label, reason }) => (
          <li key={id}>
            <strong>{label}</strong> {reason}
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
