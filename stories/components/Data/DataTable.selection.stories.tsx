import { Button } from '@derrick/ui/Button';
import { DataTable } from '@derrick/ui/DataTable';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TicketList } from './ticketList.tsx';
import type { Ticket } from './tickets.tsx';
import { announcementOf, ControlledTable, rowsOf, selectedOf, Table, tickets } from './ticketTable.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable selection',
  tags: ['behavior'],
});

const onRefused = fn();

/** Space, Shift with arrows, presses, Ctrl+A and Escape change the selection. Each change is announced. */
export const Selecting = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    const press = async (index: number) => userEvent.click(rows[index]?.cells[2] ?? canvasElement);
    await press(1);
    await expect(selectedOf(canvasElement)).toEqual([1]);
    await expect(announcementOf(canvasElement)).toBe('#TK-10481 selected.');
    await userEvent.keyboard('{Shift>}');
    await press(4);
    await expect(selectedOf(canvasElement)).toEqual([1, 2, 3, 4]);
    await press(2);
    await userEvent.keyboard('{/Shift}');
    await expect(selectedOf(canvasElement)).toEqual([1, 2]);
    await expect(announcementOf(canvasElement)).toBe('2 selected');
    await expect(getSelection()?.type).not.toBe('Range');
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(selectedOf(canvasElement)).toEqual([1, 2, 4]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selectedOf(canvasElement)).toEqual([1, 2, 4, 5, 6]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selectedOf(canvasElement)).toHaveLength(tickets.length);
    await expect(announcementOf(canvasElement)).toBe('All rows selected.');
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

/** Controlled selection: a change that the parent component rejects is reverted. */
export const Refused = meta.story({
  render: () => <Table selectedKeys={new Set(['t10481'])} onSelectionChange={onRefused} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onRefused.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10480' }));
    await expect(onRefused).toHaveBeenCalledWith(new Set(['t10481', 't10480']));
    await waitFor(() => expect(selectedOf(canvasElement)).toEqual([1]));
  },
});

/** The selection bar replaces the toolbar. When the bar closes, the focus returns to the table. */
export const Bar = meta.story({
  render: () => (
    <ControlledTable
      toolbar={<input aria-label="Search" />}
      selectionBar={() => <Button>Create Invoice</Button>}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'casing');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10481' }));
    await expect(await canvas.findByRole('button', { name: 'Create Invoice' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('casing');
    await expect(selectedOf(canvasElement)).toEqual([]);
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
});

const onMatchingChange = fn();

function MatchingList() {
  const [isSelected, setSelected] = useState(false);
  const onChange = (next: boolean) => {
    onMatchingChange(next);
    setSelected(next);
  };
  return <TicketList matchingSelection={{ isSelected, onChange }} />;
}

/**
 * After all rows of a page are selected, the user can select the rows of all pages. Any other change of the selection
 * ends this mode.
 */
export const SelectingAllThatMatch = meta.story({
  render: () => <MatchingList />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onMatchingChange.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10481' }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /that match/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByText('All 10 on this page are selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 248 that match' }));
    await expect(await canvas.findByText('All 248 that match are selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Only this page' })).toHaveFocus();

    // The rows of another page are selected as soon as they load.
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select #TK-10471' })).toBeChecked());
    await expect(selectedOf(canvasElement)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Only this page' }));
    await expect(await canvas.findByText('All 10 on this page are selected')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Select all 248 that match' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10471' }));
    await expect(await canvas.findByText('9 selected')).toBeVisible();
    await expect(onMatchingChange.mock.calls).toEqual([[true], [false], [true], [false]]);
  },
});
