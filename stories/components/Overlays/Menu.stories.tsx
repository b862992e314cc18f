import { Button } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { AnchoredMenu, Menu, type MenuItem } from '@derrick/ui/Menu';
import { KitProvider } from '@derrick/ui/theme';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';

const items: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
  { id: 'copy', label: 'Duplicate', icon: <Copy size={16} />, isDisabled: true },
  { id: 'delete', label: 'Delete', icon: <Trash2 size={16} />, tone: 'danger' },
];

const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  tags: ['autodocs'],
  parameters: ownPage(320),
  component: Menu,
  args: {
    label: 'Ticket actions',
    items,
    onAction: fn(),
    trigger: <Button>Actions</Button>,
  },
});

export const Closed = meta.story({});

/** Items have icons. One is disabled, one has the `danger` tone. */
export const Open = meta.story({ args: { defaultOpen: true } });

export const OnIconButton = meta.story({
  args: { trigger: <IconButton label="Ticket actions" icon={<Ellipsis size={16} />} />, defaultOpen: true },
});

export const LongLabels = meta.story({
  args: {
    defaultOpen: true,
    items: [
      { id: 'a', label: 'Send the invoice of this job ticket to the customer once more by e-mail' },
      { id: 'b', label: 'Reenviar la factura de este ticket de trabajo al cliente por correo' },
    ],
  },
});

export const Phone = meta.story({ args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } });

/**
 * Enter opens the menu at the first item, arrows wrap and skip disabled items, letters find an item, and Escape returns
 * the focus.
 */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    button.focus();

    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Ticket actions' });
    const item = (name: string) => within(menu).getByRole('menuitem', { name });
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const onShown = fn();

/**
 * Checkable items are under a heading. The menu stays open while the user checks them, and `onAction` is not called for
 * them.
 */
export const Sections = meta.story({
  render: function Checkable(args) {
    const [columns, setColumns] = useState<ReadonlySet<string>>(new Set(['well', 'hours']));
    const [density, setDensity] = useState<ReadonlySet<string>>(new Set(['compact']));
    return (
      <Menu
        {...args}
        items={[
          { id: 'copy', label: 'Copy link', shortcut: 'Ctrl+C', icon: <Copy size={16} /> },
          {
            id: 'columns',
            title: 'Columns',
            items: [
              { id: 'well', label: 'Well' },
              { id: 'hours', label: 'Hours', description: 'Work and travel' },
              { id: 'miles', label: 'Miles' },
            ],
            selectionMode: 'multiple',
            selectedKeys: columns,
            onSelectionChange(keys) {
              setColumns(keys);
              onShown(keys);
            },
          },
          {
            id: 'density',
            'aria-label': 'Density',
            items: [
              { id: 'comfortable', label: 'Comfortable' },
              { id: 'compact', label: 'Compact' },
            ],
            selectionMode: 'single',
            selectedKeys: density,
            onSelectionChange: setDensity,
          },
        ]}
      />
    );
  },
  play: async ({ args, canvas }) => {
    onShown.mockClear();
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const columns = await screen.findByRole('group', { name: 'Columns' });
    const hours = within(columns).getByRole('menuitemcheckbox', { name: 'Hours Work and travel' });
    await expect(hours).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link Ctrl+C' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(onShown).toHaveBeenLastCalledWith(new Set(['well']));
    await userEvent.click(within(columns).getByRole('menuitemcheckbox', { name: 'Miles' }));
    await expect(onShown).toHaveBeenLastCalledWith(new Set(['well', 'miles']));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Comfortable' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

/** The menu with checkable items: right to left, dark, on a phone. */
export const SectionsRightToLeft = Sections.extend({
  globals: { direction: 'rtl', theme: 'dark', viewport: { value: 'phone' } },
});

const navigate = fn();

/** A press and Enter open a link item, inside the app by `navigate`. */
export const Links = meta.story({
  args: { items: [{ id: 'open', label: 'Open ticket', href: '/dashboard/job-tickets/1' }, ...items] },
  decorators: [
    (Story) => (
      <KitProvider theme="light" locale="en-US" navigate={navigate}>
        <Story />
      </KitProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    navigate.mockClear();
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open ticket' }));
    await expect(navigate).toHaveBeenLastCalledWith('/dashboard/job-tickets/1');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open ticket' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

/** One menu serves many buttons, like the menu of a table's rows. */
export const Anchored = meta.story({
  render: function AnchoredExample(args) {
    const [trigger, setTrigger] = useState<HTMLElement | null>(null);
    const open = (element: Element) => setTrigger(element instanceof HTMLElement ? element : null);
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        {['TK-10482', 'TK-10481'].map((code) => (
          <IconButton
            key={code}
            label={`Actions of ${code}`}
            aria-haspopup="menu"
            aria-expanded={false}
            icon={<Ellipsis size={16} />}
            onPress={(event) => open(event.currentTarget)}
          />
        ))}
        <AnchoredMenu
          isOpen={trigger !== null}
          trigger={trigger}
          label={trigger?.ariaLabel ?? ''}
          items={args.items}
          onAction={args.onAction}
          onOpenChange={() => setTrigger(null)}
        />
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    for (const code of ['TK-10482', 'TK-10481']) {
      const button = canvas.getByRole('button', { name: `Actions of ${code}` });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu', { name: `Actions of ${code}` });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('edit');
  },
});
