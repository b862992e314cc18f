import { Button } from '@derrick/ui/Button';
import {
  arrangeColumns,
  type ColumnChoice,
  DataTable,
  type DataTableProps,
  noColumnChoice,
  preloadDataTable,
  type TableSort,
} from '@derrick/ui/DataTable';
import { Profiler, useMemo, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { componentsOf, renderedSince, renderMarks } from './renders.ts';
import { makeTickets, sortTickets, type Ticket, ticketColumns, ticketMenu } from './tickets.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable behaviour',
  // Each step is looked at as soon as it is done; see FirstKey for a key that waits.
  beforeEach: preloadDataTable,
});

const tickets = makeTickets(12);
const onCommit = fn();
const onMenu = fn();
const onRowAction = fn();
const menu = ticketMenu(onMenu);

function Table(props: Partial<DataTableProps<Ticket>>) {
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

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const selectedOf = (root: HTMLElement) =>
  rowsOf(root).flatMap((row, index) => (row.ariaSelected === 'true' ? [index] : []));
const spoken = (root: HTMLElement) => root.querySelector('[aria-live]')?.textContent;

/** One tab stop; moving renders nothing; the focus comes back to where it was. */
export const Moving = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    await expect(rows[0]).toHaveFocus();
    onCommit.mockClear();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Select #TK-10480' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{End}');
    await expect(canvas.getByRole('button', { name: 'Actions for #TK-10479' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Ticket ID' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(rows.at(-1)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{PageUp}');
    await expect(rows[0]?.cells[1]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(rows[0]?.cells[1]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
    await expect(onCommit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelectorAll('table[tabindex="0"], table [tabindex="0"]')).toHaveLength(1);
  },
});

/** From behind the table Shift+Tab comes to the last row; with a selection, to the nearest selected one. */
export const Entering = meta.story({
  render: () => <Table defaultSelectedKeys={new Set(['t10480', 't10477'])} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'After' }).focus();
    await userEvent.tab({ shift: true });
    await expect(rowsOf(canvasElement)[5]).toHaveFocus();
  },
});

const cellProbe = fn();
const probed = ticketColumns.map((column) =>
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

function Controlled(props: Partial<DataTableProps<Ticket>>) {
  const [selectedKeys, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      columns={probed}
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedIds}
      // Inline on purpose: accessors that are new in each render must cost nothing.
      getRowLabel={(ticket) => ticket.code}
      {...props}
    />
  );
}

const togglesOne = async (root: HTMLElement, click: (row: number) => Promise<void>) => {
  const rows = rowsOf(root);
  // The first toggle brings the selection bar and the header's dash; the second is the common case.
  for (const index of [4, 7]) {
    const marks = renderMarks(rows);
    cellProbe.mockClear();
    await click(index);
    await expect(renderedSince(rows, marks)).toEqual([index]);
    await expect(cellProbe).not.toHaveBeenCalled();
  }
};

/** Toggling a row renders that row alone and builds no cell, whoever keeps the selection. */
export const TogglingOneRow = meta.story({
  render: () => <Table columns={probed} selectionBar={() => <Button>Delete</Button>} />,
  play: async ({ canvasElement, userEvent }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('tbody input')];
    await togglesOne(canvasElement, (index) => userEvent.click(boxes[index] ?? canvasElement));
    await expect(selectedOf(canvasElement)).toEqual([4, 7]);
  },
});

/** The same with the ids kept outside. */
export const TogglingOneRowControlled = meta.story({
  render: () => <Controlled />,
  play: async ({ canvasElement, userEvent }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('tbody input')];
    await togglesOne(canvasElement, (index) => userEvent.click(boxes[index] ?? canvasElement));
    await expect(selectedOf(canvasElement)).toEqual([4, 7]);
    await expect(boxes.filter((box) => box.checked)).toHaveLength(2);
  },
});

const text = ticketColumns.map((column) => ({ ...column, cell: (ticket: Ticket) => ticket.code }));
/** What a row costs: at most two components, five hooks, and no provider. */
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

function Sortable() {
  const [sort, setSort] = useState<TableSort>();
  return <Table columns={probed} rows={sortTickets(tickets, sort)} sort={sort} onSortChange={setSort} />;
}

/** Enter, Space and a press sort; the order is on the header and is said; no cell is built again. */
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
    await waitFor(() => expect(spoken(canvasElement)).toBe('Sorted by Time Logged, ascending.'));
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

