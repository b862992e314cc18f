import type { InvoiceListItem } from '@derrick/domain/invoices';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { Eye, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../core/i18n/messages.ts';
import { invoicePage } from './addresses.ts';
import { useInvoiceActions } from './useInvoiceActions.ts';

/** Returns the name of an invoice: its number or, for a draft, its customer. */
export const invoiceLabel = (
  t: Translate,
  { number, customer }: Pick<InvoiceListItem, 'number' | 'customer'>,
) => number ?? t('invoices.draftOf', { customer: customer.name });

/** Row menu of an invoice; the remaining actions are on the invoice page. */
export function useInvoiceMenu(
  onDelete: (invoice: { id: string; label: string }) => void,
): DataTableRowMenu<InvoiceListItem> {
  const t = useTranslate();
  const actionsOf = useInvoiceActions();
  const [, navigate] = useLocation();
  const view = { id: 'view', label: t('list.view'), icon: <Eye size={16} /> };
  const remove = {
    id: 'delete',
    label: t('list.delete'),
    icon: <Trash2 size={16} />,
    tone: 'danger',
  } as const;
  return {
    label: (invoice) => t('invoices.actionsOf', { name: invoiceLabel(t, invoice) }),
    items: (invoice) => (actionsOf(invoice).includes('remove') ? [view, remove] : [view]),
    onAction(action, invoice) {
      if (action === 'delete') onDelete({ id: invoice.id, label: invoiceLabel(t, invoice) });
      else navigate(invoicePage(invoice.id));
    },
  };
}
