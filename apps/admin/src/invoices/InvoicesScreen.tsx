import { deleteInvoice, listInvoices } from '@derrick/domain/invoices';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { ReceiptText } from 'lucide-react';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import {
  DataList,
  ListPage,
  SelectionMenu,
  useBulkDelete,
  useDelete,
  useList,
} from '../patterns/list/index.ts';
import { AccountingMenu } from './AccountingMenu.tsx';
import { AGING, CREDIT_NOTES, INVOICE_LIST, invoicePage, NEW_INVOICE } from './addresses.ts';
import { useBulkActions } from './bulk/useBulkActions.tsx';
import { InvoiceChips } from './InvoiceChips.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { invoiceAddressNames, invoiceFilters } from './invoiceFilters.ts';
import { invoiceLabel, useInvoiceMenu } from './useInvoiceMenu.tsx';

/** List of invoices. Page, page size, search, order and filters come from the address. */
export function InvoicesScreen() {
  const t = useTranslate();
  const api = useApi();
  const { can } = useSession();
  const list = useList(listInvoices, {
    name: 'invoices',
    path: INVOICE_LIST,
    addressNames: invoiceAddressNames,
    filters: invoiceFilters,
  });
  const deletion = useDelete(list, deleteInvoice, 'invoices');
  const bulkDeletion = useBulkDelete(list, deleteInvoice, 'invoices');
  const rowMenu = useInvoiceMenu(deletion.ask);
  const mayWrite = can('invoices:write');
  const bulkActions = useBulkActions({
    selected: list.selected,
    mayIssue: can('invoices:issue'),
    onDone: list.deselect,
  });

  return (
    <ListPage>
      <InvoiceChips list={list} />
      <Inline gap={16}>
        <Link href={CREDIT_NOTES} variant="standalone">
          {t('invoices.creditNotes')}
        </Link>
        <Link href={AGING} variant="standalone">
          {t('invoices.aging')}
        </Link>
      </Inline>
      {bulkDeletion.results}
      <DataList
        list={list}
        columns={invoiceColumns}
        columnChoiceKey="derrick.invoiceColumns"
        labelOf={(invoice) => invoiceLabel(t, invoice)}
        hrefOf={({ id }) => invoicePage(id)}
        rowMenu={rowMenu}
        selectionActions={
          <SelectionMenu>
            {bulkActions.buttons}
            {mayWrite && bulkDeletion.button}
          </SelectionMenu>
        }
        exports={{
          file: 'invoices.csv',
          load: async (ids) => {
            const { exportInvoiceFile } = await import('./exportInvoiceFile.ts');
            return exportInvoiceFile(api, { query: list.query, ids });
          },
        }}
        moreActions={<AccountingMenu query={list.query} />}
        createAction={
          mayWrite && (
            <Link
              href={NEW_INVOICE}
              variant="button"
              buttonVariant="primary"
              icon={<ReceiptText size={16} />}
            >
              {t('invoices.create')}
            </Link>
          )
        }
      />
      {deletion.dialog}
      {bulkDeletion.dialog}
      {bulkActions.dialog}
    </ListPage>
  );
}
