import { Button } from '@derrick/ui/Button';
import { DataTable, type TableSort } from '@derrick/ui/DataTable';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { componentsOf, renderedSince, renderMarks } from './renders.ts';
import { sortTickets, type Ticket, ticketColumns } from './tickets.tsx';
import {
  announcementOf,
  ControlledTable,
  cellProbe,
  probedColumns,
  rowsOf,
  selectedOf,
  Table,
  tickets,
} from './ticketTable.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable rendering',
  tags: ['behavior'],
});

const togglesOne = async (root: HTMLElement, click: (row: number) => Promise<void>) => {
  const rows = rowsOf(root);
  // The first toggle shows the selection bar and changes the checkbox of the header; the second is the common case.
  for (const index of [4, 7]) {
    const marks = renderMarks(rows);
    cellProbe.mockClear();
    await click(index);
    await expect(renderedSince(rows, marks)).toEqual([index]);
    await expect(cellProbe).not.toHaveBeenCalled();
  }
};

const text = ticketColumns.map((column) => ({ ...column, cell: (ticket: Ticket) => ticket.code }));

function Sortable() {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table columns={probedColumns} rows={sortTickets(tickets, sort)} sort={sort} onSortChange={setSort} />
  );
}

/** Toggling a row renders only that row and builds no cell. */
export const TogglingOneRow = meta.story({
  render: () => <Table columns={probedColumns} selectionBar={() => <Button>Delete</Button>} />,
  play: async ({ canvasElement, userEvent }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('tbody input')];
    await togglesOne(canvasElement, (index) => userEvent.click(boxes[index] ?? canvasElement));
    await expect(selectedOf(canvasElement)).toEqual([4, 7]);
  },
});

/** A controlled selection: toggling a row renders only that row and builds no cell. */
export const TogglingOneRowControlled = meta.story({
  render: () => <ControlledTable />,
  play: async ({ canvasElement, userEvent }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('tbody input')];
    await togglesOne(canvasElement, (index) => userEvent.click(boxes[index] ?? canvasElement));
    await expect(selectedOf(canvasElement)).toEqual([4, 7]);
    await expect(boxes.filter((box) => box.checked)).toHaveLength(2);
  },
});

/** A row has at most two components, five hooks and no context provider. */
export const Census = meta.story({
  render: () => <Table columns={text} />,
  play: async ({ canvasElement }) => {
    for (const row of rowsOf(canvasElement)) {
      const { components, hooks, providers } = componentsOf(row);
      await expect(components).toBeLessThanOrEqual(2);
      await expect(hooks).toBeLessThanOrEqual(5);
      await expect(providers).toBe(0);
    }
  },
});

const withNotes = ticketColumns.map((column) =>
  column.id === 'company' ? { ...column, cell: () => <input aria-label="Note" /> } : column,
);

function Paged() {
  const [start, setStart] = useState(0);
  return (
    <>
      <Button onPress={() => setStart(4)}>Next page</Button>
      <Table columns={withNotes} rows={tickets.slice(start, start + 4)} />
    </>
  );
}

/**
 * Another page reuses the row elements of the previous page. The content of app-defined cells is rebuilt, and no row
 * stays selected.
 */
export const AnotherPage = meta.story({
  render: () => <Paged />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    const codes = () =>
      rowsOf(canvasElement).map((row) => row.querySelector('[role="rowheader"]')?.textContent);
    const [note] = canvas.getAllByRole('textbox', { name: 'Note' });
    await userEvent.type(note ?? canvasElement, 'of the first');
    await userEvent.click(canvasElement.querySelector('tbody input[type="checkbox"]') ?? canvasElement);
    await expect(selectedOf(canvasElement)).toEqual([0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(codes()).toEqual(tickets.slice(4, 8).map(({ code }) => code));
    await expect(rowsOf(canvasElement).map((row) => rows.indexOf(row))).toEqual([0, 1, 2, 3]);
    await expect(selectedOf(canvasElement)).toEqual([]);
    for (const box of canvas.getAllByRole('textbox', { name: 'Note' })) await expect(box).toHaveValue('');
  },
});

/** Enter, Space and a press sort. The header has `aria-sort`, the order is announced and no cell is rebuilt. */
export const Sorting = meta.story({
  render: () => <Sortable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Time Logged' });
    const button = canvas.getByRole('button', { name: 'Time Logged' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    cellProbe.mockClear();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(announcementOf(canvasElement)).toBe('Sorted by Time Logged, ascending.'));
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Company' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(cellProbe).not.toHaveBeenCalled();
  },
});
