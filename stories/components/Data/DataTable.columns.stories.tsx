import { DataTable, type DataTableProps } from '@derrick/ui/DataTable';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type Ticket, ticketColumns } from './tickets.tsx';
import { announcementOf, rowsOf, Table } from './ticketTable.tsx';

const meta = preview.meta({ component: DataTable<Ticket>, title: 'Components/Data/DataTable columns' });

const onColumnWidthsChange = fn();

function ResizableTable(props: Partial<DataTableProps<Ticket>>) {
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  return (
    <Table
      {...props}
      columnWidths={widths}
      onColumnWidthsChange={(next) => {
        onColumnWidthsChange(next);
        setWidths(next);
      }}
    />
  );
}

const headOf = (root: HTMLElement, name: string) => {
  const head = [...root.querySelectorAll('th')].find(({ textContent }) => textContent === name);
  if (!head) throw new Error(`There is no column ${name}`);
  return head;
};
const widthOf = (root: HTMLElement, name: string) =>
  Math.round(headOf(root, name).getBoundingClientRect().width);
const edgeOf = (root: HTMLElement, name: string) =>
  headOf(root, name).querySelector<HTMLElement>('[data-action="resize"]') ?? root;

/** Presses the edge of a column, moves it by `by` px, calls `look` and releases the edge. */
function drag(edge: HTMLElement, by: number, onMove: () => void = () => {}) {
  const { x, y } = edge.getBoundingClientRect();
  const send = (type: string, clientX: number) =>
    edge.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, clientX, clientY: y }),
    );
  send('pointerdown', x);
  send('pointermove', x + by / 2);
  send('pointermove', x + by);
  onMove();
  send('pointerup', x + by);
}

/** Dragging the edge of a header resizes its column. A double-click restores the default width. */
export const Resizing = meta.story({
  render: () => <ResizableTable />,
  play: async ({ canvasElement, userEvent }) => {
    onColumnWidthsChange.mockClear();
    const [cell] = rowsOf(canvasElement)[0]?.cells ?? [];
    drag(edgeOf(canvasElement, 'Created Date'), 60, () =>
      expect(onColumnWidthsChange).not.toHaveBeenCalled(),
    );
    await waitFor(() => expect(widthOf(canvasElement, 'Created Date')).toBe(186));
    await expect(onColumnWidthsChange.mock.calls).toEqual([[new Map([['created', 186]])]]);
    await waitFor(() => expect(announcementOf(canvasElement)).toBe('Created Date: 186 px wide.'));
    // Resizing changes neither the sort order nor the rows.
    await expect(rowsOf(canvasElement)[0]?.cells[0]).toBe(cell);
    await expect(headOf(canvasElement, 'Created Date')).toHaveAttribute('aria-sort', 'none');

    drag(edgeOf(canvasElement, 'Created Date'), -400);
    await waitFor(() => expect(widthOf(canvasElement, 'Created Date')).toBe(64));
    // A press without movement changes nothing.
    drag(edgeOf(canvasElement, 'Company'), 0);
    await userEvent.dblClick(edgeOf(canvasElement, 'Created Date'));
    await waitFor(() => expect(widthOf(canvasElement, 'Created Date')).toBe(126));
    await expect(onColumnWidthsChange).toHaveBeenLastCalledWith(new Map());
  },
});

