import { Button } from '@derrick/ui/Button';
import { Popover } from '@derrick/ui/Popover';
import { Text } from '@derrick/ui/Text';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Popover,
  title: 'Components/Overlays/Popover',
  tags: ['autodocs'],
  args: {
    label: 'Where the rate comes from',
    trigger: <Button size="small">Why this rate?</Button>,
    children: <Text>The rate of the level on the day of the work.</Text>,
    onOpenChange: fn(),
  },
});

/** The trigger opens and closes the popover. Escape closes it and returns the focus. */
export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why this rate?' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Where the rate comes from' });
    await expect(popover).toHaveTextContent('The rate of the level');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** A button inside can close the popover. */
export const ClosedFromInside = meta.story({
  args: {
    children: (close) => (
      <Button size="small" onPress={close}>
        Got it
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this rate?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
