import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appCode, authHandlers } from '../../mocks/auth.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { ownPasskeys, ownPassword, ownSessions, securedAccount } from '../../mocks/ownAccountFixtures.ts';
import { storyId } from '../../mocks/people.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { ACCOUNT, confirmWithPassword, page, press, section } from './account.ts';

const meta = preview.meta({
  ...adminAt(ACCOUNT),
  title: 'Screens/Account/Security',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ownAccountHandlers.ready());
    return startClean(signedIn);
  },
});

/** The user adds an authenticator app: password, QR code, first code of the app, recovery codes. */
export const AuthenticatorAdded = meta.story({
  play: async ({ canvas }) => {
    const factor = await section(canvas, 'Two-step sign-in');
    await expect(factor.getByText('Off')).toBeVisible();
    await press(factor, 'Add an authenticator app');
    await confirmWithPassword(ownPassword, 'Next');
    await expect(await page().findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const dialog = within(page().getByRole('dialog', { name: 'Add an authenticator app' }));
    await expect(dialog.getByLabelText('Key')).toHaveValue('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    const code = dialog.getByLabelText('Code from the app');
    await userEvent.type(code, '111111');
    await press(dialog, 'Turn on');
    await expect(await dialog.findByText('This is not the code that the app shows now')).toBeVisible();
    await userEvent.clear(code);
    await pasteInto(code, appCode);
    await press(dialog, 'Turn on');
    const codes = within(await page().findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await press(codes, 'I have saved them');
    await expect(await factor.findByText('On')).toBeVisible();
    await expect(factor.getByText(/10 recovery codes are left/)).toBeVisible();
  },
});

export const AuthenticatorOnPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, viewport: phone.viewport },
  play: async ({ canvas }) => {
    const factor = await section(canvas, 'Inicio de sesión en dos pasos');
    await press(factor, 'Agregar una aplicación');
    const dialog = within(await page().findByRole('dialog'));
    await pasteInto(dialog.getByLabelText('Contraseña actual'), ownPassword);
    await press(dialog, 'Siguiente');
    await expect(
      await page().findByRole('img', { name: 'Código QR para la aplicación de autenticación' }),
    ).toBeVisible();
  },
});

export const AuthenticatorRemoved = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready({ account: securedAccount }));
  },
  play: async ({ canvas }) => {
    const factor = await section(canvas, 'Two-step sign-in');
    await press(factor, 'Turn off');
    await confirmWithPassword('a wrong guess', 'Turn off');
    await expect(await page().findByText('This is not your password')).toBeVisible();
    const dialog = within(page().getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Current password'));
    await confirmWithPassword(ownPassword, 'Turn off');
    await expect(await factor.findByText('Off')).toBeVisible();
  },
});

export const RecoveryCodesRenewed = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready({ account: securedAccount }));
  },
  play: async ({ canvas }) => {
    const factor = await section(canvas, 'Two-step sign-in');
    await expect(factor.getByText(/7 recovery codes are left/)).toBeVisible();
    await press(factor, 'New recovery codes');
    await confirmWithPassword(ownPassword, 'New recovery codes');
    const codes = within(await page().findByRole('dialog', { name: 'Your recovery codes' }));
    await press(codes, 'I have saved them');
    await expect(await factor.findByText(/10 recovery codes are left/)).toBeVisible();
  },
});

/** A single passkey: two-step sign-in is on until the last passkey is removed. */
export const PasskeyAlone = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready({ passkeys: ownPasskeys.slice(0, 1) }));
  },
  play: async ({ canvas }) => {
    const factor = await section(canvas, 'Two-step sign-in');
    await expect(factor.getByText('On')).toBeVisible();
    await expect(factor.getByText(/Sign-in asks for your passkey/)).toBeVisible();
    await expect(factor.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
    const passkeys = await section(canvas, 'Passkeys');
    await press(passkeys, 'Remove Work laptop');
    await confirmWithPassword(ownPassword, 'Remove');
    await expect(await factor.findByText('Off')).toBeVisible();
    await expect(factor.queryByText(/Sign-in asks for your passkey/)).not.toBeInTheDocument();
  },
});

export const PasskeyAloneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, viewport: phone.viewport },
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready({ passkeys: ownPasskeys.slice(0, 1) }));
  },
  play: async ({ canvas }) => {
    const factor = await section(canvas, 'Inicio de sesión en dos pasos');
    await expect(factor.getByText('Activado')).toBeVisible();
    await expect(factor.getByText(/se pide su llave de acceso/)).toBeVisible();
  },
});

export const PasskeyRemoved = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready({ passkeys: ownPasskeys }));
  },
  play: async ({ canvas }) => {
    const passkeys = await section(canvas, 'Passkeys');
    await press(passkeys, 'Remove Phone');
    await confirmWithPassword(ownPassword, 'Remove');
    await waitFor(() => expect(passkeys.queryByText('Phone')).not.toBeInTheDocument());
    await expect(passkeys.getByText('Work laptop')).toBeVisible();
  },
});

export const PasskeyAsks = meta.story({
  play: async ({ canvas }) => {
    const passkeys = await section(canvas, 'Passkeys');
    await press(passkeys, 'Add a passkey');
    const dialog = within(await page().findByRole('dialog', { name: 'Add a passkey' }));
    await pasteInto(dialog.getByLabelText('Name'), 'Work laptop');
    await pasteInto(dialog.getByLabelText('Current password'), 'a wrong guess');
    await press(dialog, 'Add a passkey');
    await expect(await dialog.findByText('This is not your password')).toBeVisible();
  },
});

/** Many sessions: five are shown, the current one first, and a button shows the others. */
export const ManySessions = meta.story({
  beforeEach({ msw }) {
    const [current, other] = ownSessions;
    if (!current || !other) throw new Error('The story user has no sessions');
    const others = Array.from({ length: 24 }, (_, n) => ({ ...other, id: storyId(10, 100 + n) }));
    msw.use(...ownAccountHandlers.ready({ sessions: [...others, current] }));
  },
  play: async ({ canvas }) => {
    const sessions = await section(canvas, 'Sessions');
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(5));
    await expect(sessions.getAllByRole('listitem')[0]).toHaveTextContent('This browser');
    await press(sessions, 'Show all 25');
    await expect(sessions.getAllByRole('listitem')).toHaveLength(25);
  },
});

/** The links at the top lead to the sections, which take the focus. */
export const SectionLinks = meta.story({
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: 'Sections of your account' }));
    links.getByRole('link', { name: 'Sessions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sessions' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeInTheDocument();
  },
});

export const SessionEnded = meta.story({
  play: async ({ canvas }) => {
    const sessions = await section(canvas, 'Sessions');
    await press(sessions, 'Sign out Safari on iPhone');
    await waitFor(() => expect(sessions.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    await press(sessions, 'Sign out all others');
    const question = within(await page().findByRole('alertdialog'));
    await press(question, 'Sign out all others');
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    await expect(sessions.getByText('This browser')).toBeVisible();
  },
});

export const PartsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.partsFail());
  },
  play: async ({ canvas }) => {
    const sessions = await section(canvas, 'Sessions');
    await expect(await sessions.findByRole('alert')).toHaveTextContent('The database is being moved.');
    const passkeys = await section(canvas, 'Passkeys');
    await expect(passkeys.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});
