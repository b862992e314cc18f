import { permissionsOf } from '@derrick/domain/permissions';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import en from '../../../apps/admin/src/core/messages/en.json' with { type: 'json' };
import { menuFeatures } from '../../../apps/admin/src/main/pages.ts';
import { authHandlers, longUser, users } from '../../mocks/auth.ts';
import { notificationHandlers } from '../../mocks/notifications.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';

import { shellHandlers } from './shell.ts';

const meta = preview.meta({
  ...adminAt('/dashboard'),
  title: 'Screens/Shell/Dashboard',
  beforeEach({ msw }) {
    msw.use(...shellHandlers());
    return startClean(signedIn);
  },
});

type Canvas = ReturnType<typeof within>;

const page = () => within(document.body);
/** Names of the menu entries, in menu order. */
const menuEntries = menuFeatures.map(({ menu }) => en[menu.label]);

async function openAccountMenu(canvas: Canvas, name = /Maya Reyes/) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return page().findByRole('menu');
}

/** The dashboard opens at the overview. Every menu entry opens its page and sets its title. */
export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Overview');
    await expect(canvas.getByText('Permian Basin Co. Team')).toBeVisible();
    await expect(canvas.getByText('24 members')).toBeVisible();
    await expect(canvas.getByText('Super admin')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Derrick' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications, 4 new' })).toBeVisible();
    await expect(menuEntries.slice(0, 2)).toEqual(['Overview', 'Job Tickets']);
    await expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(menuEntries);
    for (const name of [...menuEntries.slice(1), 'Overview']) {
      await step(name, async () => {
        await userEvent.click(within(menu).getByRole('link', { name }));
        await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name));
        await expect(within(menu).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
        await expect(document.title).toBe(`${name} · Derrick`);
      });
    }
  },
});

export const AccountMenu = meta.story({
  play: async ({ canvas }) => {
    const menu = await openAccountMenu(canvas);
    await expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(5);
  },
});

/** The theme changes at once and is stored. */
export const ThemeChoice = meta.story({
  // Always starts in the light theme, because the entry of the current theme has another label.
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const menu = await openAccountMenu(canvas);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Dark theme' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await expect(localStorage.getItem('derrick.theme')).toBe('dark');
  },
});

/** Ctrl+B collapses the panel. A cookie stores the state. */
export const Collapsed = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main menu' });
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(document.cookie).toContain('derrick.panel=collapsed'));
    await expect(canvas.getByRole('link', { name: 'Job Tickets' })).toBeVisible();
  },
});

/** The menu has only the pages that the role may open. */
export const TechnicianMenu = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' });
    await expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Overview', 'Job Tickets', 'Technicians', 'Company']);
  },
});

export const ManagerMenu = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' });
    const entries = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent);
    const permitted = permissionsOf('MANAGER');
    const expected = menuFeatures.filter(
      ({ pages: [{ permission }] }) => permission === undefined || permitted.includes(permission),
    );
    await expect(entries).toEqual(expected.map(({ menu }) => en[menu.label]));
    for (const entry of ['Invoices', 'Price Book', 'Audit Log']) await expect(entries).not.toContain(entry);
  },
});

/** The user opens the address of a page without access. */
export const AuditLogForbidden = meta.story({
  args: { location: '/dashboard/audit-log' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Overview' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Overview'));
  },
});

export const ForbiddenInSpanish = meta.story({
  tags: ['test-full'],
  args: { location: '/dashboard/audit-log' },
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tiene acceso a esta página' })).toBeVisible();
  },
});

/** The server sends no names: the side panel shows Team and User. */
export const NamelessUser = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ id: users.ADMIN.id }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Team')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /User/ })).toBeVisible();
  },
});

/** No unread notifications: the bell has no badge. */
export const NoNotifications = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.me({ ...users.MANAGER, unreadNotifications: 0 }),
      ...notificationHandlers.count(0),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByText('Manager')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(longUser));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Maximiliano/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(canvas.getByText('Equipo de Permian Basin Co.')).toBeVisible();
    await expect(canvas.getByText('24 miembros')).toBeVisible();
    // Each language is listed under its own name, for users who can't read the current language.
    const languages = within(canvas.getByRole('combobox', { name: 'Idioma' })).getAllByRole('option');
    await expect(languages.map(({ textContent }) => textContent)).toEqual(['English (US)', 'Español']);
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The panel slides in over the page and closes when an entry opens its page. The language switcher is in the header. */
export const PhonePanel = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready());
  },
  play: async ({ canvas, step }) => {
    await step('the panel opens, and an entry opens its page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
      const panel = await page().findByRole('dialog');
      await userEvent.click(within(panel).getByRole('link', { name: 'Company' }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Company'));
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('switches to Spanish', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'es');
      await waitFor(() => expect(page().getByRole('heading', { level: 1 })).toHaveTextContent('Empresa'));
    });
  },
});

/** An unknown address: the page shows the message of the specification. */
export const UnknownPage = meta.story({
  args: { location: '/dashboard/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page does not exist or has been moved.')).toBeVisible();
  },
});

/** Signing out removes the tokens and opens an empty sign-in form. */
export const SignOut = meta.story({
  play: async ({ canvas }) => {
    const menu = await openAccountMenu(canvas);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(localStorage.getItem('derrick.refreshToken')).toBeNull();
  },
});
