import { Button } from '@derrick/ui/Button';
import { ColumnChooser } from '@derrick/ui/ColumnChooser';
import {
  arrangeColumns,
  type ColumnChoice,
  noColumnChoice,
  resizedWidths,
  withResizedWidths,
} from '@derrick/ui/DataTable';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ticketColumns } from '../Data/tickets.tsx';
import { Table } from '../Data/ticketTable.tsx';
import { ownPage } from '../ownPage.ts';

const columns = ticketColumns.map((column) =>
  column.id === 'company' ? { ...column, widths: { narrow: 120, wide: 300 } } : column,
);

/** A table with the button that opens its column chooser. */
function Example({ choice: first = noColumnChoice }: { choice?: ColumnChoice }) {
  const [choice, setChoice] = useState(first);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const arranged = useMemo(() => arrangeColumns(columns, choice), [choice]);
  const widths = useMemo(() => resizedWidths(choice), [choice]);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={trigger !== null}
        onPress={({ currentTarget }) => setTrigger(currentTarget)}
      >
        Columns
      </Button>
      {trigger && (
        <ColumnChooser
          isOpen
          trigger={trigger}
          onOpenChange={() => setTrigger(null)}
          columns={columns}
          value={choice}
          onChange={setChoice}
        />
      )}
      <Table
        columns={arranged}
        density={choice.density}
        columnWidths={widths}
        onColumnWidthsChange={(next) => setChoice(withResizedWidths(choice, next))}
      />
    </>
  );
}

const meta = preview.meta({
  component: ColumnChooser,
  title: 'Components/Overlays/ColumnChooser',
  tags: ['autodocs'],
  parameters: ownPage(760),
  args: {
    isOpen: true,
    trigger: null,
    columns,
    value: noColumnChoice,
    onOpenChange: fn(),
    onChange: fn(),
  },
  render: () => <Example />,
});

const open = async (name = 'Columns') => {
  const [button] = screen.getAllByRole('button', { name: 'Columns' });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name }));
};

/** Returns the headers of the table behind the dialog, which hides their roles. */
const headers = () =>
  [...document.querySelectorAll('[role="grid"] th')]
    .flatMap(({ textContent }) => textContent || [])
    .join(', ');

const originalOrder = 'Ticket ID, Created Date, Company, Technician, Status, Time Logged, Actions';

/** The grip of a column follows the pointer. The table behind shows the new order at once. */
export const Dragging = meta.story({
  play: async () => {
    const dialog = await open();
    const lineOf = (name: string) =>
      dialog.getByRole('checkbox', { name }).closest('[role="row"]') ?? document.body;
    const grip = lineOf('Status').querySelector('[aria-hidden]');
    const send = (type: string, line: Element) => {
      const { x, y, height } = line.getBoundingClientRect();
      grip?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y + height / 2 }),
      );
    };
    send('pointerdown', lineOf('Status'));
    await waitFor(() => expect(lineOf('Status')).toHaveAttribute('data-dragged'));
    send('pointermove', lineOf('Company'));
    await waitFor(() =>
      expect(headers()).toBe('Ticket ID, Created Date, Status, Company, Technician, Time Logged, Actions'),
    );
    await expect(dialog.getByRole('status')).toHaveTextContent('Status: 3 of 6');
    send('pointermove', lineOf('Time Logged'));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Status: 6 of 6'));
    send('pointerup', lineOf('Time Logged'));
    await waitFor(() => expect(lineOf('Status')).not.toHaveAttribute('data-dragged'));
    send('pointermove', lineOf('Company'));
    await expect(headers()).toBe(
      'Ticket ID, Created Date, Company, Technician, Time Logged, Status, Actions',
    );
  },
});

const openMenuOf = async (dialog: ReturnType<typeof within>, column: string) => {
  await userEvent.click(dialog.getByRole('button', { name: `Options for ${column}` }));
  return within(await screen.findByRole('menu', { name: `Options for ${column}` }));
};

const chooseIn = async (menu: ReturnType<typeof within>, item: string | RegExp) => {
  await userEvent.click(menu.getByRole('menuitemradio', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

/**
 * One tab stop: arrow keys move between the columns and to their menus, Alt with an arrow key moves a column, Space hides
 * it. The focus stays on the moved column.
 */
export const Keyboard = meta.story({
  play: async () => {
    const dialog = await open();
    const checkbox = (name: string | RegExp) => dialog.getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(checkbox(/^Ticket ID/)).toHaveFocus();
    await expect(checkbox(/^Ticket ID/)).toHaveAccessibleDescription('Always shown');
    // The column that names the rows can be moved but not hidden.
    await userEvent.keyboard(' ');
    await expect(checkbox(/^Ticket ID/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(checkbox('Company')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(headers()).toBe(
      'Ticket ID, Company, Created Date, Technician, Status, Time Logged, Actions',
    );
    await expect(dialog.getByRole('status')).toHaveTextContent('Company: 2 of 6');
    await expect(checkbox('Company')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(headers()).toBe(originalOrder);
    await expect(checkbox('Company')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(headers()).not.toContain('Company');
    await userEvent.keyboard('{End}{ArrowRight}');
    const menuButton = dialog.getByRole('button', { name: 'Options for Time Logged' });
    await expect(menuButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /^Move down/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Move up/ }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Time Logged: 5 of 6'));
    await waitFor(() => expect(menuButton).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Home}');
    await expect(checkbox(/^Ticket ID/)).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByLabelText('Row height')).toHaveFocus();
  },
});

/** Pinned columns are first or last and move among themselves. Reset restores the default columns. */
export const Pinning = meta.story({
  play: async () => {
    const dialog = await open();
    await chooseIn(await openMenuOf(dialog, 'Company'), 'At the start');
    await chooseIn(await openMenuOf(dialog, 'Created Date'), 'At the end');
    await expect(headers()).toBe(
      'Company, Ticket ID, Technician, Status, Time Logged, Created Date, Actions',
    );
    await expect(dialog.getByRole('checkbox', { name: /^Company/ })).toHaveAccessibleDescription(
      'At the start',
    );
    const menu = await openMenuOf(dialog, 'Company');
    await expect(menu.getByRole('menuitemradio', { name: 'At the start' })).toBeChecked();
    await expect(menu.getByRole('menuitem', { name: /^Move down/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(headers()).toBe(originalOrder);
  },
});

/** The width of a resized column is shown in px. Choosing a named width replaces it. */
export const Resized = meta.story({
  render: () => <Example choice={{ ...noColumnChoice, widths: new Map([['company', 222]]) }} />,
  play: async () => {
    const width = () =>
      [...document.querySelectorAll('[role="grid"] th')]
        .find(({ textContent }) => textContent === 'Company')
        ?.getBoundingClientRect().width;
    await expect(width()).toBe(222);
    const dialog = await open();
    const menu = await openMenuOf(dialog, 'Company');
    await expect(menu.getByRole('menuitemradio', { name: '222 px' })).toBeChecked();
    await chooseIn(menu, 'Narrow');
    await expect(width()).toBe(120);
  },
});

/** On a phone the dialog fills the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
  },
});

export const Spanish = meta.story({
  globals: { locale: 'es' },
  play: async () => {
    const dialog = await open('Columnas');
    await userEvent.click(dialog.getByRole('button', { name: 'Opciones de Company' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Subir/ }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Company: 2 de 6');
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async () => {
    await open();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await open();
  },
});
