import { Button } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { TOOLTIP_CLOSE_DELAY, TOOLTIP_DELAY, TOOLTIP_SKIP_WINDOW, Tooltip } from '@derrick/ui/Tooltip';
import { Bell } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type StoppedClock, stopClock } from '../../stoppedClock.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { content: 'Opens on the first of the month', trigger: <Button>Create Invoice</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story({});

export const Open = meta.story({ args: { defaultOpen: true } });

export const OnIconButton = meta.story({
  args: {
    defaultOpen: true,
    content: 'Notifications',
    trigger: <IconButton label="Notifications" icon={<Bell size={18} />} />,
    placement: 'bottom',
  },
});

export const LongText = meta.story({
  args: {
    defaultOpen: true,
    content:
      'Only tickets that are not yet on an invoice can be chosen, and only those of one customer at a time.',
  },
});

/** Focus opens the tooltip at once, as the description of its button. Escape closes it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Opens on the first of the month');
    await expect(button).toHaveAccessibleDescription('Opens on the first of the month');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

let clock: StoppedClock;

/**
 * The pointer must rest on the trigger before the tooltip opens, and can move onto the tooltip. The next tooltip opens at
 * once, and only one is open at a time. A press closes it.
 */
export const ByPointer = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8, justifyContent: 'center' }}>
      {['Edit', 'Delete'].map((label) => (
        <Tooltip key={label} content={`${label} the ticket`} trigger={<Button>{label}</Button>} />
      ))}
    </div>
  ),
  beforeEach() {
    clock = stopClock();
    return () => clock.restore();
  },
  play: async ({ canvas }) => {
    const [edit, remove] = canvas.getAllByRole('button');
    if (!edit || !remove) throw new Error('Two buttons are drawn');
    // Waits until the tooltip of another story no longer makes this tooltip open at once.
    await clock.advance(TOOLTIP_SKIP_WINDOW);

    await userEvent.hover(edit);
    await clock.advance(TOOLTIP_DELAY - 1);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await clock.advance(1);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Edit the ticket'));

    await userEvent.unhover(edit);
    await userEvent.hover(screen.getByRole('tooltip'));
    await clock.advance(TOOLTIP_CLOSE_DELAY * 2);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Edit the ticket');

    await userEvent.unhover(screen.getByRole('tooltip'));
    await userEvent.hover(remove);
    await waitFor(() => expect(remove).toHaveAccessibleDescription('Delete the ticket'));
    await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(1));
    await expect(edit).not.toHaveAccessibleDescription();

    await userEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

    await clock.advance(TOOLTIP_SKIP_WINDOW);
    await userEvent.hover(edit);
    await clock.advance(TOOLTIP_DELAY - 1);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});
