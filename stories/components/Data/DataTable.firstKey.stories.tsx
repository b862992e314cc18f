import { DataTable } from '@derrick/ui/DataTable';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { makeTickets, ticketColumns, ticketMenu } from './tickets.tsx';

const onMenu = fn();
const menu = ticketMenu(onMenu);
const tickets = makeTickets(6);

const meta = preview.meta({
  title: 'Components/Data/DataTable first key',
  // The page is never idle: nothing of the keyboard is there until someone uses it.
  beforeEach: () => {
    const idle = spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
    return () => idle.mockRestore();
  },
  render: () => (
    <>
      <button type="button">Before</button>
      <DataTable
        label="Job tickets"
        columns={ticketColumns}
        rows={tickets}
        getRowId={(ticket) => ticket.id}
        getRowLabel={(ticket) => ticket.code}
        selectionMode="multiple"
        rowMenu={menu}
      />
    </>
  ),
});

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLTableRowElement>('tbody tr')];

/** Presses a key in the same moment, as no person can: whether the browser may act on it too. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );

/** The keyboard's code is fetched when the focus comes: keys pressed before it is there wait for it, in their order. */
export const FirstKey = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rows = rowsOf(canvasElement);
    // Without it too there is one tab stop, and it leads to the first row.
    await expect(canvasElement.querySelectorAll('table[tabindex="0"], table [tabindex="0"]')).toHaveLength(1);
    canvasElement.querySelector('table')?.focus();
    await expect(rows[0]).toHaveFocus();
    const mayBrowserScroll = [press('ArrowDown'), press('ArrowDown'), press(' '), press('ArrowRight')];
    await expect(mayBrowserScroll).toEqual([false, false, false, false]);
    await expect(press('Tab')).toBe(true);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select #TK-10480' })).toHaveFocus());
    await expect(rows.map((row) => row.ariaSelected)).toEqual([
      'false',
      'false',
      'true',
      'false',
      'false',
      'false',
    ]);
  },
});

/** Whoever goes on before the code is there is not fetched back by a key of before. */
export const LeavingAtOnce = meta.story({
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('table')?.focus();
    press('ArrowDown');
    const before = canvas.getByRole('button', { name: 'Before' });
    before.focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(before).toHaveFocus();
  },
});

/** A press needs no keyboard: rows are selected and menus open. */
export const FirstPress = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rows = rowsOf(canvasElement);
    canvas.getByRole('checkbox', { name: 'Select #TK-10481' }).click();
    await waitFor(() => expect(rows[1]?.ariaSelected).toBe('true'));
    canvas.getByRole('button', { name: 'Actions for #TK-10480' }).click();
    await screen.findByRole('menu');
  },
});
