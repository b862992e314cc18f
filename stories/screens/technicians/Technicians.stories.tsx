import { delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { oddPeople, people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';
import { type Canvas, choose, entriesOf, expectToast, openRowMenu, page, rowOf } from './people.ts';

const LIST = '/dashboard/technicians';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Technicians/List',
  args: { location: LIST },
  render: (args, context) => renderAdmin({ location: args.location ?? LIST }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(),
      ...technicianHandlers.ready(),
      ...levelHandlers.ready(),
      ...overviewHandlers.ready(),
    );
    const end = [signedIn(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

const idOf = (name: string) => people.find(({ fullname }) => fullname === name)?.id ?? '';
const ready = (canvas: Canvas) => rowOf(canvas, 'Abigail Stone');
const statusOf = async (canvas: Canvas, name: string) => (await rowOf(canvas, name)).textContent;

const search = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole('searchbox', { name: 'Search technicians' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(row).toHaveTextContent('abigail.stone@permian.test');
    await expect(row).toHaveTextContent('+1 (432) 555-0105');
    await expect(row).toHaveTextContent('Active');
    await expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('26');
    await expect(canvas.getByRole('group', { name: 'Active Technicians' })).toHaveTextContent('21');
    await expect(canvas.getByRole('group', { name: 'Pending Invitations' })).toHaveTextContent('3');
    await expect(canvas.getByText('1-10')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Search technicians...')).toBeVisible();
  },
});

/** Skeletons of the same size: nothing moves when the rows come. */
export const FirstLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search technicians' })).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
});

/** The old rows stay, dimmed, while the next page is on its way. */
export const NextPageLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.nextPagePending());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await ready(canvas);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No technicians found')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Invite Technician' })).toHaveLength(2);
  },
});

/** Nobody matches: the search can be cleared on the spot. */
export const NoResult = meta.story({
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No technicians found')).toBeVisible();
    await expect(canvas.getByText(/Nobody matches “helicopter”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await ready(canvas);
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load technicians');
    await expectToast('Failed to load technician stats');
    await expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('0');
  },
});

export const Recovers = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await ready(canvas);
  },
});

export const StatisticsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.statisticsFail());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expectToast('Failed to load technician stats', 'Statistics are being rebuilt');
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.noReply());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No response from server'))[0]).toBeVisible();
  },
});

/** Names too long for any column, nobody's name, no address, no number. */
export const OddPeople = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: oddPeople }));
  },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Unknown')).toHaveTextContent('N/A');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Spanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveTextContent('Activo');
    await expect(canvas.getByRole('button', { name: 'Invitar a un técnico' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Invitaciones pendientes' })).toHaveTextContent('3');
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

/** Rows become cards with the same actions. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByText('1 / 3')).toBeVisible();
  },
});

export const SpanishOnPhone = meta.story({
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: oddPeople }));
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Sin nombre');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Pages and sizes; another size starts at page 1. */
export const Paging = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(await canvas.findByText('21-26')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /per page/i }), '20');
    await expect(await canvas.findByText('1-20')).toBeVisible();
  },
});

/** The address holds it all; nonsense in it is ignored, and a page past the end is the last one. */
export const FromTheAddress = meta.story({
  args: { location: `${LIST}?page=900&size=17&sort=name` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21-26')).toBeVisible();
  },
});

export const Searching = meta.story({
  args: { location: `${LIST}?page=2` },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('11-20')).toBeVisible();
    await step('by name, accents aside', async () => {
      await search(canvas, 'beltran{Enter}');
      await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('Tomás Beltrán'));
    });
    await step('by number', async () => {
      await search(canvas, '(432) 555-0103');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('Priya Nair'));
    });
  },
});

/** The header of the column orders by status, and the other way round. */
export const Sorting = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Status/ })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Grace Kim'));
  },
});

/** The entries follow the state. */
export const RowMenus = meta.story({
  args: { location: `${LIST}?size=50` },
  play: async ({ canvas, step }) => {
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument());
    };
    await step('active', async () => {
      const menu = await openRowMenu(canvas, 'Luis Ortega');
      await expect(entriesOf(menu)).toEqual(['Edit', 'Deactivate', 'Delete']);
      await close();
    });
    await step('deactivated', async () => {
      const menu = await openRowMenu(canvas, 'Sam Okafor');
      await expect(entriesOf(menu)).toEqual(['Edit', 'Activate', 'Delete']);
      await close();
    });
    await step('invited', async () => {
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

/** Shows at once, before the server has agreed, and list and figures follow. */
export const Deactivated = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.put(api('users/technician/toggle-active/:id'), async () => {
        await delay(800);
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Deactivate');
    await waitFor(async () => expect(await statusOf(canvas, 'Abigail Stone')).toContain('Deactivated'));
    await expect(page().queryByText('Success!')).not.toBeInTheDocument();
    await expectToast('Success!', 'Technician status updated successfully');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Active Technicians' })).toHaveTextContent('20'),
    );
  },
});

/** Somebody who never set a password still needs a link, and the toast says so. */
export const ActivatedWithoutPassword = meta.story({
  args: { location: `${LIST}?search=priya` },
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Activate');
    await expectToast(
      'Success!',
      'Technician status updated successfully. They still need a fresh link to set a password.',
    );
    await expect(await statusOf(canvas, 'Priya Nair')).toContain('Active');
  },
});

