import { DataTable } from '@derrick/ui/DataTable';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { makeTickets, type Ticket } from './tickets.tsx';
import { announcementOf, ControlledTable, rowsOf, Table } from './ticketTable.tsx';

const meta = preview.meta({ component: DataTable<Ticket>, title: 'Components/Data/DataTable many rows' });

const many = makeTickets(10_000, 20_000);
/** More rows than any window shows, and far fewer than the table has. */
const RENDERED_ROWS_MAX = 80;

const ready = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('tbody')).toHaveAttribute('data-count', '10000'));
  await waitFor(() => expect(rowsOf(root).length).toBeGreaterThan(10));
};
const rowNumber = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');

/** Only the rows near the viewport are in the page. Each has its number among all 10,000 rows. */
export const Scrolling = meta.story({
  render: () => <Table rows={many} isVirtualized />,
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(rowsOf(canvasElement).length).toBeLessThan(RENDERED_ROWS_MAX);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(rowsOf(canvasElement)[0]).toHaveAttribute('aria-rowindex', '2');
    window.scrollTo(0, 48 * 5000);
    await waitFor(() => expect(canvas.getByText('#TK-15000')).toBeInTheDocument());
    await expect(canvas.getByText('#TK-15000').closest('tr')).toHaveAttribute('aria-rowindex', '5002');
    await expect(rowsOf(canvasElement).length).toBeLessThan(RENDERED_ROWS_MAX);
    window.scrollTo(0, 0);
  },
});

/** The keyboard reaches every row: Ctrl+End the last one, the arrow keys the next one, Page Up and Down a screen. */
export const Keyboard = meta.story({
  render: () => <Table rows={many} isVirtualized />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    canvas.getByRole('checkbox', { name: 'Select #TK-20000' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(rowNumber()).toBe('10001'));
    await waitFor(() => expect(canvas.getByText('#TK-10001')).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await expect(rowNumber()).toBe('10000');
    await userEvent.keyboard('{PageUp}');
    const page = Number(rowNumber());
    await expect(page).toBeLessThan(9999);
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(rowNumber()).toBe('10001');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(rowNumber()).toBe('2'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  },
});

/** The focused row is scrolled out of the page: the table keeps the focus, and the next key continues at that row. */
export const FocusedRowScrolledAway = meta.story({
  render: () => <Table rows={many} isVirtualized />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    canvas.getByRole('checkbox', { name: 'Select #TK-20000' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rowNumber()).toBe('4');
    window.scrollTo(0, 48 * 3000);
    await waitFor(() => expect(canvas.getByText('#TK-17000')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveFocus());
    await expect(window.scrollY).toBeGreaterThan(48 * 2900);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowNumber()).toBe('5'));
  },
});

/** Selection works on all rows, also on those that are not in the page. */
export const Selection = meta.story({
  render: () => <ControlledTable rows={many} isVirtualized />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await waitFor(() => expect(announcementOf(canvasElement)).toBe('All rows selected.'));
    window.scrollTo(0, 48 * 7000);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select #TK-13000' })).toBeChecked());
    window.scrollTo(0, 0);
  },
});

/** In a box of its own that scrolls. */
export const InABox = meta.story({
  render: () => (
    <div style={{ blockSize: 400, overflowY: 'auto' }}>
      <Table rows={many} isVirtualized />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    canvasElement.querySelector('[style*="auto"]')?.scrollTo(0, 48 * 9000);
    await waitFor(() => expect(canvas.getByText('#TK-11000')).toBeInTheDocument());
  },
});

/** Cards on a phone differ in height: each is measured when it is first in the page. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Table rows={many} isVirtualized />,
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const [first, second] = rowsOf(canvasElement);
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().bottom);
    window.scrollTo(0, 20_000);
    await waitFor(() =>
      expect(Number(canvasElement.querySelector('tbody')?.dataset['first'])).toBeGreaterThan(50),
    );
    window.scrollTo(0, 0);
  },
});
