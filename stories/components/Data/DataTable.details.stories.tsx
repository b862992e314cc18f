import { DataTable, rowDetails as makeRowDetails } from '@derrick/ui/DataTable';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Link } from '@derrick/ui/Link';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Ticket } from './tickets.tsx';
import { rowsOf, selectedOf, Table, tickets } from './ticketTable.tsx';

const meta = preview.meta({ component: DataTable<Ticket>, title: 'Components/Data/DataTable details' });

const onRowAction = fn();
const rowDetails = makeRowDetails({
  label: ({ code }: Ticket) => `Details of ${code}`,
  render: ({ company, technician }: Ticket) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DescriptionList
        items={[
          { term: 'Company', description: company ?? 'N/A' },
          { term: 'Technician', description: technician ?? 'N/A' },
        ]}
      />
      <Link href="#lines">All lines</Link>
    </div>
  ),
});

/**
 * A button in the cell that names the row opens its details below the cells. Alt with an arrow key does the same from
 * anywhere in the row. A press in the details neither opens nor selects the row.
 */
export const Details = meta.story({
  render: () => <Table rowDetails={rowDetails} onRowAction={onRowAction} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onRowAction.mockClear();
    const button = canvas.getByRole('button', { name: `Details of ${tickets[0]?.code}` });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const [first, second] = rowsOf(canvasElement);
    const height = first?.getBoundingClientRect().height ?? 0;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    const details = first?.querySelector('[data-part="details"]');
    await expect(details).toHaveTextContent('Luis Ortega');
    await expect(Math.round(details?.getBoundingClientRect().width ?? 0)).toBe(
      Math.round(first?.getBoundingClientRect().width ?? 0),
    );
    await expect(first?.getBoundingClientRect().height).toBeGreaterThan(height);
    await userEvent.click(details ?? canvasElement);
    await expect(onRowAction).not.toHaveBeenCalled();
    await expect(selectedOf(canvasElement)).toEqual([]);

    // From another cell of the row; the details are its last cell, whose controls the arrow keys reach.
    button.focus();
    await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowUp}{/Alt}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{End}');
    await expect(canvas.getByRole('link', { name: 'All lines' })).toHaveFocus();
    // The rows below keep their numbers.
    await expect(second).toHaveAttribute('aria-rowindex', '3');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(second?.contains(document.activeElement)).toBe(true);
  },
});

/** The owner controls which details are open. */
const onExpandedChange = fn();
export const Controlled = meta.story({
  render: () => (
    <Table
      rowDetails={rowDetails}
      expandedKeys={new Set([tickets[1]?.id ?? ''])}
      onExpandedChange={onExpandedChange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onExpandedChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: `Details of ${tickets[1]?.code}` }));
    await expect(onExpandedChange).toHaveBeenCalledWith(new Set());
    await expect(canvas.getByRole('button', { name: `Details of ${tickets[1]?.code}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** On a phone the details are below the lines of the card, and the button stays in the line of the title. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Table rowDetails={rowDetails} defaultExpandedKeys={new Set([tickets[0]?.id ?? ''])} />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: `Details of ${tickets[0]?.code}` });
    const company = canvas.getAllByText(tickets[0]?.company ?? '')[0]?.closest('td');
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      company?.getBoundingClientRect().top ?? 0,
    );
    const [first] = rowsOf(canvasElement);
    const details = first?.querySelector('[data-part="details"]');
    await expect(details?.getBoundingClientRect().top).toBeGreaterThan(
      first?.cells[1]?.getBoundingClientRect().bottom ?? 0,
    );
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Table rowDetails={rowDetails} defaultExpandedKeys={new Set([tickets[0]?.id ?? ''])} />,
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  render: () => <Table rowDetails={rowDetails} defaultExpandedKeys={new Set([tickets[0]?.id ?? ''])} />,
});
