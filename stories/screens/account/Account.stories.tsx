import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { ownAccount, ownPassword, securedAccount } from '../../mocks/ownAccountFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { ACCOUNT, expectToast, press, section } from './account.ts';

/** Draws a picture with the dimensions of a camera photo. */
async function drawnPicture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'seagreen';
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
}

const meta = preview.meta({
  ...adminAt(ACCOUNT),
  title: 'Screens/Account/Account',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ownAccountHandlers.ready());
    return startClean(signedIn);
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Profile');
    await expect(profile.getByLabelText('Full name')).toHaveValue('Maya Reyes');
    await expect(profile.getByLabelText('Phone number')).toHaveValue('+1 (432) 555-0101');
    await expect(canvas.getByText('You sign in with owner@demo.derrick.test.')).toBeVisible();
    const sessions = await section(canvas, 'Sessions');
    await expect(await sessions.findByText('Chrome on Windows')).toBeVisible();
    await expect(sessions.getByText('This browser')).toBeVisible();
    await expect(sessions.getByText('Unknown browser')).toBeVisible();
  },
});

/** The theme of this browser changes at once and is stored. */
export const Appearance = meta.story({
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const appearance = await section(canvas, 'Appearance');
    await userEvent.click(appearance.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await expect(localStorage.getItem('derrick.theme')).toBe('dark');
  },
});

export const OnPhoneInSpanish = meta.story({
  tags: ['state:phone', 'state:spanish'],
  globals: { ...spanish, viewport: phone.viewport },
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready({ account: { ...securedAccount, language: 'es' } }));
  },
  play: async ({ canvas }) => {
    const sessions = await section(canvas, 'Sesiones');
    await expect(await sessions.findByText('Chrome en Windows')).toBeVisible();
    const factor = await section(canvas, 'Inicio de sesión en dos pasos');
    await expect(factor.getByText(/Quedan 7 códigos de recuperación/)).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.withPasskeys());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Work laptop')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.pending());
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Account' });
    await expect(canvas.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument();
  },
});

export const FailsAndRecovers = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account could not be loaded')).toBeVisible();
    await press(canvas, 'Retry');
    await section(canvas, 'Profile');
  },
});

export const ProfileInvalid = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Profile');
    await userEvent.clear(profile.getByLabelText('Full name'));
    await press(profile, 'Save');
    await expect(await profile.findByText('Please enter your name')).toBeVisible();
  },
});

export const ProfileSaving = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.changesPending());
  },
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Profile');
    await userEvent.type(profile.getByLabelText('Full name'), ' Ruiz');
    await press(profile, 'Save');
    await waitFor(() =>
      expect(profile.getByRole('button', { name: /Sav/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

export const ProfileSaved = meta.story({
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Profile');
    const name = profile.getByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Maya R.');
    await press(profile, 'Save');
    await expectToast('Your profile was saved');
    await waitFor(() => expect(profile.getByLabelText('Full name')).toHaveValue('Maya R.'));
  },
});

/** The user chooses a picture from the device: the browser scales it down before the upload. */
export const PhotoChosen = meta.story({
  play: async ({ canvas, step }) => {
    const profile = await section(canvas, 'Profile');
    const input = profile.getByLabelText('Photo');
    await step('rejects a file that is not a picture', async () => {
      await userEvent.upload(input, new File(['no picture'], 'me.jpg', { type: 'image/jpeg' }));
      await expect(await profile.findByRole('alert')).toHaveTextContent('could not be read as a picture');
    });
    await step('uploads and removes a picture', async () => {
      await userEvent.upload(input, await drawnPicture(600, 400));
      await expect(await profile.findByRole('button', { name: 'Change photo' })).toBeVisible();
      await expect(profile.queryByRole('alert')).not.toBeInTheDocument();
      await press(profile, 'Save');
      await expectToast('Your profile was saved');
      await press(profile, 'Remove photo');
      await expect(profile.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
    });
  },
});

export const PhotoOnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, viewport: phone.viewport },
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Perfil');
    await userEvent.upload(profile.getByLabelText('Foto'), await drawnPicture(300, 900));
    await expect(await profile.findByRole('button', { name: 'Cambiar la foto' })).toBeVisible();
    await expect(profile.getByRole('button', { name: 'Quitar la foto' })).toBeVisible();
  },
});

