import { type CellEditOptions, cellEdit, DataTable, type DataTableProps } from '@derrick/ui/DataTable';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type Ticket, ticketColumns } from './tickets.tsx';
import { Table, tickets } from './ticketTable.tsx';

const meta = preview.meta({ component: DataTable<Ticket>, title: 'Components/Data/DataTable editing' });

const onSave = fn<(column: string, value: string) => Promise<void>>();

/** A table in which hours, company and status of a ticket can be edited. */
function EditableTable(props: Partial<DataTableProps<Ticket>>) {
  const [rows, setRows] = useState<readonly Ticket[]>(tickets);
  const columns = useMemo(() => {
    const save = (column: string, apply: (value: string) => Partial<Ticket>) => ({
      onCommit: async (value: string, { id }: Ticket) => {
        await onSave(column, value);
        setRows((current) => current.map((row) => (row.id === id ? { ...row, ...apply(value) } : row)));
      },
    });
    const edits: Record<string, CellEditOptions<Ticket>> = {
      company: {
        editor: 'text',
        value: ({ company }) => company ?? '',
        ...save('company', (value) => ({ company: value || null })),
      },
      status: {
        editor: 'select',
        options: [
          { id: 'no', label: 'Not Invoiced' },
          { id: 'yes', label: 'Invoiced' },
        ],
        value: ({ isInvoiced }) => (isInvoiced ? 'yes' : 'no'),
        ...save('status', (value) => ({ isInvoiced: value === 'yes' })),
      },
      hours: {
        editor: 'number',
        value: ({ hours }) => hours.toFixed(1),
        validate: (value) => (Number(value) >= 0 && Number(value) <= 24 ? undefined : 'Enter 0 to 24 hours.'),
        ...save('hours', (value) => ({ hours: Number(value) })),
      },
    };
    return ticketColumns.map((column) => {
      const edit = edits[column.id];
      return { ...column, edit: edit && cellEdit(edit) };
    });
  }, []);
  return <Table rows={rows} columns={columns} {...props} />;
}

const cellOf = (root: HTMLElement, row: number, column: string) => {
  const index = [...root.querySelectorAll('thead th')].findIndex((head) => head.textContent === column);
  const cell = root.querySelectorAll<HTMLTableRowElement>('tbody tr')[row]?.cells[index];
  if (!cell) throw new Error(`There is no cell of ${column} in row ${row}.`);
  return cell;
};
const buttonIn = (cell: HTMLElement) => within(cell).getByRole('button');

/** Enter opens the field with the value selected, and commits it. The focus returns to the cell with the new value. */
export const EnterCommits = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSave.mockReset();
    const cell = cellOf(canvasElement, 0, 'Time Logged');
    buttonIn(cell).focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Time Logged' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('0.0');
    await userEvent.keyboard('7.5{Enter}');
    await waitFor(() => expect(buttonIn(cell)).toHaveFocus());
    await expect(cell).toHaveTextContent('7.5h');
    await expect(onSave.mock.calls).toEqual([['hours', '7.5']]);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** F2 opens the field, Escape restores the value, and neither changes the selection or opens the row. */
export const EscapeCancels = meta.story({
  render: () => <EditableTable defaultSelectedKeys={new Set([tickets[0]?.id ?? ''])} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSave.mockReset();
    const cell = cellOf(canvasElement, 0, 'Company');
    buttonIn(cell).focus();
    await userEvent.keyboard('{F2}');
    await canvas.findByRole('textbox', { name: 'Company' });
    await userEvent.keyboard('Another company{ArrowDown}{Escape}');
    await expect(buttonIn(cell)).toHaveFocus();
    await expect(cell).toHaveTextContent('Apache Ridge Energy');
    await expect(onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: `Select ${tickets[0]?.code}` })).toBeChecked();
  },
});

/** Tab commits and moves to the next cell that can be edited. A value that did not change is not saved. */
export const TabCommits = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSave.mockReset();
    const cell = cellOf(canvasElement, 1, 'Company');
    await userEvent.click(buttonIn(cell));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Company' }), '!');
    await userEvent.keyboard('{Tab}');
    const status = cellOf(canvasElement, 1, 'Status');
    await waitFor(() => expect(buttonIn(status)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('combobox', { name: 'Status' });
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'Invoiced');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(buttonIn(cell)).toHaveFocus());
    await expect(status).toHaveTextContent('Invoiced');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox', { name: 'Company' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(buttonIn(cell)).toHaveFocus());
    await expect(onSave.mock.calls).toEqual([
      ['company', 'Blue Mesa Operating!'],
      ['status', 'yes'],
    ]);
  },
});

/** An invalid value stays in the field, with its message. */
export const Invalid = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSave.mockReset();
    const cell = cellOf(canvasElement, 0, 'Time Logged');
    await userEvent.click(buttonIn(cell));
    const field = await canvas.findByRole('textbox', { name: 'Time Logged' });
    await userEvent.keyboard('48{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter 0 to 24 hours.');
    await expect(field).toHaveAccessibleDescription('Enter 0 to 24 hours.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
  },
});

/** Saving takes a moment and fails: meanwhile the value can't be changed, then the field stays open with the message. */
export const SavingFails = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    let fail: (failure: Error) => void = () => {};
    const saving = new Promise<void>((_, reject) => {
      fail = reject;
    });
    onSave.mockReset().mockReturnValueOnce(saving);
    const cell = cellOf(canvasElement, 2, 'Company');
    await userEvent.click(buttonIn(cell));
    const field = await canvas.findByRole('textbox', { name: 'Company' });
    await userEvent.keyboard('Gulf Lift Co.{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await userEvent.keyboard('more');
    await expect(field).toHaveValue('Gulf Lift Co.');
    fail(new Error('Somebody else changed this ticket.'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else changed this ticket.');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell).toHaveTextContent('Gulf Lift Co.'));
  },
});

/** On a phone the values have a line that shows that they can be edited. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <EditableTable />,
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <EditableTable />,
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  render: () => <EditableTable />,
});
