import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { account, authHandlers } from '../../mocks/auth.ts';
import { maintenanceHandlers } from '../../mocks/maintenance.ts';
import { signedIn, signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';

const meta = preview.meta({
  ...adminAt('/maintenance'),
  title: 'Screens/Maintenance/Page',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedOut);
  },
});

const fitsWidth = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Maintenance page at its own address. Its search box is visible but does nothing. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Under maintenance' })).toBeVisible();
    await expect(document.title).toBe('Under maintenance · Derrick');
    await expect(canvas.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
    await step('searching changes nothing', async () => {
      const search = within(canvas.getByRole('search')).getByRole('searchbox', { name: 'Search' });
      await expect(search).toHaveAccessibleDescription('Searching is not possible during maintenance.');
      await pasteInto(search, 'TK-10482');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(search).toHaveValue('TK-10482');
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Under maintenance');
    });
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'En mantenimiento' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'En mantenimiento' })).toBeVisible();
    await fitsWidth();
  },
});

const findCover = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Under maintenance' })).closest('main') ?? document.body,
  );

/**
 * The server rejects the first request: the maintenance page covers the app, sets the title of the tab and receives the
 * focus.
 */
export const AtFirst = meta.story({
  args: { location: '/dashboard/job-tickets' },
  beforeEach({ msw }) {
    msw.use(...maintenanceHandlers.down(600));
    return signedIn();
  },
  play: async () => {
    const cover = await findCover();
    await expect(await cover.findByText(/This page continues by itself/)).toBeVisible();
    const main = screen.getByRole('main', { name: 'Under maintenance' });
    await expect(main).toHaveFocus();
    await expect(main).toHaveAccessibleDescription(/what you typed stays/);
    await waitFor(() => expect(document.title).toBe('Under maintenance · Derrick'));
    await expect(localStorage.getItem('derrick.refreshToken')).not.toBeNull();
  },
});

export const AtFirstInSpanishOnPhone = meta.story({
  tags: ['test-full'],
  args: { location: '/dashboard/job-tickets' },
  globals: { ...phone, ...spanish },
  beforeEach({ msw }) {
    msw.use(...maintenanceHandlers.down(600));
    return signedIn();
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'En mantenimiento' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Comprobar ahora' })).toBeVisible();
    await fitsWidth();
  },
});

/**
 * Maintenance starts while a form is filled in: the page retries by itself after the server's delay, and the form keeps
 * everything typed.
 */
export const OverATypedForm = meta.story({
  args: { location: '/login' },
  play: async ({ canvas, context, step }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await pasteInto(email, account.email);
    await pasteInto(password, account.password);
    context.msw.use(...maintenanceHandlers.downFor(2, 1));
    await userEvent.keyboard('{Enter}');
    await step('covers the form, which keeps everything typed', async () => {
      await findCover();
      await waitFor(() => expect(email.closest('[inert]')).not.toBeNull());
      await expect(email).toHaveValue(account.email);
      await expect(
        await screen.findByText(/^Under maintenance\. .*continues by itself/, {
          selector: '[role="status"]',
        }),
      ).toBeInTheDocument();
    });
    await step('disappears by itself', async () => {
      await waitFor(() => expect(email.closest('[inert]')).toBeNull(), { timeout: 8000 });
      await expect(
        await screen.findByText('Derrick is back. You can continue.', { selector: '[role="status"]' }),
      ).toBeInTheDocument();
      await waitFor(() => expect(email.closest('form')?.contains(document.activeElement)).toBe(true));
      await expect(password).toHaveValue(account.password);
      await expect(document.title).toBe('Sign In · Derrick');
    });
  },
});

/** The user can check at any time. As soon as the server replies normally, the list loads. */
export const CheckNow = meta.story({
  args: { location: '/dashboard/job-tickets' },
  beforeEach({ msw }) {
    msw.use(...maintenanceHandlers.down(600));
    return signedIn();
  },
  play: async ({ canvas, context }) => {
    const cover = await findCover();
    await userEvent.click(cover.getByRole('button', { name: 'Check now' }));
    await waitFor(() =>
      expect(cover.getByRole('button', { name: 'Check now' })).not.toHaveAttribute('data-pending'),
    );
    await expect(cover.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
    context.msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    await userEvent.click(cover.getByRole('button', { name: 'Check now' }));
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Under maintenance' })).not.toBeInTheDocument();
  },
});

/**
 * Maintenance starts while a list is shown: the list stays below the maintenance page, and the failed request shows no
 * error.
 */
export const OverTheList = meta.story({
  args: { location: '/dashboard/job-tickets' },
  beforeEach: () => signedIn(),
  play: async ({ canvas, context }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    context.msw.use(...maintenanceHandlers.down(600));
    const next = await canvas.findByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    const cover = await findCover();
    await expect(canvas.getByText('#TK-10482')).toBeInTheDocument();
    await expect(canvas.queryByText('Failed to load tickets')).not.toBeInTheDocument();
    context.msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    await userEvent.click(cover.getByRole('button', { name: 'Check now' }));
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
  },
});
