import { DataTable } from '@derrick/ui/DataTable';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { allTickets, TicketList } from './ticketList.tsx';
import { type Ticket, ticketColumns } from './tickets.tsx';

const wideColumns = ticketColumns.map((column) => ({ ...column, width: 320 }));

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable scrolling',
  tags: ['behavior'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/**
 * The columns are wider than the frame: they scroll sideways past the pinned name, and the header sticks to the top of
 * the page.
 */
export const WideColumns = meta.story({
  render: () => <TicketList columns={wideColumns} rows={allTickets.slice(0, 50)} />,
  async play({ canvas, canvasElement, step, userEvent }) {
    const frame = canvasElement.querySelector('[data-status]');
    await waitFor(() => expect(frame).toHaveAttribute('data-overflowing'));
    const grid = canvas.getByRole('grid');
    const body = grid.querySelector('tbody');
    if (!(grid instanceof HTMLTableElement) || !body) throw new Error('There is no table');
    const cellsOf = (row: HTMLTableRowElement | undefined) =>
      [...(row?.cells ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
    /**
     * Returns the left edges of the cells of the first row, after checking that the header's cells have the same edges.
     */
    const edges = () => {
      const cells = cellsOf(body.rows[0]);
      expect(cellsOf(grid.tHead?.rows[0])).toEqual(cells);
      return cells;
    };
    const before = edges();

    await step('scrolling the rows moves the header; the first columns and the menu stay', async () => {
      body.scrollLeft = 300;
      await waitFor(() => expect(grid.tHead?.scrollLeft).toBe(300));
      const after = edges();
      expect([after[0], after[1], after.at(-1)]).toEqual([before[0], before[1], before.at(-1)]);
      expect(after[3]).toBe((before[3] ?? 0) - 300);
    });

    await step('scrolling the page keeps the header at the top', async () => {
      window.scrollTo(0, 600);
      await waitFor(() => expect(grid.tHead?.getBoundingClientRect().top).toBe(0));
      expect(body.getBoundingClientRect().top).toBeLessThan(-300);
      edges();
      window.scrollTo(0, 0);
    });

    await step('focusing a header that is out of sight scrolls the rows to it', async () => {
      body.scrollLeft = 0;
      await waitFor(() => expect(grid.tHead?.scrollLeft).toBe(0));
      canvas.getByRole('button', { name: 'Created Date' }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(body.scrollLeft).toBeGreaterThan(0));
      edges();
      // The focused element is not hidden behind the pinned columns.
      const { left } = document.activeElement?.getBoundingClientRect() ?? { left: 0 };
      const pinned = grid.tHead?.rows[0]?.cells[1]?.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(pinned?.right ?? 0);
    });
  },
});
