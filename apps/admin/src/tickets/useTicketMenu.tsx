import { isTicketLocked, type TicketListItem } from '@derrick/domain/tickets';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { ticketForm, ticketPage } from './addresses.ts';
import { ticketNumber } from './ticketNumber.ts';

/** Row menu of a ticket: Edit (or View, if the user may not change the ticket or it is locked) and Delete. */
export function useTicketMenu(
  onDelete: (ticket: { id: string; label: string }) => void,
): DataTableRowMenu<TicketListItem> {
  const t = useTranslate();
  const { can } = useSession();
  const [, navigate] = useLocation();
  const mayEdit = can('tickets:write');
  const mayDelete = can('tickets:delete');
  const view = { id: 'view', label: t('list.view'), icon: <Eye size={16} /> };
  const edit = { id: 'edit', label: t('list.edit'), icon: <Pencil size={16} /> };
  const remove = {
    id: 'delete',
    label: t('list.delete'),
    icon: <Trash2 size={16} />,
    tone: 'danger',
  } as const;
  return {
    label: (ticket) => t('tickets.actionsOf', { ticket: ticketNumber(ticket) }),
    items: (ticket) => [
      mayEdit && !isTicketLocked(ticket) ? edit : view,
      ...(mayDelete ? [{ ...remove, isDisabled: isTicketLocked(ticket) }] : []),
    ],
    onAction(action, ticket) {
      if (action === 'delete') onDelete({ id: ticket.id, label: ticketNumber(ticket) });
      else navigate(action === 'edit' ? ticketForm(ticket.id) : ticketPage(ticket.id));
    },
  };
}
