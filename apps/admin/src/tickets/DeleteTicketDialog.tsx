import type { TicketListItem } from '@derrick/domain/tickets';
import { AlertDialog } from '@derrick/ui/AlertDialog';
import { useState } from 'react';
import { useApi } from '../app/api.ts';
import { errorText } from '../app/errorText.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useAction } from '../app/useAction.ts';
import { TICKETS } from './useTickets.ts';

interface DeleteTicketDialogProps {
  ticket: TicketListItem;
  onClose: () => void;
  /** Called when the ticket is gone and before the list is loaded again. */
  onDeleted: (ticket: TicketListItem) => void;
}

/** Asks before a ticket is deleted, deletes it, and says how that went. */
export function DeleteTicketDialog({ ticket, onClose, onDeleted }: DeleteTicketDialogProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const api = useApi();
  const act = useAction();
  const [isPending, setPending] = useState(false);

  const remove = async () => {
    setPending(true);
    await act({
      call: async () => {
        await api.tickets.remove(ticket.id);
        onDeleted(ticket);
      },
      touches: [TICKETS],
      success: () => ({
        tone: 'success',
        title: t('tickets.deleted.title'),
        description: t('tickets.deleted.text', { id: ticket.jobcode }),
      }),
      failure: (error) => ({
        tone: 'danger',
        title: t('tickets.deleteFailed.title'),
        description: errorText(error, { t, language, fallback: 'tickets.deleteFailed.text' }),
      }),
    });
    onClose();
  };

  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title={t('tickets.deleteDialog.title')}
      confirmLabel={t('tickets.delete')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      isPending={isPending}
      onConfirm={remove}
    >
      {t('tickets.deleteDialog.text')}
    </AlertDialog>
  );
}
