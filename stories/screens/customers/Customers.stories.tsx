import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { choose, entriesOf, expectToast, openRowMenu, page, rowOf } from '../technicians/people.ts';
import { FIRST, LIST, SECOND } from './customers.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Customers/List',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...customerHandlers.ready(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    const row = await rowOf(canvas, FIRST);
    for (const text of ['Dana Whitfield', 'dana.whitfield@ridge.example', '+1 (432) 555-0144', '45 days'])
      await expect(row).toHaveTextContent(text);
    await expect(await rowOf(canvas, SECOND)).toHaveTextContent('On receipt');
    await step('sorts by terms', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Terms/ }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(SECOND));
    });
    await step('finds a contact', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search customers' }), 'whitfield{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    });
  },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...customerHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customers found')).toBeVisible();
    await expect(canvas.getByText(/The first ticket for a new customer/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create Customer' }).length).toBeGreaterThan(0);
  },
});

export const NoResult = meta.story({
  tags: ['state:no-result'],
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No customer matches “helicopter”/)).toBeVisible();
  },
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...customerHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search customers' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...customerHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load customers');
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, FIRST)).toHaveTextContent('45 días');
    await expect(canvas.getByRole('link', { name: 'Crear cliente' })).toBeVisible();
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

export const LongTextsOnAPhone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...customerHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, FIRST);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongTexts = meta.story({
  tags: ['test-full'],
  beforeEach({ msw }) {
    msw.use(...customerHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, FIRST);
  },
});

/** The menu of a row opens the tickets of the customer. */
export const RowMenu = meta.story({
  play: async ({ canvas }) => {
    const menu = await openRowMenu(canvas, FIRST);
    await expect(entriesOf(menu)).toEqual(['Edit', 'Show tickets', 'Delete']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Show tickets' }));
    await expect(await canvas.findByText(`Customer: ${FIRST}`)).toBeVisible();
  },
});

export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, SECOND, 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Customer' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Success!', 'Customer deleted successfully');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: new RegExp(SECOND) })).not.toBeInTheDocument(),
    );
  },
});

export const DeleteRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...customerHandlers.inUse());
  },
  play: async ({ canvas }) => {
    await choose(canvas, FIRST, 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Customer' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast(
      'Failed to delete customer',
      'This customer has tickets or invoices: merge it into another one instead',
    );
    await rowOf(canvas, FIRST);
  },
});

/** A technician opens the list: the page denies access, although technicians can choose customers on tickets. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Customers' })).not.toBeInTheDocument();
  },
});
