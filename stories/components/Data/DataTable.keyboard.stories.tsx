import { DataTable } from '@derrick/ui/DataTable';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type StoppedClock, stopClock } from '../../stoppedClock.ts';
import { makeTickets, type Ticket } from './tickets.tsx';
import { onCommit, rowsOf, selectedOf, Table } from './ticketTable.tsx';

const meta = preview.meta({
  component: DataTable<Ticket>,
  title: 'Components/Data/DataTable keyboard',
  tags: ['behavior'],
});

const named = makeTickets(12).map((ticket, index) => ({
  ...ticket,
  code: ['Caprock', 'Élan', 'blue mesa', 'Blue Ridge'][index % 4] ?? '',
}));

/** The table is one tab stop. Moving the focus renders nothing. Tab returns to the cell that had the focus last. */
export const Moving = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    await expect(rows[0]).toHaveFocus();
    onCommit.mockClear();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Select #TK-10480' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{End}');
    await expect(canvas.getByRole('button', { name: 'Actions for #TK-10479' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Ticket ID' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(rows.at(-1)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{PageUp}');
    await expect(rows[0]?.cells[1]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(rows[0]?.cells[1]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
    await expect(onCommit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelectorAll('table[tabindex="0"], table [tabindex="0"]')).toHaveLength(1);
  },
});

/** Shift+Tab from behind the table focuses the last row or, if rows are selected, the nearest selected row. */
export const Entering = meta.story({
  render: () => <Table defaultSelectedKeys={new Set(['t10480', 't10477'])} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'After' }).focus();
    await userEvent.tab({ shift: true });
    await expect(rowsOf(canvasElement)[5]).toHaveFocus();
  },
});

let clock: StoppedClock;

/**
 * Typed letters find a row header and ignore case and accents. A space typed during a search belongs to the search text.
 */
export const Typeahead = meta.story({
  render: () => <Table rows={named} />,
  beforeEach() {
    clock = stopClock();
    return () => clock.restore();
  },
  play: async ({ canvasElement, userEvent }) => {
    const rows = rowsOf(canvasElement);
    rows[0]?.focus();
    await userEvent.keyboard('e');
    await expect(rows[1]).toHaveFocus();
    // Longer than the time after which a search ends.
    await clock.advance(1050);
    await userEvent.keyboard('{ArrowRight}blue r');
    await expect(rows[3]?.cells[1]).toHaveFocus();
    await expect(selectedOf(canvasElement)).toEqual([]);
  },
});

/** A right-to-left page: ArrowLeft and ArrowRight move the focus in the direction they point. */
export const ArrowsRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Table />,
  play: async ({ canvasElement, userEvent }) => {
    const row = rowsOf(canvasElement)[0];
    row?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row?.cells[0]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row?.cells[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(row).toHaveFocus();
  },
});

/**
 * Dispatches a key synchronously, faster than a user could press it. Returns false if the table prevented the browser's
 * default action.
 */
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

/** Keys that arrive faster than React renders are all handled, in their order. */
export const FirstKeys = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement }) => {
    const rows = rowsOf(canvasElement);
    await expect(canvasElement.querySelectorAll('table[tabindex="0"], table [tabindex="0"]')).toHaveLength(1);
    canvasElement.querySelector('table')?.focus();
    await expect(rows[0]).toHaveFocus();
    const mayBrowserScroll = [press('ArrowDown'), press('ArrowDown'), press(' '), press('ArrowRight')];
    await expect(mayBrowserScroll).toEqual([false, false, false, false]);
    await expect(press('Tab')).toBe(true);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select #TK-10480' })).toHaveFocus());
    await expect(selectedOf(canvasElement)).toEqual([2]);
  },
});

/** A key pressed just before the focus leaves the table does not move the focus back. */
export const LeavingAtOnce = meta.story({
  render: () => <Table />,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('table')?.focus();
    press('ArrowDown');
    const before = canvas.getByRole('button', { name: 'Before' });
    before.focus();
    // Longer than the table retries to move the focus.
    for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame);
    await expect(before).toHaveFocus();
  },
});
