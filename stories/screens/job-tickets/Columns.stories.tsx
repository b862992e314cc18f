import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { authHandlers, sparseUser, users } from '../../mocks/auth.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';

// Loaded with the stories: the first of them would wait for it past its time.
import '../../../apps/admin/src/patterns/list/ColumnsPopover.tsx';

const tablet = { viewport: { value: 'tablet' } };
const LIST = '/dashboard/job-tickets';
const KEY = `derrick.ticketColumns.${users.SUPER_ADMIN.id}`;

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Job tickets/Columns',
  args: { location: LIST },
  render: (args, context) => renderAdmin({ location: args.location ?? LIST }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    const forget = () => localStorage.removeItem(KEY);
    forget();
    const end = [signedIn(), forgetChoices(), forget];
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Canvas = ReturnType<typeof within>;

const page = () => within(document.body);
const keep = (choice: unknown) =>
  localStorage.setItem(KEY, typeof choice === 'string' ? choice : JSON.stringify(choice));
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const plain = 'Ticket ID, Created Date, Company, Technician, Status, Time Logged';
// While a popover is open the page behind it is hidden from roles.
const headers = () =>
  [...document.querySelectorAll('[role="grid"] thead th')]
    .map((cell) => cell.textContent)
    .filter((text) => text && text !== 'Actions' && text !== 'Acciones')
    .join(', ');
const widthOf = (name: string) =>
  [...document.querySelectorAll('[role="grid"] thead th')]
    .find((cell) => cell.textContent === name)
    ?.getBoundingClientRect().width ?? 0;
const heightOfRow = () => document.querySelector('[role="grid"] tbody tr')?.getBoundingClientRect().height;

async function openColumns(canvas: Canvas, name = 'Columns') {
  await canvas.findByText('#TK-10482');
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await page().findByRole('dialog', { name }));
}

/** A column goes at once and comes back where it was; the one that names the row stays. */
export const Hiding = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await expect(headers()).toBe(plain);
    const row = dialog.getByRole('checkbox', { name: /Ticket ID/ });
    await expect(row).toBeChecked();
    await expect(row).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await expect(headers()).toBe('Ticket ID, Created Date, Technician, Status, Time Logged');
    await expect(kept()).toMatchObject({ version: 1, order: [], hidden: ['company'] });

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await expect(headers()).toBe(plain);
    await expect(kept()).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '7');
  },
});

/** The focus goes back to the button, also where the keyboard last stood in the column that went. */
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
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    // In the place of the column that went.
    await expect(document.activeElement).toHaveTextContent('7.5h');
  },
});

/** By keyboard, said each time; at the end of the way the button keeps the focus. */
export const Moving = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    const up = dialog.getByRole('button', { name: 'Move Company up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(headers()).toBe('Ticket ID, Company, Created Date, Technician, Status, Time Logged');
    await expect(dialog.getByRole('status')).toHaveTextContent('Company: 2 of 6');
    await expect(up).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByRole('status')).toHaveTextContent('Company: 1 of 6');
    await userEvent.keyboard(' ');
    await expect(headers()).toBe('Company, Ticket ID, Created Date, Technician, Status, Time Logged');
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Company',
      'Ticket IDAlways shown',
      'Created Date',
      'Technician',
      'Status',
      'Time Logged',
    ]);

    // Back in its own place nothing is kept: a later order of the list's own will show.
    const down = dialog.getByRole('button', { name: 'Move Company down' });
    await userEvent.click(down);
    await userEvent.click(down);
    await expect(headers()).toBe(plain);
    await expect(kept()).toBeNull();
  },
});

/** Narrow, standard and wide; what is too wide for the frame scrolls sideways. */
export const Widths = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openColumns(canvas);
    const standard = widthOf('Company');
    await userEvent.selectOptions(dialog.getByLabelText('Width of Company'), 'Narrow');
    await expect(widthOf('Company')).toBeLessThan(standard);
    await userEvent.selectOptions(dialog.getByLabelText('Width of Company'), 'Wide');
    await expect(widthOf('Company')).toBeGreaterThan(standard);
    await expect(kept()).toMatchObject({ widths: { company: 'wide' } });
    for (const name of ['Ticket ID', 'Created Date', 'Technician', 'Status', 'Time Logged']) {
      await userEvent.selectOptions(dialog.getByLabelText(`Width of ${name}`), 'Wide');
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

/** Rows of 40 px. */
export const Compact = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await expect(heightOfRow()).toBe(48);
    await userEvent.selectOptions(dialog.getByLabelText('Row height'), 'Compact');
    await expect(heightOfRow()).toBe(40);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(heightOfRow()).toBe(40);
    await expect(kept()).toMatchObject({ density: 'compact' });
  },
});

