import { Button } from '@derrick/ui/Button';
import { Dialog, type DialogProps, dialogSizes } from '@derrick/ui/Dialog';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';
import { AddTechnician } from './Dialog.example.tsx';

function DialogExample({ onOpenChange, isOpen: isOpenAtFirst, footer, ...props }: DialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Invite Technician</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={change}
        footer={
          footer ?? (
            <>
              <Button onPress={() => change(false)}>Cancel</Button>
              <Button variant="primary" onPress={() => change(false)}>
                Invite
              </Button>
            </>
          )
        }
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  tags: ['autodocs'],
  parameters: ownPage(520),
  component: Dialog,
  render: (args) => <DialogExample {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Add technician',
    description: 'They get a link to join your company workspace.',
    children: <TextField label="Full name" />,
  },
});

/** Title, a sentence, fields, and the primary button at the end of the footer. */
export const Open = meta.story({});

export const Sizes = meta.story({
  args: { isOpen: false },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      {dialogSizes.map((size) => (
        <DialogExample key={size} {...args} size={size} title={`Size ${size}`} />
      ))}
    </div>
  ),
});

/** Only the text scrolls. The title and the footer stay in place. */
export const LongText = meta.story({
  args: {
    title: 'Terms of the company workspace that are long enough to go over two lines',
    children: Array.from({ length: 24 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
      <p key={index}>
        Line {index + 1}. Everyone whom you invite sees the tickets of your company and nothing of any other.
      </p>
    )),
  },
});

/** On a phone the dialog has a margin, and the buttons of the footer share the width. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const WithoutFooterOrDescription = meta.story({
  args: { description: undefined, footer: <span />, children: 'Your job ticket has been saved.' },
});

/** Enter opens the dialog, the focus stays inside, and Escape closes it and returns the focus to the button. */
export const ByKeyboard = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Invite Technician' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add technician' });
    await expect(dialog).toHaveAccessibleDescription('They get a link to join your company workspace.');
    await waitFor(() => expect(dialog).toHaveFocus());

    const stops = ['Close', null, 'Cancel', 'Invite', 'Close'];
    for (const name of stops) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      if (name) await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAccessibleName('Invite');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A press outside closes the dialog only with `isDismissable`. */
export const PressOutside = meta.story({
  args: { isDismissable: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const PressOutsideIsIgnored = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** `trigger` is set: the dialog opens and closes itself. The footer receives a function that closes it. */
export const WithTrigger = meta.story({
  render: ({ onOpenChange }) => (
    <Dialog
      onOpenChange={onOpenChange}
      title="Levels and roles"
      trigger={<Button>Levels and rates</Button>}
      footer={(close) => <Button onPress={close}>Done</Button>}
    />
  ),
  play: async ({ args, step }) => {
    const trigger = await screen.findByRole('button', { name: 'Levels and rates' });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await step('a press opens the dialog, and the button in its footer closes it', async () => {
      await userEvent.click(trigger);
      await expect(await screen.findByRole('dialog', { name: 'Levels and roles' })).toBeVisible();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await closed();
    });
    await step('Enter opens the dialog, Escape closes it and returns the focus', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

const addTechnician = fn(async () => {});

/** Example to copy: an empty name is rejected at the field. Enter submits a name. */
export const FormInside = meta.story({
  render: () => <AddTechnician onAdd={addTechnician} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add technician' }));
    const name = await screen.findByRole('textbox', { name: /Full name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(name).toHaveAccessibleDescription('Enter a name');
    await expect(addTechnician).not.toHaveBeenCalled();
    await userEvent.type(name, 'Dana Ruiz{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(addTechnician).toHaveBeenCalledWith('Dana Ruiz');
  },
});
