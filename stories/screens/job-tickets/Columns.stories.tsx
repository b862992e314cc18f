import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import {
  chooseInMenu,
  customChoice,
  defaultHeaders,
  headers,
  heightOfRow,
  openColumns,
  startWithoutChoice,
  storeChoice,
  storedChoice,
  widthOf,
} from './columnChoice.ts';
import { LIST, page } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Columns',
  beforeEach: startWithoutChoice,
});

const tablet = { viewport: { value: 'tablet' } };

/**
 * Hiding a column takes effect at once, and showing it restores its position. The column that names the row can't be
 * hidden.
 */
export const Hiding = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await expect(headers()).toBe(defaultHeaders);
    const row = dialog.getByRole('checkbox', { name: /Ticket ID/ });
    await expect(row).toBeChecked();
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await expect(headers()).toBe('Ticket ID, Created Date, Technician, Status, Time Logged');
    await expect(storedChoice()).toMatchObject({ version: 1, order: [], hidden: ['company'] });

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await expect(headers()).toBe(defaultHeaders);
    await expect(storedChoice()).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '7');
  },
});

/** The user shows columns that are hidden by default. Reset hides them again. */
export const OnRequest = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await expect(dialog.getByRole('checkbox', { name: 'Amount' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Work date' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Signed' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Amount' }));
    await expect(headers()).toBe(`${defaultHeaders}, Work date, Signed, Amount`);
    const grid = document.querySelector('[role="grid"] tbody');
    for (const state of ['Signed', 'Waiting for signature', 'Not signed'])
      await expect(grid).toHaveTextContent(state);
    await expect(document.querySelector('[role="grid"] tbody tr')).toHaveTextContent('$712.50');
    await expect(storedChoice()).toMatchObject({ hidden: ['workDate', 'signatureState', 'totalCents'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(headers()).toBe(defaultHeaders);
    await expect(storedChoice()).toBeNull();
  },
});

/** The user may not see prices: the chooser offers no column with amounts. */
export const WithoutPrices = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await expect(dialog.getByRole('checkbox', { name: 'Work date' })).not.toBeChecked();
    await expect(dialog.queryByRole('checkbox', { name: 'Amount' })).not.toBeInTheDocument();
  },
});

/**
 * Closing the column chooser returns the focus to its button, also if the focused cell of the table was in the hidden
 * column.
 */
export const HidingWhereTheFocusWas = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    canvas.getByRole('checkbox', { name: 'Select #TK-10482' }).focus();
    await userEvent.keyboard('{ArrowRight>5/}');
    await expect(document.activeElement).toHaveTextContent('Invoiced');
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    canvas.getByRole('link', { name: 'Create Job Ticket' }).focus();
    await userEvent.tab();
    // The cell that moved to the position of the hidden column.
    await expect(document.activeElement).toHaveTextContent('7.5h');
  },
});

/** The user moves a column by keyboard: each move is announced, and the focus stays on the column. */
export const Moving = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    const company = dialog.getByRole('checkbox', { name: 'Company' });
    company.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(headers()).toBe('Ticket ID, Company, Created Date, Technician, Status, Time Logged');
    await expect(dialog.getByRole('status')).toHaveTextContent(/Company: 2 of \d/);
    await expect(company).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(dialog.getByRole('status')).toHaveTextContent(/Company: 1 of \d/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(headers()).toBe('Company, Ticket ID, Created Date, Technician, Status, Time Logged');
    await expect(company).toHaveFocus();
    await expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Company',
      'Ticket IDAlways shown',
      'Created Date',
      'Technician',
      'Status',
      'Time Logged',
      'Well',
      'Location',
      'Work date',
      'Signed',
      'Amount',
    ]);

    // A column back at its default position is not stored, so that a later change of the default order applies.
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(headers()).toBe(defaultHeaders);
    await expect(storedChoice()).toBeNull();
  },
});

