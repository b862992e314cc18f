import { Button } from '@derrick/ui/Button';
import { DataTable } from '@derrick/ui/DataTable';
import { Ticket as TicketIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type Technician, TechnicianTable } from './DataTable.example.tsx';
import { allTickets, TicketList, TicketTable } from './ticketList.tsx';
import type { Ticket } from './tickets.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--table-story-gutter, 16px)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Toolbar, selection, sorting and pages together. */
export const Everything = meta.story({ render: () => <TicketList /> });

/** Rows alone. */
export const Basic = meta.story({ render: () => <TicketTable selectionMode="none" rowMenu={undefined} /> });

/** While rows are selected, their number and actions replace the toolbar. */
export const Selected = meta.story({
  render: () => <TicketList defaultSelectedKeys={new Set(['t10481', 't10480'])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
});

/** Sorted by a column. */
export const Sorted = meta.story({
  render: () => <TicketTable sort={{ column: 'company', direction: 'ascending' }} />,
});

/** Rows of 40 px. */
export const Compact = meta.story({ render: () => <TicketTable density="compact" /> });

/** The first load: skeleton rows in the size of real ones. */
export const Loading = meta.story({
  render: () => <TicketList status={{ kind: 'loading' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    const row = canvasElement.querySelector('tbody tr');
    await expect(row?.getBoundingClientRect().height).toBe(48);
  },
});

/** New rows are being loaded; the old ones stay, dimmed. */
export const Refreshing = meta.story({
  render: () => <TicketList status={{ kind: 'ready', isRefreshing: true }} />,
});

/** No rows yet, and the next step. */
export const Empty = meta.story({
  render: () => (
    <TicketList
      rows={[]}
      footer={undefined}
      status={{
        kind: 'empty',
        title: 'No tickets found',
        description: 'Job tickets record the hours of a visit. The first one appears here.',
        icon: <TicketIcon size={20} />,
        action: <Button variant="primary">Create Job Ticket</Button>,
      }}
    />
  ),
});

const onRetry = fn();
/** The rows could not be loaded; Retry tries again. */
export const Failed = meta.story({
  render: () => (
    <TicketList
      rows={[]}
      footer={undefined}
      status={{
        kind: 'failed',
        message: 'The tickets could not be loaded. Check your connection and try again.',
        onRetry,
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

const longTickets = allTickets.slice(0, 10).map((ticket) => ({
  ...ticket,
  company: 'Consolidated Permian Basin Exploration and Production Holding Company of West Texas',
  technician: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
}));
/** Long texts end in an ellipsis; the row keeps its height. */
export const LongTexts = meta.story({
  render: () => <TicketTable rows={longTickets} />,
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('tbody tr')) {
      await expect(row.getBoundingClientRect().height).toBe(48);
    }
  },
});

/** From 25 rows on the browser skips the rows out of sight. */
export const LongTable = meta.story({ render: () => <TicketTable rows={allTickets} /> });

/** Under 768 px a row is a card with the same actions. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ marginInline: 'calc(var(--table-story-gutter, 16px) * -1)' }}>
      <TicketList defaultSelectedKeys={new Set(['t10480'])} />
    </div>
  ),
});

/** The first load of the card list. */
export const PhoneLoading = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <TicketList status={{ kind: 'loading' }} />,
});

/** A frame too narrow for its columns, in a wide window: they scroll. */
export const NarrowFrame = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <TicketList />
    </div>
  ),
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <TicketList /> });

/** In Spanish. */
export const Spanish = meta.story({
  globals: { locale: 'es' },
  render: () => <TicketList defaultSelectedKeys={new Set(['t10481', 't10480'])} />,
});

/** In the dark theme. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => <TicketList defaultSelectedKeys={new Set(['t10481', 't10480'])} selectionBar={undefined} />,
});

const technicians: readonly Technician[] = [
  { id: '1', name: 'Luis Ortega', hours: 38, isActive: true },
  { id: '2', name: 'Dana Ruiz', hours: 31.5, isActive: true },
];
const deactivated = fn();

/** The file to copy: it sorts, and acts on the rows that are selected. */
export const SortedAndSelected = meta.story({
  render: () => <TechnicianTable technicians={technicians} onDeactivate={deactivated} />,
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('Dana Ruiz');
    await userEvent.click(canvas.getByRole('button', { name: /Hours/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Hours/ }));
    await expect(first()).toHaveTextContent('Luis Ortega');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dana Ruiz/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await expect(deactivated).toHaveBeenCalledWith(new Set(['2']));
  },
});
