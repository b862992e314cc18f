import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { managers } from '../../mocks/peopleFixtures.ts';
import { managerHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startAfresh } from '../admin.tsx';
import {
  type Canvas,
  choose,
  entriesOf,
  expectToast,
  openRowMenu,
  page,
  rowOf,
} from '../technicians/people.ts';

const LIST = '/dashboard/managers';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Managers/List',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...managerHandlers.ready());
    return startAfresh(signedIn);
  },
});

const ready = (canvas: Canvas) => rowOf(canvas, 'Lena Fischer');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveTextContent('lena.fischer@permian.test');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Total Managers' })).toHaveTextContent('4'));
    await expect(canvas.getByRole('group', { name: 'Active Managers' })).toHaveTextContent('2');
    await expect(canvas.getByRole('group', { name: 'Pending Invitations' })).toHaveTextContent('1');
    await expect(canvas.getByPlaceholderText('Search managers...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite Manager' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...managerHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No managers found')).toBeVisible();
    await expect(canvas.getByText(/Invite the first one/)).toBeVisible();
  },
});

export const NoResult = meta.story({
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No managers found')).toBeVisible();
  },
});

export const FirstLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(...managerHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search managers' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...managerHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load managers');
    await expectToast('Failed to load manager stats');
  },
});

export const Spanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveTextContent('Activo');
    await expect(canvas.getByRole('button', { name: 'Invitar gerente' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RowMenu = meta.story({
  play: async ({ canvas }) => {
    const menu = await openRowMenu(canvas, 'Mei Tanaka');
    await expect(entriesOf(menu)).toEqual([
      'Edit',
      'Activate',
      'Deactivate',
      'Resend invitation',
      'Copy link',
      'Revoke invitation',
      'Delete',
    ]);
  },
});

export const Activated = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Robert Hale', 'Activate');
    await expectToast('Success!', 'Manager status updated successfully');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Active Managers' })).toHaveTextContent('3'),
    );
  },
});

export const StatusRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...managerHandlers.statusFails());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Lena Fischer', 'Deactivate');
    await expectToast('Failed to update manager status', 'The server has no room for this now');
    await waitFor(async () => expect(await ready(canvas)).not.toHaveTextContent('Deactivated'));
  },
});

export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Robert Hale', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Manager' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Success!', 'Manager deleted successfully');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Total Managers' })).toHaveTextContent('3'));
  },
});

export const BulkDeleteRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...managerHandlers.deleteRefused([managers[0]?.id ?? '']));
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /select all/i }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Managers' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('1 manager was not deleted')).toBeVisible();
    await expectToast('Success!', '3 managers deleted successfully');
    await ready(canvas);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
});

/** A manager reads who else there is. */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Invite Manager' })).not.toBeInTheDocument();
  },
});

/** A technician has no business here. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
  },
});
