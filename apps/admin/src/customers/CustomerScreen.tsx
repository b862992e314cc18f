import { type Customer, getCustomer } from '@derrick/domain/customers';
import { Link } from '@derrick/ui/Link';
import { Building, Lock } from 'lucide-react';
import { useParams } from 'wouter';
import { deferred } from '../core/deferred.tsx';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';
import { useSession } from '../core/session.tsx';
import { RecordScreen } from '../patterns/record/index.ts';
import { CustomerPrices } from '../priceItems/index.ts';
import { CUSTOMER_LIST } from './addresses.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerForm } from './CustomerForm.tsx';

const StatementCard = deferred(async () => (await import('../statements/index.ts')).StatementCard, {
  messages: ['statement'],
});

/** Page of a customer: edits the customer whose ID is in the address, or creates one. */
export function CustomerScreen() {
  const t = useTranslate();
  const { can } = useSession();
  const { id } = useParams<{ id?: string }>();
  const mayWrite = can('customers:write');
  const heading = (customer: Customer | undefined) =>
    id === undefined
      ? { title: t('customerForm.create') }
      : { title: customer?.name ?? t('customerForm.place') };
  return (
    <RecordScreen
      endpoint={getCustomer}
      id={id}
      name="customerForm"
      size="large"
      list={{ label: t('shell.customers'), path: CUSTOMER_LIST }}
      heading={heading}
      icon={<Building size={20} />}
      skeletons={8}
    >
      {(customer, listHref) =>
        customer || mayWrite ? (
          <>
            <CustomerForm customer={customer} listHref={listHref} />
            {customer && can('prices:read') && <CustomerPrices customer={customer} />}
            {customer && can('invoices:read') && <StatementCard customerId={customer.id} />}
            {customer && <CustomerActions customer={customer} listHref={listHref} />}
          </>
        ) : (
          <PageNotice
            headingLevel={3}
            icon={<Lock size={20} />}
            title={t('customerForm.forbidden.title')}
            text={t('customerForm.forbidden.text')}
            action={
              <Link href={listHref} variant="button">
                {t('customerForm.toList')}
              </Link>
            }
          />
        )
      }
    </RecordScreen>
  );
}