/** Shift with an arrow key resizes the column of the focused header, also while a button in the header has the focus. */
export const ResizingByKeyboard = meta.story({
  render: () => <ResizableTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Created Date' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    await expect(widthOf(canvasElement, 'Created Date')).toBe(142);
    await expect(announcementOf(canvasElement)).toBe('Created Date: 142 px wide.');
    await expect(canvas.getByRole('button', { name: 'Created Date' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(headOf(canvasElement, 'Technician')).toHaveFocus();
    const before = widthOf(canvasElement, 'Technician');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(widthOf(canvasElement, 'Technician')).toBe(before - 16);
  },
});

/** A right-to-left page: the edges for resizing are on the left of the headers. */
export const ResizingRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <ResizableTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    drag(edgeOf(canvasElement, 'Created Date'), -60);
    await waitFor(() => expect(widthOf(canvasElement, 'Created Date')).toBe(186));
    canvas.getByRole('button', { name: 'Created Date' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(widthOf(canvasElement, 'Created Date')).toBe(202);
  },
});

/** Every column has a chosen width: the last column fills the rest of the frame, the others keep their width. */
export const AllResized = meta.story({
  render: () => (
    <Table
      columnWidths={new Map(ticketColumns.map(({ id }) => [id, 100]))}
      onColumnWidthsChange={onColumnWidthsChange}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Ticket ID', 'Created Date', 'Company', 'Technician', 'Status']) {
      await expect(widthOf(canvasElement, name)).toBe(100);
    }
    const { width } = canvas.getByRole('grid').getBoundingClientRect();
    await expect(widthOf(canvasElement, 'Time Logged')).toBeGreaterThan(width - 700);
  },
});

const pinned = ticketColumns
  .toSorted((a, b) => Number(b.id === 'company') - Number(a.id === 'company'))
  .map((column) => {
    if (column.id === 'company' || column.id === 'code') return { ...column, pin: 'start' as const };
    return column.id === 'hours' ? { ...column, pin: 'end' as const } : { ...column, width: 260 };
  });

function PinnedTable() {
  return (
    <div style={{ maxInlineSize: 760 }}>
      <Table columns={pinned} />
    </div>
  );
}

async function scrollsPastPins(canvasElement: HTMLElement, by: number) {
  const frame = canvasElement.querySelector('[data-status]');
  await waitFor(() => expect(frame).toHaveAttribute('data-overflowing'));
  const edges = () => {
    const of = (row: HTMLTableRowElement | undefined) =>
      [...(row?.cells ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
    const [head, row] = [
      canvasElement.querySelector<HTMLTableRowElement>('thead tr'),
      rowsOf(canvasElement)[0],
    ];
    expect(of(head ?? undefined)).toEqual(of(row));
    return of(row);
  };
  const before = edges();
  const body = canvasElement.querySelector('tbody');
  body?.scrollBy(by, 0);
  await waitFor(() => expect(canvasElement.querySelector('thead')?.scrollLeft).toBe(by));
  const after = edges();
  // Checkbox, company and number; hours and menu.
  await expect([...after.slice(0, 3), ...after.slice(-2)]).toEqual([
    ...before.slice(0, 3),
    ...before.slice(-2),
  ]);
  await expect(after[3]).toBe((before[3] ?? 0) - by);
}

/** Pinned columns stay at their edges while the other columns scroll. */
export const Pinned = meta.story({
  render: () => <PinnedTable />,
  play: ({ canvasElement }) => scrollsPastPins(canvasElement, 150),
});

/** A right-to-left page: the pinned columns stay at their edges while the other columns scroll. */
export const PinnedRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <PinnedTable />,
  play: ({ canvasElement }) => scrollsPastPins(canvasElement, -150),
});

/** The pinned columns are too wide for the frame: only the first one stays pinned, the others scroll. */
export const PinnedTooWide = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 760 }}>
      <Table columns={pinned.map((column) => ({ ...column, width: 260 }))} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-status]');
    await waitFor(() => expect(frame).toHaveAttribute('data-crowded'));
    const edges = () =>
      [...(rowsOf(canvasElement)[0]?.cells ?? [])].map((cell) =>
        Math.round(cell.getBoundingClientRect().left),
      );
    const before = edges();
    canvasElement.querySelector('tbody')?.scrollBy(150, 0);
    // The checkbox and the company stay; the number's column scrolls below them.
    await waitFor(() => expect(edges().slice(0, 3)).toEqual([before[0], before[1], (before[2] ?? 0) - 150]));
    await expect(edges().at(-1)).toBe(before.at(-1));
  },
});
