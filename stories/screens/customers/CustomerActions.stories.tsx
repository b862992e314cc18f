import { listCustomerPrices } from '@derrick/domain/priceItems';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { failOnce } from '../../mocks/mock.ts';
import { priceItemHandlers } from '../../mocks/priceItems.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, spanish, startClean } from '../admin.tsx';
import { type Canvas, expectToast, page, pick, rowOf } from '../technicians/people.ts';
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

const prices = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Prices of this customer' }));

/** A period that overlaps another one is rejected at its field. Prices are added, changed and removed. */
export const Prices = meta.story({
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.ready());
  },
  play: async ({ canvas, step }) => {
    const list = await prices(canvas);
    await expect(await list.findByText('$420.00 / Day')).toBeVisible();
    await expect(list.getByText('Jan 01, 2026 to Jun 30, 2026')).toBeVisible();
    await step('rejects a second price for the same day', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Add price' }));
      const dialog = within(await page().findByRole('dialog', { name: 'Add a price for this customer' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add price' }));
      await expect((await dialog.findAllByText(/Please choose an item of the price book/))[0]).toBeVisible();
      await pick(dialog, /^Item/, 'Frac valve rental');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Price/ }), '390{Tab}');
      await userEvent.click(dialog.getByRole('button', { name: 'Add price' }));
      await expect((await dialog.findAllByText(/already has a price for the item/))[0]).toBeVisible();
      await pick(dialog, /^Item/, 'Crane truck');
      await userEvent.click(dialog.getByRole('button', { name: 'Add price' }));
      await expectToast('Price saved');
      await expect(await list.findByText('$390.00 / Hour')).toBeVisible();
    });
    await step('changes a price', async () => {
      await userEvent.click(
        list.getByRole('button', { name: 'Edit the price of Sand separator rental from Mar 15, 2026' }),
      );
      const dialog = within(await page().findByRole('dialog', { name: 'Edit the price' }));
      const price = dialog.getByRole('textbox', { name: /^Price/ });
      await userEvent.clear(price);
      await userEvent.type(price, '195.50{Tab}');
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      await expect(await list.findByText('$195.50 / Day')).toBeVisible();
    });
    await step('removes a price', async () => {
      await userEvent.click(
        list.getByRole('button', { name: 'Remove the price of Sand separator rental from Mar 15, 2026' }),
      );
      const dialog = within(await page().findByRole('alertdialog', { name: 'Remove this price' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(list.queryByText('Sand separator rental')).not.toBeInTheDocument());
    });
  },
});

/** The prices fail to load: the form stays usable, and Retry loads them. */
export const PricesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(listCustomerPrices));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const list = await prices(canvas);
    await expect(await list.findByText('Failed to load the prices of this customer')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Retry' }));
    await expect(await list.findByText('$420.00 / Day')).toBeVisible();
  },
});

export const PricesInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Precios de este cliente' });
    await expect(await within(list).findByText(/^Del /)).toBeVisible();
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
    await expect(canvas.queryByRole('region', { name: 'Prices of this customer' })).not.toBeInTheDocument();
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
