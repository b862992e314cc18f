import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { priceItemHandlers } from '../../mocks/priceItems.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { type Canvas, expectToast, page, rowOf } from '../technicians/people.ts';

const meta = preview.meta({
  ...adminAt('/dashboard/price-book'),
  title: 'Screens/Price book/Add item',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...priceItemHandlers.ready());
    return startClean(signedIn);
  },
});

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Item' }));
  const dialog = within(await page().findByRole('dialog', { name: 'Add Item' }));
  return { dialog, name: await dialog.findByRole('textbox', { name: /^Item name/ }) };
}

/** Fills in the dialog and submits it. */
async function fill(canvas: Canvas, text: string) {
  const { dialog, name } = await open(canvas);
  await pasteInto(name, text);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Unit price/ }), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  return { dialog, name };
}

/** By keyboard alone: the user tabs through the fields and past Cancel to the save button. */
export const Created = meta.story({
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Add Item' })).focus();
    await userEvent.keyboard('{Enter}');
    const name = await page().findByRole('textbox', { name: /^Item name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Pump jack weights{Tab}89.99{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expectToast('Item added successfully');
    const row = await rowOf(canvas, 'Pump jack weights');
    await expect(row).toHaveTextContent('$89.99');
    await expect(row).toHaveTextContent('Each');
  },
});

/** Each error is shown at its field. */
export const Checks = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
    await expect(await dialog.findByText('Please enter a name')).toBeVisible();
    await expect(dialog.getByText('Please enter a price from 0 to 1,000,000')).toBeVisible();
  },
});

/** A price with four decimals is not rounded: the field shows how many decimals unit prices have. A price with three is saved. */
export const TooManyDecimals = meta.story({
  play: async ({ canvas }) => {
    const { dialog, name } = await open(canvas);
    await userEvent.type(name, 'Gasket');
    const price = dialog.getByRole('textbox', { name: /^Unit price/ });
    await userEvent.type(price, '0.6555');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
    await expect(
      await dialog.findByText('Unit prices in this currency have 3 decimals at most.'),
    ).toBeVisible();
    await expect(price).toHaveValue('$0.6555');
    await userEvent.clear(price);
    await userEvent.type(price, '0.655');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
    await expectToast('Item added successfully');
    await expect(await rowOf(canvas, 'Gasket')).toHaveTextContent('$0.655');
  },
});

export const TooManyDecimalsInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar artículo' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Agregar artículo' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Precio unitario/ }), '0.6555');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar artículo' }));
    await expect(
      await dialog.findByText('Los precios unitarios en esta moneda llevan 3 decimales como máximo.'),
    ).toBeVisible();
  },
});

export const NameTaken = meta.story({
  play: async ({ canvas }) => {
    const { dialog } = await fill(canvas, 'crane TRUCK');
    await expect(await dialog.findByText('Another item has this name')).toBeVisible();
  },
});

export const Saving = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.savePending());
  },
  play: async ({ canvas }) => {
    const { name } = await fill(canvas, 'Pump');
    await waitFor(() => expect(name).toBeDisabled());
  },
});

export const SaveFailed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    const { dialog, name } = await fill(canvas, 'Pump');
    await expect(await dialog.findByText(/The database is being moved/)).toBeVisible();
    await expect(name).toHaveValue('Pump');
  },
});

export const OnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
