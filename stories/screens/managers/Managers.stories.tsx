/**
 * Managers use the screens of technicians. Only the differences have stories: texts, missing level and role, permissions.
 */
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { managers } from '../../mocks/peopleFixtures.ts';
import { managerHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, spanish, startClean } from '../admin.tsx';
import { type Canvas, entriesOf, expectToast, openRowMenu, page, rowOf } from '../technicians/people.ts';

const LIST = '/dashboard/managers';

/** The body of the last request that created or updated a manager. */
const sent: { body: unknown } = { body: undefined };

const storeBody = async ({ request }: { request: Request }) => {
  sent.body = await request.clone().json();
};

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Managers',
  beforeEach({ msw }) {
    sent.body = undefined;
    msw.use(
      ...authHandlers.signedIn(),
      http.post(api('users/manager'), storeBody),
      http.put(api('users/manager/:id'), storeBody),
      ...managerHandlers.ready(),
    );
    return startClean(signedIn);
  },
});

const ready = (canvas: Canvas) => rowOf(canvas, 'Lena Fischer');

/** The list shows all managers with their statistics and the actions of a row. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveTextContent('lena.fischer@permian.test');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Total Managers' })).toHaveTextContent('4'));
    await expect(canvas.getByRole('group', { name: 'Active Managers' })).toHaveTextContent('2');
    await expect(canvas.getByRole('group', { name: 'Pending Invitations' })).toHaveTextContent('1');
    await expect(canvas.getByPlaceholderText('Search managers...')).toBeVisible();
    await expect(entriesOf(await openRowMenu(canvas, 'Mei Tanaka'))).toEqual([
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

/** The company has no manager: the list offers to invite the first one. */
export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...managerHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No managers found')).toBeVisible();
    await expect(canvas.getByText(/Invite the first one/)).toBeVisible();
  },
});

/** The server fails: the list offers Retry, and the toasts say that managers could not be loaded. */
export const ServerError = meta.story({
  tags: ['state:failed'],
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
  tags: ['state:spanish'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveTextContent('Activo');
    await expect(canvas.getByRole('button', { name: 'Invitar gerente' })).toBeVisible();
  },
});

/** A manager sees the other managers but no actions. */
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

/** A technician opens the address of the list: the page denies access. */
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

/** The dialog starts with username and password, without level and role, and creates the manager. */
export const Invite = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite Manager' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add manager' }));
    await expect(dialog.getByRole('radio', { name: 'Username' })).toBeChecked();
    await expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    await pasteInto(dialog.getByRole('textbox', { name: /Username/ }), 'Nora Lindqvist');
    await pasteInto(dialog.getByLabelText(/^Password/), 'pump-jack-17');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expectToast('Success!', 'Manager invited successfully');
    await expect(sent.body).toEqual({ fullname: 'Nora Lindqvist', password: 'pump-jack-17' });
  },
});

/** The form has name, email address, phone and status. Saving submits only the changed values and opens the list. */
export const Edit = meta.story({
  args: { location: `${LIST}/edit/${managers[0]?.id ?? ''}` },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Manager name' });
    await expect(name).toHaveValue('Lena Fischer');
    await expect(canvas.queryByRole('combobox', { name: /Technician/ })).not.toBeInTheDocument();
    await userEvent.clear(name);
    await pasteInto(name, 'Lena Fischer-Ruiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }));
    await expectToast('Success!', 'Manager updated successfully');
    await expect(sent.body).toEqual({ fullname: 'Lena Fischer-Ruiz' });
    await expect(await canvas.findByRole('row', { name: /Lena Fischer-Ruiz/ })).toBeVisible();
  },
});