/** Narrow, standard and wide columns. Columns that do not fit scroll sideways. */
export const Widths = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openColumns(canvas);
    const standard = widthOf('Company');
    await chooseInMenu(dialog, 'Company', 'Narrow');
    await expect(widthOf('Company')).toBeLessThan(standard);
    await chooseInMenu(dialog, 'Company', 'Wide');
    await expect(widthOf('Company')).toBeGreaterThan(standard);
    await expect(storedChoice()).toMatchObject({ widths: { company: 'wide' } });
    for (const name of ['Ticket ID', 'Created Date', 'Technician', 'Status', 'Time Logged']) {
      await chooseInMenu(dialog, name, 'Wide');
    }
    const frame = canvasElement.querySelector('[data-status]');
    await waitFor(() => expect(frame).toHaveAttribute('data-overflowing'));
    const scroller = canvasElement.querySelector('tbody');
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);

    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(frame).not.toHaveAttribute('data-overflowing'));
    await expect(Math.round(widthOf('Company'))).toBe(Math.round(standard));
  },
});

/** The user drags the edge of a header or moves it by keyboard. The width in px is stored. */
export const Resizing = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    const before = widthOf('Company');
    canvas.getByRole('checkbox', { name: 'Select all' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(widthOf('Company')).toBe(Math.round(before + 32)));
    await expect(storedChoice()).toMatchObject({ widths: { company: Math.round(before + 32) } });
  },
});

/** Rows are 40 px high. */
export const Compact = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await expect(heightOfRow()).toBe(48);
    await userEvent.selectOptions(dialog.getByLabelText('Row height'), 'Compact');
    await expect(heightOfRow()).toBe(40);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(heightOfRow()).toBe(40);
    await expect(storedChoice()).toMatchObject({ density: 'compact' });
  },
});

/** Selected rows stay selected when columns change. */
export const KeepsTheSelection = meta.story({
  beforeEach: () => storeChoice({ version: 1, order: ['technician'] }),
  play: async ({ canvas }) => {
    // The stored order names one column: the others follow in their default order.
    await canvas.findByText('#TK-10482');
    await expect(headers()).toBe('Ticket ID, Created Date, Company, Technician, Status, Time Logged');
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Technician' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10482' }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #TK-10482' }));
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeVisible();
  },
});

/** On a phone cards show all columns, and the column chooser is hidden. */
export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  beforeEach: () => storeChoice(customChoice),
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
    await expect(headers()).toBe(defaultHeaders);
  },
});

/** A tablet has no space for all columns: rows have two lines with all fields. The columns can still be chosen. */
async function expectInWindow(cell: Element) {
  const { left, right, width } = cell.getBoundingClientRect();
  await expect(width).toBeGreaterThan(0);
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
}

export const Tablet = meta.story({
  globals: tablet,
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openColumns(canvas);
    await expect(canvasElement.querySelector('[data-layout="two-lines"]')).toBeInTheDocument();
    const [first] = canvas.getAllByRole('row').slice(1);
    for (const cell of first?.querySelectorAll('td') ?? []) await expectInWindow(cell);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    dialog.getByRole('checkbox', { name: 'Company' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(headers()).toBe('Ticket ID, Company, Created Date, Technician, Status, Time Logged');
    await expect(dialog.getByLabelText('Row height')).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas, 'Columnas');
    await userEvent.click(dialog.getByRole('button', { name: 'Opciones de Empresa' }));
    await userEvent.click(await page().findByRole('menuitem', { name: /^Subir/ }));
    await expect(dialog.getByRole('status')).toHaveTextContent(/Empresa: 2 de \d/);
    await expect(dialog.getByLabelText('Altura de las filas')).toHaveDisplayValue('Cómoda');
    await expect(dialog.getByRole('button', { name: 'Listo' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  beforeEach: () => storeChoice(customChoice),
  play: async ({ canvas }) => {
    await openColumns(canvas);
  },
});
