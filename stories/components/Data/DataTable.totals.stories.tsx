import { columnGroup, DataTable, tableTotals } from '@derrick/ui/DataTable';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { makeTickets, type Ticket, ticketColumns } from './tickets.tsx';
import { rowsOf, Table, tickets } from './ticketTable.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable totals and groups',
});

const hoursOf = (list: readonly Ticket[]) => `${list.reduce((sum, { hours }) => sum + hours, 0).toFixed(1)}h`;

const allHours = hoursOf(tickets);
const totals = tableTotals({ label: 'Total of 12', values: { hours: allHours } });

const job = columnGroup('Job');
const groups: Record<string, typeof job> = {
  created: job,
  company: job,
  technician: job,
  hours: columnGroup('Work'),
};
const groupedColumns = ticketColumns.map((column) => ({ ...column, group: groups[column.id] }));

/** A last row with totals. The keyboard reaches it below the last row, and a screen reader counts it. */
export const Totals = meta.story({
  render: () => <Table totals={totals} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const foot = canvasElement.querySelector('tfoot tr');
    await expect(canvas.getByRole('rowheader', { name: 'Total of 12' })).toBeVisible();
    await expect(foot).toHaveAttribute('aria-rowindex', '14');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '14');
    const { left, right } = canvas.getByRole('columnheader', { name: 'Time Logged' }).getBoundingClientRect();
    const total = foot?.querySelector('[data-total="Time Logged"]');
    await expect(total).toHaveTextContent(allHours);
    await expect(total?.getBoundingClientRect()).toMatchObject({ left, right });

    canvas.getByRole('checkbox', { name: `Select ${tickets[11]?.code}` }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('rowheader', { name: 'Total of 12' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(total).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(rowsOf(canvasElement)[11]?.contains(document.activeElement)).toBe(true);
  },
});

/** In a narrow frame the totals scroll with their columns. */
export const TotalsScrolling = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <Table totals={totals} columns={ticketColumns.map((column) => ({ ...column, width: 180 }))} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const body = canvasElement.querySelector('tbody');
    await waitFor(() => expect(canvasElement.querySelector('[data-overflowing]')).toBeInTheDocument());
    body?.scrollBy(200, 0);
    await waitFor(() => expect(canvasElement.querySelector('tfoot')?.scrollLeft).toBe(200));
  },
});

/** On a phone the totals are a line below the cards. */
export const TotalsOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Table totals={totals} />,
  play: async ({ canvasElement }) => {
    const foot = canvasElement.querySelector('tfoot');
    await expect(foot?.getBoundingClientRect().height).toBeLessThan(60);
  },
});

/** Neighbours with the same group share a header above theirs. It describes the headers of its columns. */
export const Groups = meta.story({
  render: () => <Table columns={groupedColumns} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const group = canvas.getByRole('columnheader', { name: 'Job' });
    await expect(group).toHaveAttribute('aria-colspan', '3');
    await expect(group).toHaveAttribute('aria-colindex', '3');
    const created = canvas.getByRole('columnheader', { name: 'Created Date' });
    await expect(created).toHaveAccessibleDescription('Job');
    await expect(canvas.getByRole('columnheader', { name: 'Ticket ID' })).not.toHaveAttribute(
      'aria-describedby',
    );
    const edges = [created, canvas.getByRole('columnheader', { name: 'Technician' })];
    await expect(group.getBoundingClientRect().left).toBe(edges[0]?.getBoundingClientRect().left);
    await expect(group.getBoundingClientRect().right).toBe(edges[1]?.getBoundingClientRect().right);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '14');
    await expect(rowsOf(canvasElement)[0]).toHaveAttribute('aria-rowindex', '3');
    // The arrow key up from the first row focuses the header of its column.
    canvas.getByRole('checkbox', { name: `Select ${tickets[0]?.code}` }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Ticket ID' })).toHaveFocus();
  },
});

const pinnedGroups = groupedColumns.map((column) => ({
  ...column,
  width: 200,
  group: column.id === 'code' ? job : column.group,
  ...(column.id === 'hours' && { pin: 'end' as const }),
}));

/** Long, wide table: a group is split where the pinned columns end, and its headers stay above their columns. */
export const GroupsScrolling = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 700 }}>
      <Table columns={pinnedGroups} rows={makeTickets(30)} totals={{ ...totals, label: 'Total of 30' }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = canvasElement.querySelector('tbody');
    await waitFor(() => expect(body?.scrollWidth).toBeGreaterThan(700));
    const leftOf = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? 0);
    const [pinnedJob, job] = canvas.getAllByRole('columnheader', { name: 'Job' });
    const before = [leftOf(pinnedJob), leftOf(job)];
    body?.scrollBy(120, 0);
    await waitFor(() => expect(leftOf(job)).toBe((before[1] ?? 0) - 120));
    await expect(leftOf(pinnedJob)).toBe(before[0]);
    const work = canvas.getByRole('columnheader', { name: 'Work' });
    await expect(leftOf(work)).toBe(leftOf(canvas.getByRole('columnheader', { name: 'Time Logged' })));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Table columns={groupedColumns} totals={totals} />,
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  render: () => <Table columns={groupedColumns} totals={totals} />,
});
