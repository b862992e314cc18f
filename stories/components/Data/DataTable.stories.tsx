import { Button } from '@derrick/ui/Button';
import { DataTable, type DataTableProps, type TableSort } from '@derrick/ui/DataTable';
import { Pagination } from '@derrick/ui/Pagination';
import { SearchField } from '@derrick/ui/SearchField';
import { Plus, SlidersHorizontal, Ticket as TicketIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { makeTickets, sortTickets, type Ticket, ticketColumns, ticketMenu } from './tickets.tsx';

const all = makeTickets(248);
const tickets = all.slice(0, 10);
const wideColumns = ticketColumns.map((column) => ({ ...column, width: 320 }));

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

const toolbar = (
  <>
    <SearchField label="Search tickets" placeholder="Search tickets..." style={{ inlineSize: 300 }} />
    <Button icon={<SlidersHorizontal size={16} />}>Filters</Button>
    <span style={{ flexGrow: 1 }} />
    <Button variant="primary" icon={<Plus size={16} />}>
      Create Job Ticket
    </Button>
  </>
);

function Plain(props: Partial<DataTableProps<Ticket>>) {
  return (
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
  );
}

function Whole(props: Partial<DataTableProps<Ticket>>) {
  const [pageNumber, setPageNumber] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [sort, setSort] = useState<TableSort>();
  const sorted = useMemo(() => sortTickets(all, sort), [sort]);
  const offset = (pageNumber - 1) * pageSize;
  return (
    <DataTable
      label="Job tickets"
      columns={ticketColumns}
      rows={sorted.slice(offset, offset + pageSize)}
      getRowId={(ticket) => ticket.id}
      getRowLabel={(ticket) => ticket.code}
      selectionMode="multiple"
      rowMenu={menu}
      sort={sort}
      onSortChange={setSort}
      toolbar={toolbar}
      selectionBar={(selected) => (
        <>
          <Button size="small">Create Invoice</Button>
          <Button size="small" variant="danger">{`Delete ${selected.size}`}</Button>
        </>
      )}
      rowCount={all.length}
      rowOffset={offset}
      footer={
        <Pagination
          page={pageNumber}
          pageSize={pageSize}
          pageSizes={[10, 20, 25, 30, 40, 50]}
          rowCount={all.length}
          onPageChange={setPageNumber}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPageNumber(1);
          }}
        />
      }
      {...props}
    />
  );
}
const menu = ticketMenu(fn());

/** The whole: tools, selection, sorting, pages. */
export const Everything = meta.story({ render: () => <Whole /> });

/** Rows alone. */
export const Basic = meta.story({ render: () => <Plain selectionMode="none" rowMenu={undefined} /> });

/** Some rows are selected: their number and actions stand where the tools were. */
export const Selected = meta.story({
  render: () => <Whole defaultSelectedKeys={new Set(['t10481', 't10480'])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
});

/** Ordered by a column. */
export const Sorted = meta.story({
  render: () => <Plain sort={{ column: 'company', direction: 'ascending' }} />,
});

/** Rows of 40 px. */
export const Compact = meta.story({ render: () => <Plain density="compact" /> });

/** More width than there is: the rows scroll sideways past their name, under a header that sticks to the page. */
export const WideColumns = meta.story({
  render: () => <Whole columns={wideColumns} rows={all.slice(0, 50)} />,
  async play({ canvas, canvasElement, step, userEvent }) {
    const frame = canvasElement.querySelector('[data-status]');
    await waitFor(() => expect(frame).toHaveAttribute('data-overflowing'));
    const grid = canvas.getByRole('grid');
    const body = grid.querySelector('tbody');
    if (!(grid instanceof HTMLTableElement) || !body) throw new Error('There is no table');
    const cellsOf = (row: HTMLTableRowElement | undefined) =>
      [...(row?.cells ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
    /** Left edges of the rows' cells; the header's are checked to be the same. */
    const edges = () => {
      const found = cellsOf(body.rows[0]);
      expect(cellsOf(grid.tHead?.rows[0])).toEqual(found);
      return found;
    };
    const before = edges();

    await step('Scroll the rows: the header follows, the first columns and the menu stay', async () => {
      body.scrollLeft = 300;
      await waitFor(() => expect(grid.tHead?.scrollLeft).toBe(300));
      const after = edges();
      expect([after[0], after[1], after.at(-1)]).toEqual([before[0], before[1], before.at(-1)]);
      expect(after[3]).toBe((before[3] ?? 0) - 300);
    });

    await step('Scroll the page: the header sticks to it', async () => {
      window.scrollTo(0, 600);
      await waitFor(() => expect(grid.tHead?.getBoundingClientRect().top).toBe(0));
      expect(body.getBoundingClientRect().top).toBeLessThan(-300);
      edges();
      window.scrollTo(0, 0);
    });

    await step('Go to a header out of sight: the rows follow', async () => {
      body.scrollLeft = 0;
      await waitFor(() => expect(grid.tHead?.scrollLeft).toBe(0));
      canvas.getByRole('button', { name: 'Created Date' }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(body.scrollLeft).toBeGreaterThan(0));
      edges();
      // Not under the columns that stay.
      const { left } = document.activeElement?.getBoundingClientRect() ?? { left: 0 };
      const pinned = grid.tHead?.rows[0]?.cells[1]?.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(pinned?.right ?? 0);
    });
  },
});

/** First load: rows without words, in the size of the ones to come. */
export const Loading = meta.story({
  render: () => <Whole status={{ kind: 'loading' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    const row = canvasElement.querySelector('tbody tr');
    await expect(row?.getBoundingClientRect().height).toBe(48);
  },
});

/** New rows are on their way. */
export const Refreshing = meta.story({
  render: () => <Whole status={{ kind: 'ready', isRefreshing: true }} />,
});

/** There is nothing yet. */
export const Empty = meta.story({
  render: () => (
    <Whole
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
/** The rows could not be fetched. */
export const Failed = meta.story({
  render: () => (
    <Whole
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

const wordy = tickets.map((ticket) => ({
  ...ticket,
  company: 'Consolidated Permian Basin Exploration and Production Holding Company of West Texas',
  technician: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
}));
/** Words that don't fit end in an ellipsis; the row keeps its height. */
export const LongTexts = meta.story({
  render: () => <Plain rows={wordy} />,
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('tbody tr')) {
      await expect(row.getBoundingClientRect().height).toBe(48);
    }
  },
});

/** From 200 rows on the browser leaves out what is out of sight. */
export const LongTable = meta.story({ render: () => <Plain rows={all} /> });

/** Under 768 px a row is a card with the same actions. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ marginInline: 'calc(var(--table-story-gutter, 16px) * -1)' }}>
      <Whole defaultSelectedKeys={new Set(['t10480'])} />
    </div>
  ),
});

/** The first load of the card list. */
export const PhoneLoading = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Whole status={{ kind: 'loading' }} />,
});

/** A frame too narrow for columns, in a wide window. */
export const NarrowFrame = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <Whole />
    </div>
  ),
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Whole /> });

/** In Spanish. */
export const Spanish = meta.story({
  globals: { locale: 'es' },
  render: () => <Whole defaultSelectedKeys={new Set(['t10481', 't10480'])} />,
});

/** In the dark theme. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => <Whole defaultSelectedKeys={new Set(['t10481', 't10480'])} selectionBar={undefined} />,
});
