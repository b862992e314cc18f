import { isRole } from '@derrick/domain/auth';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { type TicketListItem, ticketStatus } from '@derrick/domain/tickets';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useSession } from '../app/session.tsx';
import { NEW_TICKET } from './addresses.ts';
import { ticketNumber } from './ticketColumns.tsx';

/** What can be done to one ticket; nothing for people who may only read. */
export function useTicketMenu(
  onDelete: (ticket: { id: string; label: string }) => void,
): DataTableRowMenu<TicketListItem> | undefined {
  const t = useTranslate();
  const { user, can } = useSession();
  const [, navigate] = useLocation();
  const mayEdit = can('tickets:write');
  const mayDelete = can('tickets:delete');
  // The server refuses it: what is on an invoice is the office's.
  const ownUntilInvoiced = isRole(user.role) && seesOwnTicketsOnly(user.role);
  if (!mayEdit && !mayDelete) return undefined;
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
      ...(mayEdit ? [{ ...edit, isDisabled: ownUntilInvoiced && ticketStatus(ticket) === 'invoiced' }] : []),
      ...(mayDelete ? [remove] : []),
    ],
    onAction(action, ticket) {
      if (action === 'edit') navigate(`${NEW_TICKET}/${ticket.id}`);
      else onDelete({ id: ticket.id, label: ticketNumber(ticket) });
    },
  };
}