/** Selected rows stay selected, whatever becomes of their columns. */
export const KeepsTheSelection = meta.story({
  beforeEach: () => keep({ version: 1, order: ['technician'] }),
  play: async ({ canvas }) => {
    // The kept order knows one column: the others come where they come by themselves.
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

const arranged = {
  version: 1,
  order: ['jobcode', 'status', 'company', 'workHours', 'technician', 'createdAt'],
  hidden: ['createdAt'],
  widths: { company: 'wide', workHours: 'narrow' },
  density: 'compact',
};

/** As it was left, on another day. */
export const Remembered = meta.story({
  beforeEach: () => keep(arranged),
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(headers()).toBe('Ticket ID, Status, Company, Time Logged, Technician');
    await expect(heightOfRow()).toBe(40);
    await expect(widthOf('Company')).toBe(288);
    const dialog = await openColumns(canvas);
    await expect(dialog.getByRole('checkbox', { name: 'Created Date' })).not.toBeChecked();
    await expect(dialog.getByLabelText('Width of Company')).toHaveDisplayValue('Wide');
    await expect(dialog.getByLabelText('Row height')).toHaveDisplayValue('Compact');
  },
});

/** Everything as at first, and nothing kept. */
export const Reset = meta.story({
  beforeEach: () => keep(arranged),
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('As at first');
    await expect(headers()).toBe(plain);
    await expect(heightOfRow()).toBe(48);
    await expect(kept()).toBeNull();
  },
});

/** Kept by another version of the list: a column is gone, another is new, which stands where it belongs. */
export const ColumnsHaveChanged = meta.story({
  beforeEach: () =>
    keep({
      version: 1,
      order: ['priority', 'workHours', 'jobcode', 'createdAt', 'status', 'technician'],
      hidden: ['priority', 'createdAt'],
      widths: { priority: 'wide', status: 'huge' },
      density: 'cosy',
    }),
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(headers()).toBe('Time Logged, Ticket ID, Company, Status, Technician');
    await expect(heightOfRow()).toBe(48);
  },
});

/** What is kept is no choice at all. */
export const Garbage = meta.story({
  beforeEach: () => keep('{"version":1,"order":'),
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(headers()).toBe(plain);
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await expect(kept()).toMatchObject({ hidden: ['status'] });
  },
});

/** The browser refuses to keep anything: the choice holds on this page. */
export const StorageRefused = meta.story({
  beforeEach() {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(key: string, value: string) {
      if (key.startsWith('derrick.ticketColumns.')) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await expect(headers()).toBe('Ticket ID, Created Date, Company, Technician, Time Logged');
    await expect(kept()).toBeNull();
  },
});

/** An older server does not say who somebody is: nothing is kept that another person would find. */
export const WithoutAnId = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(sparseUser));
  },
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await expect(headers()).toBe('Ticket ID, Created Date, Company, Technician, Time Logged');
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('derrick.ticketColumns'))).toEqual(
      [],
    );
  },
});

/** Cards show everything, and there is no button. */
export const Phone = meta.story({
  globals: phone,
  beforeEach: () => keep(arranged),
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
    await expect(headers()).toBe(plain);
  },
});

/** In a window that has room for cards alone, what they show is all there is to choose. */
export const Tablet = meta.story({
  globals: tablet,
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await expect(dialog.queryByRole('button', { name: 'Move Company up' })).toBeNull();
    await expect(dialog.queryByLabelText('Row height')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await expect(document.querySelector('[role="grid"] tbody')).not.toHaveTextContent('Apache');
  },
});

export const Spanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas, 'Columnas');
    await userEvent.click(dialog.getByRole('button', { name: 'Subir Empresa' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Empresa: 2 de 6');
    await expect(dialog.getByLabelText('Altura de las filas')).toHaveDisplayValue('Cómoda');
    await expect(dialog.getByRole('button', { name: 'Listo' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: () => keep(arranged),
  play: async ({ canvas }) => {
    await openColumns(canvas);
  },
});
