import type { CustomerListItem } from '@derrick/domain/customers';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { Eye, Pencil, Ticket, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { NEW_CUSTOMER, ticketsOf } from './addresses.ts';

export function useCustomerMenu(
  onDelete: (customer: { id: string; label: string }) => void,
): DataTableRowMenu<CustomerListItem> {
  const t = useTranslate();
  const { can } = useSession();
  const [, navigate] = useLocation();
  const view = { id: 'view', label: t('list.view'), icon: <Eye size={16} /> };
  const edit = { id: 'edit', label: t('list.edit'), icon: <Pencil size={16} /> };
  const tickets = { id: 'tickets', label: t('customers.showTickets'), icon: <Ticket size={16} /> };
  const remove = {
    id: 'delete',
    label: t('list.delete'),
    icon: <Trash2 size={16} />,
    tone: 'danger',
  } as const;
  const items = can('customers:write') ? [edit, tickets, remove] : [view, tickets];
  return {
    label: ({ name }) => t('customers.actionsOf', { name }),
    items: () => items,
    onAction(action, { id, name }) {
      if (action === 'delete') onDelete({ id, label: name });
      else navigate(action === 'tickets' ? ticketsOf(id) : `${NEW_CUSTOMER}/${id}`);
    },
  };
}
