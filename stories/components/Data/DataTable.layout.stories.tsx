import {
  arrangeColumns,
  type ColumnChoice,
  DataTable,
  type DataTableProps,
  noColumnChoice,
} from '@derrick/ui/DataTable';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { makeTickets, type Ticket, ticketColumns } from './tickets.tsx';
import { announcementOf, rowsOf, selectedOf, Table, tickets } from './ticketTable.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable layout',
  tags: ['behavior'],
});

function Stages() {
  const stages: Partial<DataTableProps<Ticket>>[] = [
    { status: { kind: 'loading' }, skeletonRows: 12, rows: [] },
    {},
    { status: { kind: 'ready', isRefreshing: true } },
    { rows: makeTickets(12, 9000) },
  ];
  const [stage, setStage] = useState(0);
  return (
    <>
      <Table {...stages[stage]} />
      <button type="button" data-testid="next" onClick={() => setStage(stage + 1)}>
        Next
      </button>
    </>
  );
}

async function staysPut(canvasElement: HTMLElement, press: (button: Element) => Promise<void>) {
  // Relative to the table, because a press may scroll the page to the button.
  const top = () => canvasElement.querySelector('table')?.getBoundingClientRect().y ?? 0;
  const boxes = () =>
    [...canvasElement.querySelectorAll('table, tr, th, td[class*="selectCell"], td[class*="menuCell"]')].map(
      (box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        return [x, y - top(), width, height].map(Math.round).join(' ');
      },
    );
  const first = boxes();
  const next = canvasElement.querySelector('[data-testid="next"]') ?? canvasElement;
  for (const words of ['12 rows loaded.', 'Loading Job tickets…', '12 rows loaded.']) {
    await press(next);
    await expect(boxes()).toEqual(first);
    await waitFor(() => expect(announcementOf(canvasElement)?.trim()).toBe(words));
  }
}

function Arranging() {
  const [choice, setChoice] = useState<ColumnChoice>(noColumnChoice);
  const columns = useMemo(() => arrangeColumns(ticketColumns, choice), [choice]);
  return (
    <>
      <Table columns={columns} density={choice.density} />
      <button
        type="button"
        data-testid="arrange"
        onClick={() => setChoice({ ...choice, order: ['hours', 'status', 'company'], density: 'compact' })}
      >
        Arrange
      </button>
      <button
        type="button"
        data-testid="hide"
        onClick={() => setChoice({ ...choice, hidden: ['status', 'code'] })}
      >
        Hide
      </button>
    </>
  );
}

const many = makeTickets(220);

const onSortChange = fn();

/** Moving, hiding and resizing columns keeps the focus, the tab stop and the selection. */
export const ArrangingColumns = meta.story({
  render: () => <Arranging />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const press = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10480' }));
    const cell = () => rowsOf(canvasElement)[2]?.querySelector<HTMLElement>('[aria-colindex="6"]');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const status = cell();
    await expect(status).toHaveFocus();
    const words = status?.textContent;

    press('arrange');
    await waitFor(() => expect(rowsOf(canvasElement)[2]?.offsetHeight).toBe(40));
    await expect(document.activeElement?.textContent).toBe(words);
    await expect(document.activeElement?.getAttribute('aria-colindex')).toBe('5');
    await expect(selectedOf(canvasElement)).toEqual([2]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement?.getAttribute('aria-colindex')).toBe('4');
    await userEvent.keyboard('{ArrowRight}');

    press('hide');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '7'));
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
    await expect(selectedOf(canvasElement)).toEqual([2]);
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
  },
});

/** From the first load to the next page nothing on the screen moves, and each change is announced. */
export const Stable = meta.story({
  render: () => <Stages />,
  play: ({ canvasElement, userEvent }) => staysPut(canvasElement, (button) => userEvent.click(button)),
});

/** Card list: nothing on the screen moves from the first load to the next page, and each change is announced. */
export const StableCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Stages />,
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    await staysPut(canvasElement, (button) => userEvent.click(button));
  },
});

/**
 * Rows that the browser does not render because they are off screen keep their columns, their row number and keyboard
 * access.
 */
export const LongTable = meta.story({
  render: () => <Table rows={many} rowCount={1220} rowOffset={1000} />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    await expect(rows[0] && getComputedStyle(rows[0]).contentVisibility).toBe('auto');
    const heads = [...canvasElement.querySelectorAll('th')].map((head) => head.getBoundingClientRect().x);
    const cells = [...(rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().x);
    await expect(cells).toEqual(heads);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1221');
    rows[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(rows[219]).toHaveFocus();
    await expect(rows[219]).toHaveAttribute('aria-rowindex', '1221');
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement).not.toBe(rows[0]);
    await expect(document.activeElement).not.toBe(rows[219]);
  },
});

/**
 * A card keeps the roles and actions of its row. Touch targets are 44 px. The controls above the cards select all rows
 * and sort.
 */
