import { Button } from '@derrick/ui/Button';
import { ConfirmDialog, type ConfirmDialogProps } from '@derrick/ui/ConfirmDialog';
import { Menu } from '@derrick/ui/Menu';
import { StrictMode, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';

function ConfirmDialogExample({ onOpenChange, isOpen: isOpenAtFirst, ...props }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Delete Ticket</Button>
      <ConfirmDialog
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
  title: 'Components/Overlays/ConfirmDialog',
  tags: ['autodocs'],
  parameters: ownPage(420),
  component: ConfirmDialog,
  render: (args) => <ConfirmDialogExample {...args} />,
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

/** An action that can't be undone: its button is red, and the Cancel button has the focus. */
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
    title: 'Anular factura',
    children: 'La factura conserva su número y sus tickets vuelven a estar aprobados.',
    confirmLabel: 'Anular',
    cancelLabel: undefined,
    reason: { label: 'Motivo' },
    confirmationText: 'FAC-00042',
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Anular' }));
    await expect(await dialog.findByText('Ingrese un motivo')).toBeVisible();
    await expect(dialog.getByLabelText('Escriba «FAC-00042» para confirmar')).toBeVisible();
  },
});

const voiding = {
  isOpen: false,
  tone: 'danger',
  title: 'Void invoice INV-00042?',
  children: 'It keeps its number, and its tickets are approved again.',
  confirmLabel: 'Void',
  cancelLabel: 'Keep',
  reason: { label: 'Reason', description: 'The customer reads it on the void invoice.' },
} as const;

/** The dialog requires a reason. If the action fails, the dialog shows the error and keeps the typed reason. */
export const WithReason = meta.story({
  args: {
    ...voiding,
    onConfirm: fn(async (reason: string) => {
      if (!reason.includes('again')) throw new Error('The invoice has a payment');
    }),
    failureMessage: (error) => (error instanceof Error ? error.message : undefined),
  },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Ticket' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog'));
    const reason = dialog.getByLabelText(/Reason/);
    await waitFor(() => expect(reason).toHaveFocus());

    await step('requires a reason', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
      await expect(await dialog.findByText('Enter a reason')).toBeVisible();
      await expect(reason).toHaveFocus();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('keeps the typed reason after a failure', async () => {
      await userEvent.type(reason, 'Sent to the wrong customer ');
      await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent('The invoice has a payment');
      await expect(reason).toHaveValue('Sent to the wrong customer ');
    });
    await userEvent.type(reason, 'again');
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenLastCalledWith('Sent to the wrong customer again');
    await waitFor(() => expect(opener).toHaveFocus());

    await step('reopens empty', async () => {
      await userEvent.click(opener);
      await expect((await screen.findByRole('alertdialog')).querySelector('textarea')).toHaveValue('');
    });
  },
});

/** An action that destroys a lot requires the user to type the name first. Enter confirms. */
export const TypeToConfirm = meta.story({
  args: {
    ...voiding,
    title: 'Merge two customers?',
    children: 'All tickets and invoices of Hess go to Hess Corporation.',
    confirmLabel: 'Merge',
    reason: undefined,
    confirmationText: 'Hess Corporation',
  },
  globals: { theme: 'dark', direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Delete Ticket' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    const name = dialog.getByRole('textbox', { name: 'Type “Hess Corporation” to confirm' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('hess{Enter}');
    await expect(name).toHaveAccessibleDescription(/exactly as shown/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.keyboard('Hess Corporation{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledWith('');
  },
});

export const Phone = meta.story({ args: { tone: 'danger' }, globals: { viewport: { value: 'phone' } } });

/** Confirming waits for the promise, then closes the dialog and returns the focus. */
export const Confirming = meta.story({
  args: { isOpen: false, tone: 'danger', pendingLabel: 'Deleting…' },
  play: async ({ canvas, args, mount }) => {
    let finish: () => void = () => {};
    await mount(
      <ConfirmDialogExample
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

/** A menu item opened the dialog, and the menu has closed: the focus returns to the menu's button. */
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
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
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

    await step('returns the focus after a promise has closed the dialog', async () => {
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

/** `trigger` is set: the dialog opens itself and closes when the action is done. */
export const WithTrigger = meta.story({
  render: ({ isOpen: _, ...args }) => <ConfirmDialog {...args} trigger={<Button>Delete Ticket</Button>} />,
  play: async ({ args }) => {
    const trigger = await screen.findByRole('button', { name: 'Delete Ticket' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

function DeletableTickets() {
  const [codes, setCodes] = useState(['TK-1001', 'TK-1002', 'TK-1003']);
  const [askedCode, setAsked] = useState('');
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <Button
              onPress={() => {
                setAsked(code);
                setAsking(true);
              }}
            >{`Delete ${code}`}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        tone="danger"
        title="Delete Ticket"
        confirmLabel="Delete"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => setCodes(codes.filter((code) => code !== askedCode))}
        finalFocus={() => (codes.includes(askedCode) ? undefined : list.current?.querySelector('button'))}
      >
        Do you want to delete this ticket?
      </ConfirmDialog>
    </>
  );
}

/**
 * The action removed the element that opened the dialog: the focus moves to `finalFocus`. After Cancel it returns to that
 * element.
 */
export const FinalFocus = meta.story({
  render: () => (
    // StrictMode mounts effects twice, which must not move the focus out of the open dialog.
    <StrictMode>
      <DeletableTickets />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: 'Delete TK-1002' });
    await userEvent.click(second);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete TK-1001' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
});
