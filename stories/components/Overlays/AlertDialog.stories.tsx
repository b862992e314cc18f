import { AlertDialog, type AlertDialogProps } from '@derrick/ui/AlertDialog';
import { Button } from '@derrick/ui/Button';
import { Menu } from '@derrick/ui/Menu';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';

function AlertDialogExample({ onOpenChange, isOpen: isOpenAtFirst, ...props }: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Delete Ticket</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next);
          onOpenChange?.(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  tags: ['autodocs'],
  parameters: ownPage(420),
  component: AlertDialog,
  render: (args) => <AlertDialogExample {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Ticket',
    children: "Do you want to delete this ticket? This action can't be undone",
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
  },
});

/** An action that can't be undone: its button is red, and the cancel button has the focus. */
export const Danger = meta.story({
  args: { tone: 'danger' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Ticket' });
    await expect(dialog).toHaveAccessibleDescription(/can't be undone/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Neutral = meta.story({
  args: { title: 'Send the invoice?', children: 'The customer gets it by e-mail.', confirmLabel: 'Send' },
});

/** While the action is pending nothing closes the dialog, not even Escape. */
export const Pending = meta.story({
  args: { tone: 'danger', isPending: true, pendingLabel: 'Deleting…' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const Spanish = meta.story({
  globals: { locale: 'es' },
  args: {
    tone: 'danger',
    title: 'Eliminar ticket',
    children: '¿Desea eliminar este ticket? Esta acción no se puede deshacer.',
    confirmLabel: 'Eliminar',
    cancelLabel: 'Cancelar',
  },
});

export const Phone = meta.story({ args: { tone: 'danger' }, globals: { viewport: { value: 'phone' } } });

/** Waits for the promise, then closes and returns the focus. */
export const Confirming = meta.story({
  args: { isOpen: false, tone: 'danger', pendingLabel: 'Deleting…' },
  play: async ({ canvas, args, mount }) => {
    let finish: () => void = () => {};
    await mount(
      <AlertDialogExample
        {...args}
        onConfirm={() =>
          new Promise((resolve) => {
            finish = resolve;
          })
        }
      />,
    );
    const opener = canvas.getByRole('button', { name: 'Delete Ticket' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog).toHaveTextContent('Deleting…'));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Escape cancels. */
export const Escape = meta.story({
  args: { isOpen: false, tone: 'danger' },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Ticket' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Opened by the item of a menu, which has closed: the focus returns to the menu's button. */
export const FromMenu = meta.story({
  args: {
    isOpen: false,
    tone: 'danger',
    onConfirm: fn().mockImplementation(() => new Promise((resolve) => setTimeout(resolve))),
  },
  render: function FromMenuExample(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Menu
          label="Ticket actions"
          trigger={<Button>Actions</Button>}
          items={[
            { id: 'edit', label: 'Edit' },
            { id: 'delete', label: 'Delete', tone: 'danger' },
          ]}
          onAction={(id) => setIsOpen(id === 'delete')}
        />
        <AlertDialog {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Actions' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('d{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await step('and when a promise has closed it', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('d{Enter}');
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** With a trigger it opens by itself, and closes when the action is done. */
export const WithTrigger = meta.story({
  render: ({ isOpen: _, ...args }) => <AlertDialog {...args} trigger={<Button>Delete Ticket</Button>} />,
  play: async ({ args }) => {
    const trigger = await screen.findByRole('button', { name: 'Delete Ticket' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
