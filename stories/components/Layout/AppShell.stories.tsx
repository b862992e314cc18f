import { AppShell, PanelUser, SidePanel, type SidePanelProps, TopBar } from '@derrick/ui/AppShell';
import { IconButton } from '@derrick/ui/IconButton';
import { DerrickMark } from '@derrick/ui/Logo';
import { TextField } from '@derrick/ui/TextField';
import {
  Bell,
  Building2,
  Gauge,
  HardHat,
  LogOut,
  ReceiptText,
  ScrollText,
  Ticket,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';

const places = [
  { id: 'overview', label: 'Overview', icon: <Gauge size={18} /> },
  { id: 'job-tickets', label: 'Job Tickets', icon: <Ticket size={18} /> },
  { id: 'invoices', label: 'Invoices', icon: <ReceiptText size={18} /> },
  { id: 'technicians', label: 'Technicians', icon: <HardHat size={18} /> },
  { id: 'managers', label: 'Managers', icon: <UsersRound size={18} /> },
  { id: 'audit-log', label: 'Audit Log', icon: <ScrollText size={18} /> },
  { id: 'company', label: 'Company', icon: <Building2 size={18} /> },
] as const;

const onAction = fn();

interface ShellExampleProps extends Partial<SidePanelProps> {
  title?: string;
}

function ShellExample({ title, ...panel }: ShellExampleProps) {
  const [current, setCurrent] = useState('overview');
  const place = places.find(({ id }) => id === current);
  return (
    <div
      onClickCapture={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
        const id = link?.getAttribute('href')?.slice(2);
        if (!id) return;
        event.preventDefault();
        setCurrent(id);
      }}
    >
      <AppShell
        panel={
          <SidePanel
            productName="Derrick"
            mark={<DerrickMark />}
            team={{
              name: 'Permian Basin Co. Team',
              description: '24 members',
              initialsOf: 'Permian Basin Co.',
            }}
            groupLabel="Main menu"
            entries={places.map((entry) => ({
              ...entry,
              href: `#/${entry.id}`,
              isCurrent: entry.id === current,
            }))}
            user={
              <PanelUser
                name="Maya Reyes"
                description="Super admin"
                menuLabel="Account"
                items={[{ id: 'signOut', label: 'Sign out', icon: <LogOut size={16} /> }]}
                onAction={onAction}
              />
            }
            {...panel}
          />
        }
        topBar={
          <TopBar title={title ?? place?.label ?? ''}>
            <IconButton label="Notifications" icon={<Bell size={18} />} badge={99} />
          </TopBar>
        }
      >
        <p>The screen stands here.</p>
        <TextField label="Search" />
        <div style={{ blockSize: '120vh' }} />
      </AppShell>
    </div>
  );
}

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

/** Icons alone, with their names; read from the cookie in the first render. */
export const Collapsed = meta.story({
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'derrick.panel=collapsed; Path=/';
  },
  play: async ({ canvas }) => {
    await expect(panelOf().getBoundingClientRect().width).toBe(48);
    const link = canvas.getByRole('link', { name: 'Job Tickets' });
    const word = within(link).getByText('Job Tickets');
    await expect(getComputedStyle(word).clipPath).not.toBe('none');

    // The word comes out on focus, Escape puts it away, the next entry shows its own.
    canvas.getByRole('link', { name: 'Overview' }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(word).clipPath).toBe('none');
    await userEvent.keyboard('{Escape}');
    await expect(getComputedStyle(word).clipPath).not.toBe('none');
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByText('Invoices')).clipPath).toBe('none');
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

/** Ctrl+B or Cmd+B, kept in a cookie for a week; left alone where the keys mean something else. */
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

/** The first stop of the Tab key leads past the panel. */
export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** The account's menu is fetched when it is first wanted. */
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

/** The panel slides in as a modal sheet: Tab goes round inside, Escape returns to the button. */
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

/** A place chosen closes the panel; so does a press beside it. */
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
