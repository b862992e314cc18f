import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminAt } from '../admin.tsx';
import {
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
import { LIST } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Columns kept',
  beforeEach: startWithoutChoice,
});

/** The choice of columns of an earlier visit is restored. */
export const Remembered = meta.story({
  beforeEach: () => storeChoice(customChoice),
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(headers()).toBe('Ticket ID, Status, Company, Time Logged, Technician');
    await expect(heightOfRow()).toBe(40);
    await expect(widthOf('Company')).toBe(288);
    const dialog = await openColumns(canvas);
    await expect(dialog.getByRole('checkbox', { name: 'Created Date' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Company/ })).toHaveAccessibleDescription('Wide');
    await expect(dialog.getByLabelText('Row height')).toHaveDisplayValue('Compact');
  },
});

/** Reset restores the default columns and clears the stored choice. */
export const Reset = meta.story({
  beforeEach: () => storeChoice(customChoice),
  play: async ({ canvas }) => {
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Columns reset');
    await expect(headers()).toBe(defaultHeaders);
    await expect(heightOfRow()).toBe(48);
    await expect(storedChoice()).toBeNull();
  },
});

/**
 * The choice was stored by another version of the list: a removed column is ignored, a new column appears at its default
 * position.
 */
export const ColumnsHaveChanged = meta.story({
  beforeEach: () =>
    storeChoice({
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

/** The stored choice is invalid: the list shows the default columns. */
export const Garbage = meta.story({
  beforeEach: () => storeChoice('{"version":1,"order":'),
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(headers()).toBe(defaultHeaders);
    const dialog = await openColumns(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await expect(storedChoice()).toMatchObject({ hidden: ['status'] });
  },
});

/** The browser rejects storage: the choice applies until the page is closed. */
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
    await expect(storedChoice()).toBeNull();
  },
});
