import type { ResetPassword } from '@derrick/domain/auth';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers, linkToken } from '../../mocks/accounts.ts';
import { signedOut } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { apply, fields, link } from './resetPassword.ts';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Password/Reset password',
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword());
    return startClean(signedOut);
  },
});

export const Empty = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const { password, confirm, submit } = await fields(canvas);
    await expect(canvas.getByRole('heading', { name: 'Reset Password' })).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('At least 6 characters. Longer is safer.');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(submit).toBeDisabled();
    await pasteInto(password, 'mast over');
    await userEvent.type(confirm, 'mast');
    await expect(submit).toBeEnabled();
  },
});

export const TooShort = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const { password } = await apply(canvas, 'mast');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  },
});

export const Mismatch = meta.story({
  play: async ({ canvas }) => {
    const { confirm } = await apply(canvas, 'mast over the basin', 'mast over the basis');
    await expect(confirm).toHaveFocus();
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
  },
});

export const CommonPassword = meta.story({
  play: async ({ canvas }) => {
    const { password } = await fields(canvas);
    await pasteInto(password, 'password1');
    await userEvent.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription(/one of the most common passwords/));
    await expect(password).toBeValid();
  },
});

/** The server requires a longer password: the field shows the required length. */
export const TooShortForTheServer = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('passwordRefused'));
  },
  play: async ({ canvas }) => {
    const { password } = await apply(canvas);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('The password must be at least 30 characters long');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** A password of 1,000 characters is rejected with a message, not truncated. */
export const TooLong = meta.story({
  play: async ({ canvas }) => {
    const { password, confirm, submit } = await fields(canvas);
    for (const field of [password, confirm]) {
      await userEvent.click(field);
      await userEvent.paste('x'.repeat(1000));
    }
    await userEvent.click(submit);
    await expect(password).toHaveAccessibleDescription('Password can have at most 200 characters');
    await expect(password).toHaveValue('x'.repeat(1000));
  },
});

export const Resetting = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('pending'));
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await expect(await canvas.findByRole('button', { name: /Resetting\.\.\./ })).toBeVisible();
  },
});

const sent = fn<(values: ResetPassword) => void>();

/** The password was reset: the page leads to sign-in, which shows a success message. */
export const Done = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.resetPasswordWith(sent));
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await expect(await canvas.findByText('Your password has been successfully changed.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      token: linkToken,
      newPassword: 'mast over the basin',
      confirmPassword: 'mast over the basin',
    });
  },
});

/** Saving fails: the form keeps everything typed and can be submitted again. */
export const FailedSilently = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('silent'));
  },
  play: async ({ canvas, msw }) => {
    const { submit } = await apply(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to reset password. Please try again.',
    );
    msw.use(...accountHandlers.resetPassword());
    await userEvent.click(submit);
    await expect(await canvas.findByText('Your password has been successfully changed.')).toBeVisible();
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('noReply'));
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('expired'));
  },
  play: async ({ canvas, step }) => {
    const password = await canvas.findByLabelText('Contraseña nueva');
    const confirm = canvas.getByLabelText('Confirmar la contraseña nueva');
    await step('shows the errors in Spanish', async () => {
      await userEvent.type(password, 'corta');
      await userEvent.type(confirm, 'otra{Enter}');
      await expect(password).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
      await expect(confirm).toHaveAccessibleDescription('Las contraseñas no coinciden');
    });
    await step('shows the message for an expired link in Spanish', async () => {
      await pasteInto(password, '-y-segura');
      await userEvent.clear(confirm);
      await pasteInto(confirm, 'corta-y-segura');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Este enlace venció' })).toHaveFocus();
    });
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await apply(canvas, 'mast');
  },
});
