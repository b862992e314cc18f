import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedIn, signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';

const meta = preview.meta({
  ...adminAt('/404'),
  title: 'Screens/Not found/Page',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...overviewHandlers.ready(), ...ticketHandlers.ready());
    return startClean(signedOut);
  },
});

/** The button leads to sign-in while no user is signed in. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByText('The page does not exist or has been moved.')).toBeVisible();
    await expect(document.title).toBe('Page not found · Derrick');
    await userEvent.click(canvas.getByRole('link', { name: 'Go back home' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

export const UnknownPath = meta.story({
  args: { location: '/no/such/page?with=a&query' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page does not exist or has been moved.')).toBeVisible();
  },
});

/** A signed-in user reads the message inside the frame: the menu stays, and the button leads to the dashboard. */
export const UnknownPathOfTheDashboard = meta.story({
  args: { location: '/dashboard/unknown' },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page does not exist or has been moved.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Job Tickets' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go back home' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
