import { type Customer, deleteCustomer } from '@derrick/domain/customers';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { Merge, ReceiptText, Ticket, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import { PageLink } from '../core/PageLink.tsx';
import { useSession } from '../core/session.tsx';
import { invoicesOf } from '../invoices/index.ts';
import { ConfirmDialog } from '../patterns/dialogs/lazyDialogs.ts';
import { formStyles } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { NEW_CUSTOMER, ticketsOf } from './addresses.ts';
import * as css from './CustomerForm.css.ts';

const MergeDialog = lazyOverlay(async () => (await import('./MergeDialog.tsx')).MergeDialog);

interface CustomerActionsProps {
  customer: Customer;
  /** Last address of the list. */
  listHref: string;
}

/** Link to a customer's tickets, and actions such as merging and deleting. */
export function CustomerActions({ customer, listHref }: CustomerActionsProps) {
  const t = useTranslate();
  const { can } = useSession();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'merge' | 'delete'>();
  const preloadDialogs = usePreload(MergeDialog, ConfirmDialog);
  const { change: remove } = useChange(deleteCustomer, {
    success: 'customerForm.deleted',
    failure: 'customerForm.deleteFailed',
  });
  const { id, name, ticketCount } = customer;
  const close = () => setOpen(undefined);

  return (
    <Stack as="section" gap={12} className={css.actions} aria-label={t('customerForm.more')}>
      <h3 className={formStyles.sectionTitle}>{t('customerForm.tickets', { count: ticketCount })}</h3>
      <div className={css.buttons} {...preloadDialogs}>
        {ticketCount > 0 && (
          <Link href={ticketsOf(id)} variant="button" icon={<Ticket size={16} />}>
            {t('customerForm.showTickets')}
          </Link>
        )}
        <PageLink href={invoicesOf(id)} variant="button" icon={<ReceiptText size={16} />}>
          {t('customerForm.showInvoices')}
        </PageLink>
        {can('customers:merge') && (
          <Button icon={<Merge size={16} />} aria-haspopup="dialog" onPress={() => setOpen('merge')}>
            {t('customerForm.merge.open')}
          </Button>
        )}
        {can('customers:write') && (
          <Button
            variant="danger"
            icon={<Trash2 size={16} />}
            aria-haspopup="dialog"
            onPress={() => setOpen('delete')}
          >
            {t('customerForm.delete')}
          </Button>
        )}
      </div>
      {open === 'merge' && (
        <MergeDialog
          customer={customer}
          onDone={(into) => {
            // Closes the dialog first, because the user may stay on the page to keep unsaved changes.
            close();
            navigate(`${NEW_CUSTOMER}/${into.id}`);
          }}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('customerForm.deleteTitle')}
          text={t('customerForm.deleteText', { name })}
          confirmLabel={t('customerForm.delete')}
          onConfirm={async () => {
            const result = await remove({ params: { id } });
            if (result.ok) navigate(listHref);
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
