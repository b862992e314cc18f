import { deleteCustomer, listCustomers } from '@derrick/domain/customers';
import { Link } from '@derrick/ui/Link';
import { Plus } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { DataList, ListPage, useDelete, useList } from '../patterns/list/index.ts';
import { CUSTOMER_LIST, NEW_CUSTOMER } from './addresses.ts';
import { customerColumns } from './customerColumns.tsx';
import { useCustomerMenu } from './useCustomerMenu.tsx';

/** List of customers. Page, page size, search and order come from the address. */
export function CustomersScreen() {
  const t = useTranslate();
  const { can } = useSession();
  const list = useList(listCustomers, {
    name: 'customers',
    path: CUSTOMER_LIST,
    constant: { withDetails: true },
  });
  const deletion = useDelete(list, deleteCustomer, 'customers');
  const rowMenu = useCustomerMenu(deletion.ask);

  return (
    <ListPage>
      <DataList
        list={list}
        columns={customerColumns}
        labelOf={({ name }) => name}
        hrefOf={({ id }) => `${NEW_CUSTOMER}/${id}`}
        rowMenu={rowMenu}
        createAction={
          can('customers:write') && (
            <Link href={NEW_CUSTOMER} variant="button" buttonVariant="primary" icon={<Plus size={16} />}>
              {t('customers.create')}
            </Link>
          )
        }
      />
      {deletion.dialog}
    </ListPage>
  );
}
