import { Button } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { Tooltip } from '@derrick/ui/Tooltip';
import { Bell } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Opens on the first of the month', children: <Button>Create Invoice</Button> },
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
    children: <IconButton label="Notifications" icon={<Bell size={18} />} />,
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

/** The focus shows it at once, as the description of its button; Escape puts it away. */
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
