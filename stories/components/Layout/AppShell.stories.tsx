import { AppShell } from '@derrick/ui/AppShell';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { hintsReady } from '../hintsReady.ts';
import { ownPage } from '../ownPage.ts';
import { onAction, ShellExample } from './ShellExample.tsx';

const clearCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'derrick.panel=; Max-Age=0; Path=/';
};
const panelOf = () => screen.getByLabelText('Side panel');

const meta = preview.meta({
  title: 'Components/Layout/AppShell',
  tags: ['autodocs'],
  component: AppShell,
  parameters: { layout: 'fullscreen', ...ownPage(640) },
  render: () => <ShellExample />,
  args: { panel: null, topBar: null },
  beforeEach: () => {
    clearCookie();
    return clearCookie;
  },
});

export const Expanded = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main menu' });
    await expect(within(nav).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
});

/** The collapsed side panel shows icons only, with hints. The first render reads the state from the cookie. */
export const Collapsed = meta.story({
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'derrick.panel=collapsed; Path=/';
  },
  play: async ({ canvas }) => {
    await expect(panelOf().getBoundingClientRect().width).toBe(48);
    const link = canvas.getByRole('link', { name: 'Job Tickets' });
    await hintsReady();

    // The hint opens on focus, beside its icon. Escape closes it. Focusing the next entry opens the next hint.
    canvas.getByRole('link', { name: 'Overview' }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Job Tickets'));
    const { left } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThan(link.getBoundingClientRect().right);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Invoices'));
  },
});

export const LongNames = meta.story({
  render: () => (
    <ShellExample
      title="Tickets de trabajo pendientes de facturación de todo el equipo de la cuenca"
      team={{
        name: 'Compañía Nacional de Servicios Petroleros del Norte Team',
        description: '1 240 miembros',
      }}
    />
  ),
});

/** Ctrl+B and Cmd+B toggle the panel, unless the focused element uses the keys itself. A cookie stores the state. */
export const Shortcut = meta.story({
  play: async ({ canvas }) => {
    const width = () => panelOf().getBoundingClientRect().width;
    await expect(width()).toBe(256);
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(width()).toBe(48));
    await expect(document.cookie).toContain('derrick.panel=collapsed');
    await expect(canvas.getByRole('button', { name: 'Expand side panel' })).toBeVisible();

    await userEvent.click(canvas.getByRole('textbox', { name: 'Search' }));
    await userEvent.keyboard('{Meta>}b{/Meta}');
    await waitFor(() => expect(width()).toBe(256));
    await expect(document.cookie).toContain('derrick.panel=expanded');

    await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}{Alt>}{Control>}b{/Control}{/Alt}b');
    await expect(width()).toBe(256);

    await userEvent.click(canvas.getByRole('button', { name: 'Collapse side panel' }));
    await waitFor(() => expect(width()).toBe(48));
  },
});

/** The first tab stop is a link that skips the panel. */
export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** The account menu is lazily loaded when it opens first. */
export const UserMenu = meta.story({
  play: async ({ canvas }) => {
    onAction.mockClear();
    const button = canvas.getByRole('button', { name: /Maya Reyes/ });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(onAction).toHaveBeenCalledWith('signOut');
  },
});

export const UserMenuOpen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maya Reyes/ }));
    await screen.findByRole('menu');
  },
});

const phone = { viewport: { value: 'phone' } };

export const Phone = meta.story({ globals: phone });

export const PhonePanelOpen = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Side panel' })).toBeVisible();
  },
});

/** The open panel is modal: Tab stays inside. Escape closes it and returns the focus to the button. */
export const PhoneByKeyboard = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await expect(opener.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(opener.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('link', { name: 'Job Tickets' })).toBeNull();

    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Side panel' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(panel.getBoundingClientRect().width).toBe(288);
    await expect(canvas.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull();

    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: /Maya Reyes/ })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('main').closest('[inert]')).toBeNull();
    await expect(document.cookie).not.toContain('derrick.panel');
  },
});

/** Choosing an entry and a press outside close the panel. */
export const PhoneCloses = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('link', { name: 'Job Tickets' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Job Tickets' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    await userEvent.click(opener);
    await screen.findByRole('dialog');
    const beside = document.elementFromPoint(window.innerWidth - 8, 300) ?? document.body;
    await userEvent.click(beside);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});