/** Refused: the former status comes back, with the server's reason. */
export const StatusRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.statusFails());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Deactivate');
    await waitFor(async () => expect(await statusOf(canvas, 'Abigail Stone')).toContain('Deactivated'));
    await expectToast('Failed to update technician status', 'The server has no room for this now');
    await waitFor(async () => expect(await statusOf(canvas, 'Abigail Stone')).not.toContain('Deactivated'));
  },
});

/** While one change is on its way there is no second one. */
export const StatusPending = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.statusPending());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Deactivate');
    const menu = await openRowMenu(canvas, 'Abigail Stone');
    await expect(within(menu).getByRole('menuitem', { name: 'Activate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Asks first, with the safe button in focus. */
export const DeleteDialog = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await expect(dialog).toHaveTextContent('Do you want to delete Abigail Stone?');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Success!', 'Technician deleted successfully');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Abigail Stone/ })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('25'),
    );
  },
});

export const DeleteFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.deleteFails());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete technician', 'They have open tickets');
    await ready(canvas);
  },
});

/** The server's own reason, which it gives in the reader's language. */
export const DeleteFailsInSpanish = meta.story({
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.deleteFails('Tiene tickets abiertos'));
  },
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await userEvent.click(within(row).getByRole('button', { name: 'Acciones para Abigail Stone' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Eliminar' }));
    const dialog = await page().findByRole('alertdialog', { name: 'Eliminar técnico' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await expectToast('No se pudo eliminar el técnico', 'Tiene tickets abiertos');
  },
});

/** The last row of the last page: the page before shows. */
export const LastOfThePageDeleted = meta.story({
  args: { location: `${LIST}?page=2` },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: people.slice(0, 11) }));
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Tomás Beltrán', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('1-10')).toBeVisible();
  },
});

async function selectTwo(canvas: Canvas) {
  for (const name of ['Abigail Stone', 'Andre Lewis']) {
    await userEvent.click(within(await rowOf(canvas, name)).getByRole('checkbox'));
  }
  await expect(await canvas.findByText('2 selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  const dialog = await page().findByRole('alertdialog', { name: 'Delete Technicians' });
  await expect(dialog).toHaveTextContent('Do you want to delete 2 technicians?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

/** Asks once and takes all of them off the screen at once. */
export const BulkDeleted = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await selectTwo(canvas);
    await expectToast('Success!', '2 technicians deleted successfully');
    await expect(canvas.queryByRole('row', { name: /Abigail Stone/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('24'),
    );
  },
});

/** Whom the server refuses comes back, with the reason. */
export const BulkDeleteRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.deleteRefused([idOf('Andre Lewis')]));
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await selectTwo(canvas);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Andre Lewis/ })).not.toBeInTheDocument());
    await expect(await canvas.findByText('1 technician was not deleted')).toBeVisible();
    await expect(canvas.getByText('Andre Lewis: They have open tickets')).toBeVisible();
    await rowOf(canvas, 'Andre Lewis');
    await expect(canvas.queryByRole('row', { name: /Abigail Stone/ })).not.toBeInTheDocument();
    await expectToast('Success!', 'Technician deleted successfully');
    await userEvent.click(canvas.getByRole('button', { name: /dismiss|close/i }));
    await expect(canvas.queryByText('1 technician was not deleted')).not.toBeInTheDocument();
  },
});

export const Resent = meta.story({
  args: { location: `${LIST}?search=priya` },
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Resend invitation');
    await expectToast('Success!', 'The invitation was sent to Priya Nair again by e-mail');
  },
});

export const ResendFails = meta.story({
  args: { location: `${LIST}?search=priya` },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.invitationFails());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Resend invitation');
    await expectToast('Failed to resend the invitation', 'This person has accepted the invitation already');
  },
});

const clipboard = (writeText: () => Promise<void>) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const LinkCopied = meta.story({
  args: { location: `${LIST}?search=priya` },
  beforeEach: () => clipboard(async () => {}),
  play: async ({ canvas }) => {
    await choose(canvas, 'Priya Nair', 'Copy link');
    await expectToast('Success!', 'The link for Priya Nair was copied. Older ones no longer work.');
  },
});

/** A browser that lets nothing be copied so late: the link is shown. */
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
  },
});

/** Who may only read neither invites nor changes anything. */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Invite Technician' })).not.toBeInTheDocument();
  },
});

/** A direct visit of somebody who may not even read. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.TECHNICIAN, permissions: ['overview:read'] }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Overview' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
});

export const ForbiddenInSpanish = meta.story({
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.TECHNICIAN, permissions: ['overview:read'] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tiene acceso a esta página' })).toBeVisible();
  },
});
