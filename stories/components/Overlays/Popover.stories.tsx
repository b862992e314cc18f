import { Button } from '@derrick/ui/Button';
import { Popover } from '@derrick/ui/Popover';
import { Text } from '@derrick/ui/Text';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LatePopover, network } from './LatePopover.tsx';

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

/** A slow network: the trigger opens a note that the popover is loading. Escape closes it, and the focus stays on the trigger. */
export const SlowNetwork = meta.story({
  render: () => <LatePopover />,
  beforeEach() {
    network.state = 'waits';
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why this rate?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible());
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Loading…')).toBeNull();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
  },
});

/**
 * The network fails: the note says so and offers Retry. After Retry the popover opens with the focus inside, and Escape
 * returns the focus to the trigger.
 */
export const NetworkFails = meta.story({
  render: () => <LatePopover />,
  globals: { locale: 'es', theme: 'dark' },
  beforeEach() {
    network.state = 'fails';
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why this rate?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No se pudo cargar. Revise su conexión.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    network.state = 'works';
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    const popover = await screen.findByRole('dialog', { name: 'Rate' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
