import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { ownAccount, ownPassword, securedAccount } from '../../mocks/ownAccountFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startAfresh } from '../admin.tsx';
import { ACCOUNT, press, section, seesToast } from './account.ts';

const meta = preview.meta({
  ...adminAt(ACCOUNT),
  title: 'Screens/Account/Account',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ownAccountHandlers.ready());
    return startAfresh(signedIn);
  },
});

export const Ready = meta.story({
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

export const OnPhoneInSpanish = meta.story({
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
  globals: { theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.withPasskeys());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Work laptop')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.pending());
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Account' });
    await expect(canvas.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument();
  },
});

export const FailsAndRecovers = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account could not be loaded')).toBeVisible();
    await press(canvas, 'Retry');
    await section(canvas, 'Profile');
  },
});

export const ProfileSaved = meta.story({
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Profile');
    const name = profile.getByLabelText('Full name');
    await userEvent.clear(name);
    await press(profile, 'Save');
    await expect(await profile.findByText('Please enter your name')).toBeVisible();
    await userEvent.type(name, 'Maya R.');
    await press(profile, 'Save');
    await seesToast('Your profile was saved');
    await waitFor(() => expect(profile.getByLabelText('Full name')).toHaveValue('Maya R.'));
  },
});

export const EmailAsked = meta.story({
  play: async ({ canvas }) => {
    const email = await section(canvas, 'Email address');
    await userEvent.type(email.getByLabelText('New email address'), 'maya@new.example');
    await userEvent.type(email.getByLabelText('Current password'), 'a wrong guess');
    await press(email, 'Change address');
    await expect(await email.findByText('This is not your password')).toBeVisible();
    const password = email.getByLabelText('Current password');
    await userEvent.clear(password);
    await userEvent.type(password, ownPassword);
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
    await userEvent.type(password.getByLabelText('Current password'), ownPassword);
    await userEvent.type(password.getByLabelText('New password'), 'short');
    await press(password, 'Change password');
    await expect(password.getByLabelText('New password')).toBeInvalid();
    await userEvent.type(password.getByLabelText('New password'), ' no more');
    await press(password, 'Change password');
    await seesToast('Your password was changed');
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
    await userEvent.type(password.getByLabelText('Current password'), ownPassword);
    await userEvent.type(password.getByLabelText('New password'), 'a better one');
    await press(password, 'Change password');
    await expect(await password.findByRole('alert')).toHaveTextContent('The database is being moved.');
  },
});

/** Whose company asks for a second factor, and who has none, can use nothing else. */
export const SecondFactorNeeded = meta.story({
  args: { location: '/dashboard/overview' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.SUPER_ADMIN, needsSecondFactor: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your company asks for two-step sign-in')).toBeVisible();
    await section(canvas, 'Two-step sign-in');
  },
});
