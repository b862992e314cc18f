import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { DataTable, type DataTableColumn, type DataTableStatus } from '@derrick/ui/DataTable';
import { Link } from '@derrick/ui/Link';
import { Pagination } from '@derrick/ui/Pagination';
import { SearchField } from '@derrick/ui/SearchField';
import { useEffect, useState } from 'react';

export interface Invoice {
  id: string;
  number: string;
  customer: string;
  total: number;
  isPaid: boolean;
}

/** Query of one page of the list. */
export interface InvoiceQuery {
  search: string;
  page: number;
}
export interface InvoicePage {
  rows: readonly Invoice[];
  rowCount: number;
}
export type LoadInvoices = (query: InvoiceQuery, signal: AbortSignal) => Promise<InvoicePage>;

export const PAGE_SIZE = 10;

/** State of the page as one value, so that it can't be loading and failed at the same time. */
type Result =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; page: InvoicePage; isRefreshing: boolean };

function useInvoices(load: LoadInvoices, query: InvoiceQuery): Result {
  const [result, setResult] = useState<Result>({ kind: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    // The first load shows skeletons. Later loads keep the previous rows visible, dimmed.
    setResult((before) =>
      before.kind === 'ready' ? { ...before, isRefreshing: true } : { kind: 'loading' },
    );
    load(query, controller.signal).then(
      (page) => {
        if (!controller.signal.aborted) setResult({ kind: 'ready', page, isRefreshing: false });
      },
      () => {
        if (!controller.signal.aborted) setResult({ kind: 'failed' });
      },
    );
    return () => controller.abort();
  }, [load, query]);
  return result;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

// Defined outside of the component: a new array would rebuild all cells with each render.
const columns: readonly DataTableColumn<Invoice>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, cell: ({ number }) => number },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  {
    id: 'status',
    header: 'Status',
    cell: ({ isPaid }) => <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Paid' : 'Open'}</Badge>,
  },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => dollars.format(total) },
];

const none: readonly Invoice[] = [];

/** A list with search, pagination and all of its states. */
export function InvoiceList({ load }: { load: LoadInvoices }) {
  const [query, setQuery] = useState<InvoiceQuery>({ search: '', page: 1 });
  const [text, setText] = useState('');
  const result = useInvoices(load, query);
  const page = result.kind === 'ready' ? result.page : undefined;

  const clear = () => {
    setText('');
    setQuery({ search: '', page: 1 });
  };

  function statusOf(): DataTableStatus {
    if (result.kind === 'loading') return { kind: 'loading' };
    if (result.kind === 'failed') {
      // A new object repeats the request.
      const onRetry = () => setQuery({ ...query });
      return { kind: 'failed', message: 'The invoices could not be loaded.', onRetry };
    }
    const { isRefreshing } = result;
    if (result.page.rows.length > 0 || isRefreshing) return { kind: 'ready', isRefreshing };
    if (query.search === '') {
      const action = (
        <Link href="/invoices/new" variant="button" buttonVariant="primary">
          Create invoice
        </Link>
      );
      return { kind: 'empty', title: 'No invoices yet', action };
    }
    const action = <Button onPress={clear}>Clear search</Button>;
    return { kind: 'empty', title: `Nothing found for “${query.search}”`, action };
  }

  return (
    <DataTable
      label="Invoices"
      columns={columns}
      rows={page?.rows ?? none}
      getRowId={({ id }) => id}
      getRowLabel={({ number }) => number}
      rowCount={page?.rowCount}
      rowOffset={(query.page - 1) * PAGE_SIZE}
      status={statusOf()}
      toolbar={
        <SearchField
          label="Search invoices"
          placeholder="Number or customer"
          value={text}
          onChange={setText}
          onSubmit={(search) => setQuery({ search, page: 1 })}
          onClear={clear}
        />
      }
      footer={
        page &&
        page.rowCount > 0 && (
          <Pagination
            page={query.page}
            pageSize={PAGE_SIZE}
            rowCount={page.rowCount}
            onPageChange={(next) => setQuery({ ...query, page: next })}
          />
        )
      }
    />
  );
}
