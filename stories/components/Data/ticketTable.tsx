import { DataTable, type DataTableProps } from '@derrick/ui/DataTable';
import { Profiler, useState } from 'react';
import { fn } from 'storybook/test';
import { makeTickets, type Ticket, ticketColumns, ticketMenu } from './tickets.tsx';

/** Twelve tickets, #TK-10482 to #TK-10471. */
export const tickets = makeTickets(12);

/** Called with each React commit inside `Table`. */
export const onCommit = fn();

/** Called with the id of the chosen menu item and the ticket. */
export const onMenu = fn();

const menu = ticketMenu(onMenu);

/** Table of `tickets` with a button before and a button after it. */
export function Table(props: Partial<DataTableProps<Ticket>>) {
  return (
    <Profiler id="table" onRender={onCommit}>
      <button type="button">Before</button>
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
      <button type="button">After</button>
    </Profiler>
  );
}

/** Called with the id of each ticket whose company cell is built. */
export const cellProbe = fn();

/** Ticket columns, with `cellProbe` in the company's column. */
export const probedColumns = ticketColumns.map((column) =>
  column.id === 'company'
    ? {
        ...column,
        cell: (ticket: Ticket) => {
          cellProbe(ticket.id);
          return ticket.company;
        },
      }
    : column,
);

/** Table with a controlled selection. */
export function ControlledTable(props: Partial<DataTableProps<Ticket>>) {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      columns={probedColumns}
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedKeys}
      // Inline on purpose: accessors that change with each render must not cause renders.
      getRowLabel={(ticket) => ticket.code}
      {...props}
    />
  );
}

export const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLTableRowElement>('tbody tr')];

export const selectedOf = (root: HTMLElement) =>
  rowsOf(root).flatMap((row, index) => (row.ariaSelected === 'true' ? [index] : []));

/** Returns the text of the last announcement. */
export const announcementOf = (root: HTMLElement) => root.querySelector('[aria-live]')?.textContent;
