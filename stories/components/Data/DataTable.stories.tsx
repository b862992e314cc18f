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

export const Everything = meta.story({ render: () => <TicketList /> });

/** A table without selection and row menu. */
export const Basic = meta.story({ render: () => <TicketTable selectionMode="none" rowMenu={undefined} /> });

/** While rows are selected, their number and the bulk actions replace the toolbar. */
export const Selected = meta.story({
  render: () => <TicketList defaultSelectedKeys={new Set(['t10481', 't10480'])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
});

export const Sorted = meta.story({
  render: () => <TicketTable sort={{ column: 'company', direction: 'ascending' }} />,
});

/** Rows are 40 px high. */
export const Compact = meta.story({ render: () => <TicketTable density="compact" /> });

/** First load: skeleton rows have the size of real rows. */
export const Loading = meta.story({
  render: () => <TicketList status={{ kind: 'loading' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    const row = canvasElement.querySelector('tbody tr');
    await expect(row?.getBoundingClientRect().height).toBe(48);
  },
});

/** New rows are loading: the previous rows stay visible, dimmed. */
export const Refreshing = meta.story({
  render: () => <TicketList status={{ kind: 'ready', isRefreshing: true }} />,
});

/** The list is empty: the table explains it and offers the next step. */
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
/** The rows could not be loaded: the Retry button loads them again. */
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
/** Long texts end in an ellipsis. The row keeps its height. */
export const LongTexts = meta.story({
  render: () => <TicketTable rows={longTickets} />,
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('tbody tr')) {
      await expect(row.getBoundingClientRect().height).toBe(48);
    }
  },
});

/** From 25 rows on, the browser skips rendering rows that are off screen. */
export const LongTable = meta.story({ render: () => <TicketTable rows={allTickets} /> });

/** Below 768 px a row is a card with the same actions. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ marginInline: 'calc(var(--table-story-gutter, 16px) * -1)' }}>
      <TicketList defaultSelectedKeys={new Set(['t10480'])} />
    </div>
  ),
});

/** First load of the card list. */
export const PhoneLoading = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <TicketList status={{ kind: 'loading' }} />,
});

/** A narrow frame in a wide window: the columns scroll sideways. */
export const NarrowFrame = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <TicketList />
    </div>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <TicketList /> });

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: { locale: 'es' },
  render: () => <TicketList defaultSelectedKeys={new Set(['t10481', 't10480'])} />,
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  render: () => <TicketList defaultSelectedKeys={new Set(['t10481', 't10480'])} selectionBar={undefined} />,
});

const technicians: readonly Technician[] = [
  { id: '1', name: 'Luis Ortega', hours: 38, isActive: true },
  { id: '2', name: 'Dana Ruiz', hours: 31.5, isActive: true },
];
const deactivated = fn();

/** Example to copy: a table that sorts and acts on the selected rows. */
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
