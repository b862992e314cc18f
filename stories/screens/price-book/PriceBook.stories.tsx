import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { priceItemHandlers } from '../../mocks/priceItems.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { choose, entriesOf, expectToast, openRowMenu, page, rowOf } from '../technicians/people.ts';

const LIST = '/dashboard/price-book';
const FIRST = 'Crane truck';
const VALVE = 'Frac valve rental';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Price book/List',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...priceItemHandlers.ready());
    return startClean(signedIn);
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    const row = await rowOf(canvas, VALVE);
    for (const text of ['Day', '$450.00']) await expect(row).toHaveTextContent(text);
    for (const text of ['Not taxed', '$0.655'])
      await expect(await rowOf(canvas, 'Mileage')).toHaveTextContent(text);
    await expect(canvas.getByRole('link', { name: 'Price Book' })).toHaveAttribute('aria-current', 'page');
    await step('sorts by price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Unit price/ }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Mileage'));
    });
    await step('finds a name', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the price book' }), 'seal{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    });
  },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The price book is empty')).toBeVisible();
    await expect(canvas.getByText(/rentals, materials, miles/)).toBeVisible();
  },
});

export const NoResult = meta.story({
  tags: ['state:no-result'],
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No item matches “helicopter”/)).toBeVisible();
  },
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search the price book' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load the price book');
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, VALVE)).toHaveTextContent('Día');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar artículo' }));
    await expect(await page().findByRole('textbox', { name: /^Precio unitario/ })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await rowOf(canvas, FIRST);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await rowOf(canvas, FIRST);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** All columns fit, including the price. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [price, menu] = within(await rowOf(canvas, FIRST))
      .getAllByRole('gridcell')
      .slice(-2);
    await expect(price?.getBoundingClientRect().right).toBeLessThanOrEqual(
      menu?.getBoundingClientRect().left ?? 0,
    );
  },
});

export const LongTextsOnAPhone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, FIRST);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The user opens an item from the menu of its row and changes the price. */
export const Edited = meta.story({
  play: async ({ canvas }) => {
    const menu = await openRowMenu(canvas, VALVE);
    await expect(entriesOf(menu)).toEqual(['Edit', 'Delete']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Item' }));
    const price = await dialog.findByRole('textbox', { name: /^Unit price/ });
    await userEvent.clear(price);
    await userEvent.type(price, '475.5');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Taxable' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast('Item updated successfully');
    const row = await rowOf(canvas, VALVE);
    await waitFor(() => expect(row).toHaveTextContent('$475.50'));
    await expect(row).toHaveTextContent('Not taxed');
  },
});

export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, VALVE, 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Item' });
    await expect(dialog).toHaveTextContent('Tickets and invoices that have it stay as they are');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Success!');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: new RegExp(VALVE) })).not.toBeInTheDocument(),
    );
  },
});

/** A manager of a company that shows prices to managers can read them. */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    const permissions = [...(users.MANAGER.permissions ?? []), 'prices:read' as const];
    msw.use(...authHandlers.me({ ...users.MANAGER, permissions }));
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, FIRST);
    await expect(canvas.queryByRole('button', { name: 'Add Item' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  },
});

/** A technician opens the price book: the page denies access. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Price Book' })).not.toBeInTheDocument();
  },
});