export const EmailAsked = meta.story({
  play: async ({ canvas }) => {
    const email = await section(canvas, 'Email address');
    await pasteInto(email.getByLabelText('New email address'), 'maya@new.example');
    await pasteInto(email.getByLabelText('Current password'), 'a wrong guess');
    await press(email, 'Change address');
    await expect(await email.findByText('This is not your password')).toBeVisible();
    const password = email.getByLabelText('Current password');
    await userEvent.clear(password);
    await pasteInto(password, ownPassword);
    await press(email, 'Change address');
    await expect(await email.findByText('Waiting for confirmation of maya@new.example')).toBeVisible();
    await press(email, 'Keep the old address');
    await waitFor(() => expect(email.queryByText(/Waiting for confirmation/)).not.toBeInTheDocument());
  },
});

export const EmailWaits = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready({ account: { ...ownAccount, pendingEmail: 'maya@new.example' } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for confirmation of maya@new.example')).toBeVisible();
  },
});

export const PasswordChanged = meta.story({
  play: async ({ canvas }) => {
    const password = await section(canvas, 'Password');
    await pasteInto(password.getByLabelText('Current password'), ownPassword);
    await userEvent.type(password.getByLabelText('New password'), 'short');
    await press(password, 'Change password');
    await expect(password.getByLabelText('New password')).toBeInvalid();
    await pasteInto(password.getByLabelText('New password'), ' no more');
    await press(password, 'Change password');
    await expectToast('Your password was changed');
    await waitFor(() => expect(password.getByLabelText('Current password')).toHaveValue(''));
  },
});

export const NothingCanBeChanged = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Profile');
    await press(profile, 'Save');
    await expect(await profile.findByRole('alert')).toHaveTextContent('The database is being moved.');
    const password = await section(canvas, 'Password');
    await pasteInto(password.getByLabelText('Current password'), ownPassword);
    await pasteInto(password.getByLabelText('New password'), 'a better one');
    await press(password, 'Change password');
    await expect(await password.findByRole('alert')).toHaveTextContent('The database is being moved.');
  },
});

/** The company requires a second factor and the user has none: the user can only set one up. */
export const SecondFactorNeeded = meta.story({
  args: { location: '/dashboard/overview' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.SUPER_ADMIN, needsSecondFactor: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your company requires two-step sign-in')).toBeVisible();
    await section(canvas, 'Two-step sign-in');
  },
});

/**
 * An administrator has set the user's password: the user must choose another password before the requested page opens.
 */
export const OwnPasswordNeeded = meta.story({
  args: { location: '/dashboard/company' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.ADMIN, needsOwnPassword: true }), ...companyHandlers.ready());
  },
  play: async ({ canvas, context }) => {
    await expect(await canvas.findByText('Choose your own password')).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    const password = await section(canvas, 'Password');
    await pasteInto(password.getByLabelText('Current password'), ownPassword);
    await pasteInto(password.getByLabelText('New password'), ownPassword);
    await press(password, 'Change password');
    await expect(
      await password.findByText('Please choose a password that differs from the current one'),
    ).toBeVisible();
    await pasteInto(password.getByLabelText('New password'), ' and more');
    context.msw.use(...authHandlers.me(users.ADMIN));
    await press(password, 'Change password');
    await expectToast('Your password was changed');
    await expect(await canvas.findByRole('textbox', { name: /^Company name/ })).toBeVisible();
  },
});

export const OwnPasswordNeededOnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  args: { location: '/dashboard/overview' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.TECHNICIAN, needsOwnPassword: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elija su propia contraseña')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
