import { Button } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { AnchoredMenu, Menu, type MenuItem } from '@derrick/ui/Menu';
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

/** Icons, a disabled item, and one with the tone `danger`. */
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

/** Enter opens at the first item, arrows wrap and skip disabled items, letters find an item, Escape returns the focus. */
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

/** One menu for many buttons, like that of a table's rows. */
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
