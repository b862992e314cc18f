import { type InvoiceAction, type InvoicePolicyFields, invoiceActionsOf } from '@derrick/domain/invoices';
import { permissions } from '@derrick/domain/permissions';
import { useSession } from '../core/session.tsx';

/** Returns a function that lists the actions available to the user for an invoice. */
export function useInvoiceActions(): (
  invoice: Pick<InvoicePolicyFields, 'status'>,
) => readonly InvoiceAction[] {
  const { can } = useSession();
  return (invoice) => invoiceActionsOf(permissions.filter(can), invoice);
}
