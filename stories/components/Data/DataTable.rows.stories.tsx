import { DataTable } from '@derrick/ui/DataTable';
import { KitProvider } from '@derrick/ui/theme';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type Ticket, ticketMenu } from './tickets.tsx';
import { onMenu, rowsOf, selectedOf, Table, tickets } from './ticketTable.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable rows',
  tags: ['behavior'],
});

const onRowAction = fn();

function Deleting() {
  const [rows, setRows] = useState(tickets);
  return (
    <Table
      rows={rows}
      rowMenu={ticketMenu((_id, ticket) => setRows((now) => now.filter(({ id }) => id !== ticket.id)))}
    />
  );
}

/** A press, Enter, Alt+Down and Shift+F10 open the menu of the row. Closing the menu returns the focus. */
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

const navigate = fn();

/** A press on a row or its link and Enter open the row. The checkbox, Space and Shift with a press select it. */
export const OpeningRows = meta.story({
  render: () => (
    <KitProvider locale="en-US" navigate={navigate}>
      <Table getRowHref={({ id }) => `#${id}`} />
    </KitProvider>
  ),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const rows = rowsOf(canvasElement);
    const cell = (row: number, column = 3) => rows[row]?.cells[column] ?? canvasElement;
    const opened = () => navigate.mock.calls.map(([href]) => href);
    navigate.mockClear();

    await step('a press on a cell or link opens the row, and a double-click opens it once', async () => {
      await userEvent.click(cell(1));
      await userEvent.click(canvas.getByRole('link', { name: '#TK-10480' }));
      await userEvent.dblClick(cell(3));
      await expect(opened()).toEqual(['#t10481', '#t10480', '#t10479']);
      await expect(selectedOf(canvasElement)).toEqual([]);
    });
    await step('the checkbox, Space and Shift select the row, also on the link', async () => {
      navigate.mockClear();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10481' }));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(cell(3));
      await userEvent.keyboard('{/Shift}');
      await expect(selectedOf(canvasElement)).toEqual([1, 2, 3]);
      canvas.getByRole('link', { name: '#TK-10477' }).focus();
      await userEvent.keyboard(' ');
      await expect(selectedOf(canvasElement)).toEqual([1, 2, 3, 5]);
      await expect(opened()).toEqual([]);
    });
    await step(
      'Enter opens the row from the link and from any other cell, also with selected rows',
      async () => {
        await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown}');
        await userEvent.click(cell(7));
        await expect(opened()).toEqual(['#t10477', '#t10477', '#t10475']);
      },
    );
    await step('selecting text or pressing beside the menu button does not open the row', async () => {
      navigate.mockClear();
      getSelection()?.selectAllChildren(cell(4));
      cell(4).click();
      await expect(opened()).toEqual([]);
      getSelection()?.removeAllRanges();
      await userEvent.click(rows[4]?.cells[7] ?? canvasElement);
      await expect(await screen.findByRole('menu')).toBeVisible();
      await expect(opened()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

/** Enter and a press run the action of the row, also while rows are selected. */
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
    await expect(selectedOf(canvasElement)).toEqual([0]);
    await expect(onRowAction).toHaveBeenCalledTimes(3);
  },
});

/** Removing the focused row moves the focus to the next row. */
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

/** The very first press, before the pointer or the focus was near the row, selects the row or opens its menu. */
export const FirstPress = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement }) => {
    const rows = rowsOf(canvasElement);
    canvas.getByRole('checkbox', { name: 'Select #TK-10481' }).click();
    await waitFor(() => expect(rows[1]?.ariaSelected).toBe('true'));
    canvas.getByRole('button', { name: 'Actions for #TK-10480' }).click();
    await screen.findByRole('menu');
  },
});
