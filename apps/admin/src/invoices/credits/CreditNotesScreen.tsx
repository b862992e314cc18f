import { downloadCreditNotes, listCreditNotes } from '@derrick/domain/invoices';
import { Link } from '@derrick/ui/Link';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useLastAddress } from '../../core/lastAddress.ts';
import { DataList, ListPage, useList } from '../../patterns/list/index.ts';
import { CREDIT_NOTES, INVOICE_LIST, invoicePage } from '../addresses.ts';
import { creditNoteColumns } from './creditNoteColumns.tsx';
import { creditNoteAddressNames, creditNoteFilters } from './creditNoteFilters.ts';
import { useCreditNoteMenu } from './useCreditNoteMenu.tsx';

const unfiltered = { status: [], customerIds: [] };

/** List of the credit notes of all invoices. Page, search, order and filters come from the address. */
export function CreditNotesScreen() {
  const t = useTranslate();
  const api = useApi();
  const invoicesHref = useLastAddress(INVOICE_LIST);
  const list = useList(listCreditNotes, {
    name: 'creditNotes',
    path: CREDIT_NOTES,
    addressNames: creditNoteAddressNames,
    filters: creditNoteFilters,
  });
  const rowMenu = useCreditNoteMenu();
  const { search, status, customerIds, fromDate, toDate } = list.query;

  return (
    <ListPage>
      <div>
        <Link href={invoicesHref} variant="standalone">
          {t('creditNotes.toInvoices')}
        </Link>
      </div>
      <DataList
        list={list}
        columns={creditNoteColumns}
        labelOf={({ number }) => number}
        hrefOf={({ invoice }) => invoicePage(invoice.id)}
        rowMenu={rowMenu}
        exports={{
          file: 'credit-notes.csv',
          load: (ids) =>
            api.call(downloadCreditNotes, {
              query: ids
                ? { ...unfiltered, ids: [...ids] }
                : { search, status, customerIds, fromDate, toDate, ids: [] },
            }),
        }}
      />
    </ListPage>
  );
}