export const Cards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Table onSortChange={onSortChange} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    await expect(canvas.getAllByRole('row')).toHaveLength(tickets.length + 1);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(tickets.length);
    const [row] = rowsOf(canvasElement);
    const targets = [row?.cells[0], row?.querySelector('button')];
    for (const target of targets) {
      const { width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(row?.scrollWidth).toBeLessThanOrEqual(row?.clientWidth ?? 0);
    await userEvent.click(row?.cells[0] ?? canvasElement);
    await expect(selectedOf(canvasElement)).toEqual([0]);
    row?.focus();
    await userEvent.keyboard('{ArrowUp}');
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toHaveFocus();
    await expect(all.getBoundingClientRect().width).toBeGreaterThan(10);
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Select all' }));
    await expect(selectedOf(canvasElement)).toHaveLength(tickets.length);
    const sort = canvas.getByRole('button', { name: 'Time Logged' });
    await expect(sort.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(sort);
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'hours', direction: 'ascending' });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
  },
});

/**
 * Columns with few card settings: one is hidden, one is a badge at the end of the title line, and the others have a line
 * each after their header.
 */
export const PlainCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Table
      columns={[
        { id: 'created', header: 'Created', cardRole: 'hidden', cell: ({ created }) => created },
        { id: 'code', header: 'Ticket ID', isRowHeader: true, cell: ({ code }) => code },
        { id: 'hours', header: 'Hours', cardRole: 'badge', cell: ({ hours }) => hours },
        { id: 'company', header: 'Company', cell: ({ company }) => company },
        { id: 'technician', header: 'Technician', cell: ({ technician }) => technician },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    const [, , created, code, hours, company, technician] = [
      undefined,
      ...(rowsOf(canvasElement)[0]?.cells ?? []),
    ];
    const box = (cell: Element | undefined) => cell?.getBoundingClientRect() ?? new DOMRect();
    await expect(created?.checkVisibility()).toBe(false);
    // The number is at the end of the line of the name.
    await expect(box(hours).left).toBeGreaterThanOrEqual(box(code).right);
    await expect(Math.abs(box(hours).top - box(code).top)).toBeLessThan(4);
    // The lines follow each other without an empty line.
    await expect(box(company).top - box(code).bottom).toBeLessThan(12);
    await expect(box(technician).top).toBeGreaterThanOrEqual(box(company).bottom);
    await expect(box(company).left).toBe(box(code).left);
    await expect(company && getComputedStyle(company, '::before').content).toContain('Company');
  },
});

/**
 * From 1024 px on, a table in a narrow frame stays a table and scrolls sideways inside its frame, past its first column.
 */
export const NarrowTable = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <div style={{ maxInlineSize: 464 }}>
      <Table
        columns={ticketColumns.map((column) =>
          column.id === 'company' ? { ...column, minWidth: 240 } : column,
        )}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBeGreaterThanOrEqual(1024));
    const frame = canvasElement.querySelector('[data-layout]');
    await waitFor(() => expect(frame).toHaveAttribute('data-overflowing'));
    await expect(frame).toHaveAttribute('data-layout', 'columns');
    const [row] = rowsOf(canvasElement);
    const company = ticketColumns.findIndex(({ id }) => id === 'company') + 1;
    await expect(row?.cells[company]?.offsetWidth).toBe(240);
    const name = () => row?.cells[1]?.getBoundingClientRect().left;
    const before = name();
    const body = canvasElement.querySelector('tbody');
    body?.scrollBy(200, 0);
    await waitFor(() => expect(body?.scrollLeft).toBe(200));
    await expect(name()).toBe(before);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/**
 * A tablet whose frame is narrower than the columns: rows have two lines that show all cells, aligned from row to row. In a
 * wider frame the same columns are a table.
 */
export const TwoLineRows = meta.story({
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <div data-testid="frame" style={{ maxInlineSize: 640 }}>
      <Table columns={ticketColumns} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(768));
    const table = canvasElement.querySelector('[data-layout]');
    await waitFor(() => expect(table).toHaveAttribute('data-layout', 'two-lines'));
    const right = table?.getBoundingClientRect().right ?? 0;
    const [first, second] = rowsOf(canvasElement);
    for (const [index, cell] of [...(first?.cells ?? [])].entries()) {
      const box = cell.getBoundingClientRect();
      await expect(box.width).toBeGreaterThan(0);
      await expect(box.right).toBeLessThanOrEqual(right);
      const below = second?.cells[index]?.getBoundingClientRect();
      await expect(Math.abs((below?.left ?? 0) - box.left)).toBeLessThan(1);
    }
    canvas.getByTestId('frame').style.maxInlineSize = 'none';
    document.body.style.inlineSize = '1200px';
    await waitFor(() => expect(table).toHaveAttribute('data-layout', 'columns'));
    document.body.style.inlineSize = '';
  },
});

/**
 * A right-to-left page: texts keep their own direction. The full stop of “Delaware Water Co.” stays at its end, the unit
 * after its number.
 */
export const TextsRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <Table
      columns={[
        { id: 'code', header: 'Ticket ID', isRowHeader: true, cell: ({ code }) => code },
        { id: 'company', header: 'Company', cell: () => 'Delaware Water Co.' },
        { id: 'hours', header: 'Time Logged', align: 'end', cell: () => '7.5 h' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const [row] = rowsOf(canvasElement);
    for (const text of ['Delaware Water Co.', '7.5 h']) {
      const cell = [...(row?.cells ?? [])].find(({ textContent }) => textContent === text);
      const node = cell && document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      if (!node) throw new Error(`${text} is not there`);
      const edge = (index: number) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().left;
      };
      await expect(edge(text.length - 1), text).toBeGreaterThan(edge(0));
    }
  },
});
