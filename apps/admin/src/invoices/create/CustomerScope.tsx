import { listTickets } from '@derrick/domain/tickets';
import { Link } from '@derrick/ui/Link';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { readyValue, useRemote } from '../../patterns/remote/index.ts';
import { NEW_INVOICE, waitingTicketsOf } from '../addresses.ts';
import * as css from './CreateInvoice.css.ts';

interface CustomerScopeProps {
  customerId: string;
  /** Number of the customer's tickets that can be put on an invoice. Undefined while loading. */
  approved: number | undefined;
}

/** Number of a customer's tickets without an invoice, with links to them and to the tickets of all customers. */
export function CustomerScope({ customerId, approved }: CustomerScopeProps) {
  const t = useTranslate();
  const notInvoiced = useRemote(
    listTickets,
    {
      query: {
        customerIds: [customerId],
        invoiceStatuses: ['notInvoiced'],
        filterOptions: 'none',
        pageNumber: 1,
        pageSize: 1,
      },
    },
    { failureTitle: 'invoiceCreate.loadFailed' },
  );
  const count = readyValue(notInvoiced)?.meta.pagination.count;
  return (
    <div className={css.hint}>
      <p className={css.counts}>
        {count !== undefined && approved !== undefined && (
          <>
            <Link href={waitingTicketsOf(customerId)}>{t('invoiceCreate.notInvoiced', { count })}</Link>
            {t('invoiceCreate.approvedOfThem', { count: approved })}
          </>
        )}
      </p>
      <Link href={NEW_INVOICE}>{t('invoiceCreate.allCustomers')}</Link>
    </div>
  );
}
