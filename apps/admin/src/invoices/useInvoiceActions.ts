import { type InvoiceAction, type InvoiceFacts, invoiceActionsOf } from '@derrick/domain/invoices';
import { permissions } from '@derrick/domain/permissions';
import { useSession } from '../core/session.tsx';

/** Lists what the reader may do with an invoice in its state. */
export function useInvoiceActions(): (invoice: Pick<InvoiceFacts, 'status'>) => readonly InvoiceAction[] {
  const { can } = useSession();
  return (invoice) => invoiceActionsOf(permissions.filter(can), invoice);
}
