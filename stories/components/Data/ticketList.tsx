import { Button } from '@derrick/ui/Button';
import { DataTable, type DataTableProps, type TableSort } from '@derrick/ui/DataTable';
import { Pagination } from '@derrick/ui/Pagination';
import { SearchField } from '@derrick/ui/SearchField';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { makeTickets, sortTickets, type Ticket, ticketColumns, ticketMenu } from './tickets.tsx';

/** All 248 tickets. The list shows ten per page. */
export const allTickets = makeTickets(248);
const tickets = allTickets.slice(0, 10);
const menu = ticketMenu(fn());

const toolbar = (
  <>
    <SearchField label="Search tickets" placeholder="Search tickets..." style={{ maxInlineSize: 300 }} />
    <Button icon={<SlidersHorizontal size={16} />}>Filters</Button>
    <span style={{ flexGrow: 1 }} />
    <Button variant="primary" icon={<Plus size={16} />}>
      Create Job Ticket
    </Button>
  </>
);

/** Table of the first ten tickets, without pagination. */
export function TicketTable(props: Partial<DataTableProps<Ticket>>) {
  return (
    <DataTable
      label="Job tickets"
      columns={ticketColumns}
      rows={tickets}
      getRowId={(ticket) => ticket.id}
      getRowLabel={(ticket) => ticket.code}
      selectionMode="multiple"
      rowMenu={menu}
      {...props}
    />
  );
}

/** Table of all tickets with toolbar, selection, sorting and pagination. */
export function TicketList(props: Partial<DataTableProps<Ticket>>) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [sort, setSort] = useState<TableSort>();
  const sorted = useMemo(() => sortTickets(allTickets, sort), [sort]);
  const offset = (page - 1) * pageSize;
  return (
    <DataTable
      label="Job tickets"
      columns={ticketColumns}
      rows={sorted.slice(offset, offset + pageSize)}
      getRowId={(ticket) => ticket.id}
      getRowLabel={(ticket) => ticket.code}
      selectionMode="multiple"
      rowMenu={menu}
      sort={sort}
      onSortChange={setSort}
      toolbar={toolbar}
      selectionBar={(selected) => (
        <>
          <Button size="small">Create Invoice</Button>
          <Button size="small" variant="danger">{`Delete ${selected.size}`}</Button>
        </>
      )}
      rowCount={allTickets.length}
      rowOffset={offset}
      footer={
        <Pagination
          page={page}
          pageSize={pageSize}
          pageSizes={[10, 20, 25, 30, 40, 50]}
          rowCount={allTickets.length}
          onPageChange={setPage}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      }
      {...props}
    />
  );
}
