import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { signedOut } from '../../mocks/session.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Sign in/Other pages',
  args: { location: '/register' },
  render: (args, context) => renderAdmin({ location: args.location ?? '/register' }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    const end = [signedOut(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

/** Says that it is coming and leads back. */
export const Register = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create a company workspace' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
});

export const ForgotPassword = meta.story({
  args: { location: '/forgot-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  },
});

export const ResetPassword = meta.story({
  args: { location: '/reset-password?token=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reset Password' })).toBeVisible();
  },
});

export const Verify = meta.story({
  args: { location: '/verify?token=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accept your invitation' })).toBeVisible();
  },
});

export const Maintenance = meta.story({
  args: { location: '/maintenance' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { location: '/no/such/page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page does not exist or has been moved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
  },
});

export const SpanishOnPhone = meta.story({
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Crear el espacio de su empresa' }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
