import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { adminAt } from '../admin.tsx';
import { type Canvas, choose, entriesOf, expectToast, openRowMenu, page } from './people.ts';
import { LIST, ready, startSignedIn, statusOf } from './technicianList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Technicians/Actions',
  beforeEach: startSignedIn,
});

/** Deactivates a technician: the menu entry asks first. */
async function deactivate(canvas: Canvas, name: string) {
  await choose(canvas, name, 'Deactivate');
  const dialog = within(await page().findByRole('alertdialog', { name: `Deactivate ${name}?` }));
  await expect(dialog.getByText(/can no longer sign in/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
}

/** A press on a row opens the technician. Each counter links to the technicians it counts. */
export const Leading = meta.story({
  play: async ({ canvas, step }) => {
    await step('a counter opens its technicians', async () => {
      await ready(canvas);
      await userEvent.click(canvas.getByRole('link', { name: 'Pending Invitations' }));
      await expect(await canvas.findByText('Status: Pending Invitation')).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
      await userEvent.click(canvas.getByRole('link', { name: 'Active Technicians' }));
      await expect(await canvas.findByText('Status: Active')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Total Technicians' }));
      await waitFor(() => expect(canvas.queryByText('Status: Active')).toBeNull());
    });
    await step('a press on a row opens the technician', async () => {
      await userEvent.click(within(await ready(canvas)).getByText('abigail.stone@permian.test'));
      await expect(await canvas.findByRole('textbox', { name: /^Technician name/ })).toHaveValue(
        'Abigail Stone',
      );
    });
  },
});

/** The entries of the row menu depend on the status. */
export const RowMenus = meta.story({
  args: { location: `${LIST}?size=50` },
  play: async ({ canvas, step }) => {
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument());
    };
    await step('offers deactivating for an active technician', async () => {
      const menu = await openRowMenu(canvas, 'Luis Ortega');
      await expect(entriesOf(menu)).toEqual(['Edit', 'Deactivate', 'Delete']);
      await close();
    });
    await step('offers activating for a deactivated technician', async () => {
      const menu = await openRowMenu(canvas, 'Sam Okafor');
      await expect(entriesOf(menu)).toEqual(['Edit', 'Activate', 'Delete']);
      await close();
    });
    await step('offers the invitation actions for an invited technician', async () => {
      const menu = await openRowMenu(canvas, 'Priya Nair');
      await expect(entriesOf(menu)).toEqual([
        'Edit',
        'Activate',
        'Deactivate',
        'Resend invitation',
        'Copy link',
        'Revoke invitation',
        'Delete',
      ]);
    });
  },
});

export const Edit = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Edit');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Edit Technician' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Technician name' })).toHaveValue(
      'Abigail Stone',
    );
  },
});

/** Sends the server's reply to the status change. */
let sendStatusReply = () => {};

/** Deactivating shows at once, before the server has replied. The list and the counters follow. */
export const Deactivated = meta.story({
  beforeEach({ msw }) {
    const statusReply = new Promise<void>((resolve) => {
      sendStatusReply = resolve;
    });
    msw.use(
      http.put(api('users/technician/toggle-active/:id'), async () => {
        await statusReply;
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await deactivate(canvas, 'Abigail Stone');
    await waitFor(async () => expect(await statusOf(canvas, 'Abigail Stone')).toContain('Deactivated'));
    await expect(page().queryByText('Success!')).not.toBeInTheDocument();
    sendStatusReply();
    await expectToast('Success!', 'Technician status updated successfully');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Active Technicians' })).toHaveTextContent('20'),
    );
  },
});

/** The activated technician has never set a password and still needs a link: the toast reports it. */
export const ActivatedWithoutPassword = meta.story({
  args: { location: `${LIST}?search=priya` },
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Activate');
    await expectToast(
      'Success!',
      'Technician status updated successfully. The user still needs a new link to set a password.',
    );
    await expect(await statusOf(canvas, 'Priya Nair')).toContain('Active');
  },
});

/** The server rejects the status change: the previous status is restored, with the server's message. */
export const StatusRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.statusFails());
  },
  play: async ({ canvas }) => {
    await deactivate(canvas, 'Abigail Stone');
    await waitFor(async () => expect(await statusOf(canvas, 'Abigail Stone')).toContain('Deactivated'));
    await expectToast('Failed to update technician status', 'The server has no room for this now');
    await waitFor(async () => expect(await statusOf(canvas, 'Abigail Stone')).not.toContain('Deactivated'));
  },
});

/** While a status change is pending, the user can't start another one. */
export const StatusPending = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.statusPending());
  },
  play: async ({ canvas }) => {
    await deactivate(canvas, 'Abigail Stone');
    const menu = await openRowMenu(canvas, 'Abigail Stone');
    await expect(within(menu).getByRole('menuitem', { name: 'Activate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Resent = meta.story({
  args: { location: `${LIST}?search=priya` },
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Resend invitation');
    await expectToast('Success!', 'The invitation was sent to Priya Nair again by email');
  },
});

export const ResendFails = meta.story({
  tags: ['state:failed'],
  args: { location: `${LIST}?search=priya` },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.invitationFails());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Resend invitation');
    await expectToast('Failed to resend the invitation', 'This user has already accepted the invitation');
  },
});

const clipboard = (writeText: () => Promise<void>) => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const LinkCopied = meta.story({
  args: { location: `${LIST}?search=priya` },
  beforeEach: () => clipboard(async () => {}),
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Copy link');
    await expectToast('Success!', 'The link for Priya Nair was copied. Those that were sent still work.');
  },
});

/** The browser does not allow copying after the request: a dialog shows the link. */
export const LinkShown = meta.story({
  args: { location: `${LIST}?search=priya` },
  beforeEach: () => clipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Copy link');
    const dialog = await page().findByRole('dialog', { name: 'Invitation link' });
    await expect(dialog).toHaveTextContent('It works once, until Nov 28, 2026');
    await expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://derrick.test/verify?token=story-link-token',
    );
  },
});

export const Revoked = meta.story({
  args: { location: `${LIST}?search=priya` },
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Revoke invitation');
    const dialog = await page().findByRole('alertdialog', { name: 'Revoke invitation?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke invitation' }));
    await expectToast('Success!', 'The invitation of Priya Nair was revoked');
    await waitFor(async () => expect(await statusOf(canvas, 'Priya Nair')).toContain('Invitation Revoked'));
    const menu = await openRowMenu(canvas, 'Priya Nair');
    await expect(entriesOf(menu)).toEqual([
      'Edit',
      'Activate',
      'Deactivate',
      'Send a new invitation',
      'Copy link',
      'Delete',
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Send a new invitation' }));
    await waitFor(async () => expect(await statusOf(canvas, 'Priya Nair')).toContain('Pending Invitation'));
  },
});