/** Space, Shift with arrows and presses, Ctrl+A and Escape; what changes is said. */
export const Selecting = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    const press = async (index: number) => userEvent.click(rows[index]?.cells[2] ?? canvasElement);
    await press(1);
    await expect(selectedOf(canvasElement)).toEqual([1]);
    await expect(spoken(canvasElement)).toBe('#TK-10481 selected.');
    await userEvent.keyboard('{Shift>}');
    await press(4);
    await expect(selectedOf(canvasElement)).toEqual([1, 2, 3, 4]);
    await press(2);
    await userEvent.keyboard('{/Shift}');
    await expect(selectedOf(canvasElement)).toEqual([1, 2]);
    await expect(spoken(canvasElement)).toBe('2 selected');
    await expect(getSelection()?.type).not.toBe('Range');
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(selectedOf(canvasElement)).toEqual([1, 2, 4]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selectedOf(canvasElement)).toEqual([1, 2, 4, 5, 6]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selectedOf(canvasElement)).toHaveLength(tickets.length);
    await expect(spoken(canvasElement)).toBe('All rows selected.');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(selectedOf(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10481' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10478' }));
    await userEvent.keyboard('{/Shift}');
    await expect(selectedOf(canvasElement)).toEqual([1, 2, 3, 4]);
  },
});

/** The bar takes the tools' place, and gives the focus back when it goes. */
export const Bar = meta.story({
  render: () => (
    <Controlled
      toolbar={<input aria-label="Search" />}
      selectionBar={() => <Button>Create Invoice</Button>}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'casing');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10481' }));
    await expect(canvas.getByRole('button', { name: 'Create Invoice' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('casing');
    await expect(selectedOf(canvasElement)).toEqual([]);
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
});

/** The menu stands at the button that opened it, by press, Enter, Alt+Down or Shift+F10, and returns the focus. */
export const RowMenu = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for #TK-10480' });
    onMenu.mockClear();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(onMenu).toHaveBeenLastCalledWith('edit', tickets[2]);
    await waitFor(() => expect(button).toHaveFocus());
    for (const keys of ['{Enter}', '{Alt>}{ArrowDown}{/Alt}', '{ArrowLeft}{Shift>}{F10}{/Shift}']) {
      await userEvent.keyboard(keys);
      const first = await screen.findByRole('menuitem', { name: 'Edit' });
      await waitFor(() => expect(first, keys).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
    await expect(selectedOf(canvasElement)).toEqual([]);
  },
});

/** Enter and a press act; with a selection a press selects. */
export const RowAction = meta.story({
  render: () => <Table onRowAction={onRowAction} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onRowAction.mockClear();
    const row = rowsOf(canvasElement)[3];
    await userEvent.click(row?.cells[2] ?? canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(onRowAction.mock.calls).toEqual([[tickets[3]], [tickets[3]]]);
    await expect(selectedOf(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10482' }));
    await userEvent.click(row?.cells[2] ?? canvasElement);
    await expect(selectedOf(canvasElement)).toEqual([0, 3]);
    await expect(onRowAction).toHaveBeenCalledTimes(2);
  },
});

const named = makeTickets(12).map((ticket, index) => ({
  ...ticket,
  code: ['Caprock', 'Élan', 'blue mesa', 'Blue Ridge'][index % 4] ?? '',
}));
/** Letters find the row header, whatever their case and accents; a space within a search is part of it. */
export const Typeahead = meta.story({
  render: () => <Table rows={named} />,
  play: async ({ canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    rows[0]?.focus();
    await userEvent.keyboard('e');
    await expect(rows[1]).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 1050));
    await userEvent.keyboard('{ArrowRight}blue r');
    await expect(rows[3]?.cells[1]).toHaveFocus();
    await expect(selectedOf(canvasElement)).toEqual([]);
  },
});

/** From right to left the arrows follow the eye. */
export const ArrowsRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Table />,
  play: async ({ canvasElement, userEvent }) => {
    const row = rowsOf(canvasElement)[0];
    row?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row?.cells[0]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row?.cells[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(row).toHaveFocus();
  },
});

function Deleting() {
  const [rows, setRows] = useState(tickets);
  return (
    <Table
      rows={rows}
      rowMenu={ticketMenu((_id, ticket) => setRows((now) => now.filter(({ id }) => id !== ticket.id)))}
    />
  );
}

/** A row that goes away leaves the focus to the one that takes its place. */
export const RemovingTheFocusedRow = meta.story({
  render: () => <Deleting />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for #TK-10480' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for #TK-10479' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for #TK-10472' })).toHaveFocus());
  },
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
  // Within the table: a press may scroll the page to the button.
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
    await waitFor(() => expect(spoken(canvasElement)?.trim()).toBe(words));
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

/** Columns move, go and change their width: the focus, the tab stop and the selection stay with theirs. */
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
    // What comes to stand in its place; never the page.
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '7'));
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
    await expect(selectedOf(canvasElement)).toEqual([2]);
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
  },
});

/** From the first load to the next page nothing moves, and what happens is said. */
export const Stable = meta.story({
  render: () => <Stages />,
  play: ({ canvasElement, userEvent }) => staysPut(canvasElement, (button) => userEvent.click(button)),
});

/** The same for cards. */
export const StableCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Stages />,
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    await staysPut(canvasElement, (button) => userEvent.click(button));
  },
});

const many = makeTickets(220);
/** Rows that are left out of sight keep their columns, their place in the count, and the keyboard. */
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

/** A card keeps the roles and actions of its row; fingers find 44 px; a keyboard finds the header. */
export const Cards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Table />,
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
  },
});
