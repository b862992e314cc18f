import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { managers } from '../../mocks/peopleFixtures.ts';
import { managerHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startAfresh } from '../admin.tsx';
import { type Canvas, expectToast, page } from '../technicians/people.ts';

const LIST = '/dashboard/managers';
const EDIT = `${LIST}/edit/${managers[0]?.id ?? ''}`;

/** What was sent last. */
const sent: { body: unknown } = { body: undefined };

const keep = async ({ request }: { request: Request }) => {
  sent.body = await request.clone().json();
};

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Managers/Add and edit',
  beforeEach({ msw }) {
    sent.body = undefined;
    msw.use(
      ...authHandlers.signedIn(),
      http.post(api('users/manager'), keep),
      http.put(api('users/manager/:id'), keep),
      ...managerHandlers.ready(),
    );
    return startAfresh(signedIn);
  },
});

async function open(canvas: Canvas, button = 'Invite Manager', title = 'Add manager') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog', { name: title }));
}

const submit = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
const mode = (dialog: Canvas, name: string) => userEvent.click(dialog.getByRole('radio', { name }));
const username = (dialog: Canvas) => dialog.getByRole('textbox', { name: /Username/ });

/** Opens with username and password; no level and no role. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('radio', { name: 'Username' })).toBeChecked();
    await expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toBeVisible());
  },
});

/** Validated like technicians. */
export const Checks = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const refused = async (text: string) => {
      await submit(dialog);
      await expectToast('Failed!');
      await waitFor(() => expect(page().getAllByText(text).length).toBeGreaterThan(1));
    };
    await refused('Username is required');
    await userEvent.type(username(dialog), 'Mei Tanaka');
    await refused('Password is required for username method');
    await mode(dialog, 'Email');
    await refused('Email is required for email method');
    await mode(dialog, 'Phone');
    await refused('Phone is required for phone method');
  },
});

export const CreatedWithPassword = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(username(dialog)).toHaveAccessibleDescription(
      'The name that others see. They sign in with their email address.',
    );
    await userEvent.type(username(dialog), 'Nora Lindqvist');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'pump-jack-17');
    await submit(dialog);
    await expectToast('Success!', 'Manager invited successfully');
    await expect(sent.body).toEqual({ fullname: 'Nora Lindqvist', password: 'pump-jack-17' });
  },
});

export const InvitedByPhone = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Phone');
    await userEvent.type(username(dialog), 'Nora Lindqvist');
    await userEvent.type(dialog.getByRole('textbox', { name: /Phone/ }), '4325550199');
    await submit(dialog);
    await expectToast('Success!', 'Manager invited successfully');
    await expect(sent.body).toEqual({ fullname: 'Nora Lindqvist', phone: '(432) 555-0199' });
  },
});

export const InSpanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Invitar gerente', 'Agregar gerente');
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    await expectToast('¡Error!');
  },
});

export const OnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Name, e-mail, phone and status; every button works. */
export const Edit = meta.story({
  args: { location: EDIT },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Manager name' });
    await expect(name).toHaveValue('Lena Fischer');
    await expect(canvas.queryByRole('combobox', { name: /Technician/ })).not.toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'Lena Fischer-Ruiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }));
    await expectToast('Success!', 'Manager updated successfully');
    await expect(sent.body).toEqual({ fullname: 'Lena Fischer-Ruiz' });
    await expect(await canvas.findByRole('row', { name: /Lena Fischer-Ruiz/ })).toBeVisible();
  },
});

export const EditDraft = meta.story({
  args: { location: EDIT },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Manager name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Draft' }));
    await expectToast('Draft saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Search managers' })).toBeVisible();
  },
});

export const EditLoadFails = meta.story({
  args: { location: EDIT },
  beforeEach({ msw }) {
    msw.use(...managerHandlers.silent());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect((await page().findAllByText('Failed to load manager'))[0]).toBeVisible();
  },
});

export const EditDark = meta.story({
  args: { location: EDIT },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Manager name' });
  },
});

export const EditLoading = meta.story({
  args: { location: EDIT },
  beforeEach({ msw }) {
    msw.use(...managerHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Edit Manager' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const EditUpdating = meta.story({
  args: { location: EDIT },
  beforeEach({ msw }) {
    msw.use(...managerHandlers.updatePending());
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Manager name' }), ' Ruiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }));
    const pending = await canvas.findByRole('button', { name: /Updating\.\.\./ });
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Inviting = meta.story({
  beforeEach({ msw }) {
    msw.use(...managerHandlers.createPending());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.type(username(dialog), 'Nora Lindqvist');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'pump-jack-17');
    await submit(dialog);
    const pending = await dialog.findByRole('button', { name: /Inviting/ });
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Somebody may no longer do what the page still offers. */
export const EditForbiddenMeanwhile = meta.story({
  args: { location: EDIT },
  beforeEach({ msw }) {
    msw.use(...managerHandlers.updateForbidden());
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Manager name' });
    await userEvent.type(name, ' Ruiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }));
    await expectToast('Failed to update manager', 'You are not allowed to do this');
    await expect(name).toHaveValue('Lena Fischer Ruiz');
  },
});
