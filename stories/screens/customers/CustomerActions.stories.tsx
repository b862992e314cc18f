import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, spanish, startClean } from '../admin.tsx';
import { expectToast, page, pick, rowOf } from '../technicians/people.ts';
import { FIRST, formReady, RECORD, SECOND } from './customers.ts';

const meta = preview.meta({
  ...adminAt(RECORD),
  title: 'Screens/Customers/Merging and deleting',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...customerHandlers.ready(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

export const Merged = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Merge into another customer' }));
    await expect(dialog.getByText(/^23 tickets and the contacts of/)).toBeVisible();
    await step('requires the other customer', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
      await expect(await dialog.findByText('Please choose a customer')).toBeVisible();
    });
    await pick(dialog, /^Customer that stays/, SECOND);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expectToast('Customers merged successfully');
    await waitFor(async () => expect(await formReady(canvas)).toHaveValue(SECOND));
    await expect(canvas.getByRole('heading', { name: '24 tickets' })).toBeVisible();
  },
});

export const MergeFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(...customerHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Merge into another customer' }));
    await pick(dialog, /^Customer that stays/, SECOND);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await dialog.findByText(/The database is being moved/)).toBeVisible();
  },
});

export const DeleteRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...customerHandlers.inUse());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Customer' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete customer');
    await expect(await formReady(canvas)).toHaveValue(FIRST);
  },
});

export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Customer' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Customer deleted successfully');
    await rowOf(canvas, SECOND);
    await expect(canvas.queryByRole('row', { name: new RegExp(FIRST) })).not.toBeInTheDocument();
  },
});

/** Managers can edit customers. Only admins can merge them. */
export const Manager = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
  },
});

export const MergingInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Combinar' }));
    const dialog = await page().findByRole('dialog', { name: 'Combinar con otro cliente' });
    await expect(within(dialog).getByText(/^23 tickets y los contactos de/)).toBeVisible();
  },
});
