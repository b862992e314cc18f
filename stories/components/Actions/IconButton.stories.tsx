import { buttonVariants } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { controlSizes } from '@derrick/ui/theme';
import { Bell, Ellipsis } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: IconButton,
  title: 'Components/Actions/IconButton',
  tags: ['autodocs'],
  args: { label: 'Notifications', icon: <Bell size={18} />, onPress: fn() },
});

/** The label is the accessible name. */
export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** A badge shows the number in the corner and adds it to the accessible name. Numbers above 99 read 99+. */
export const WithBadge = meta.story({
  render: (args) => (
    <Row label="0, 1, 99, 1,248">
      {[0, 1, 99, 1248].map((badge) => (
        <IconButton key={badge} {...args} badge={badge} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).not.toHaveTextContent(/\d/);
    await expect(canvas.getByRole('button', { name: 'Notifications, 99 new' })).toHaveTextContent('99');
    await expect(canvas.getByRole('button', { name: 'Notifications, 99+ new' })).toHaveTextContent('99+');
  },
});

/** Every variant in every size, disabled and pending. */
export const Variants = meta.story({
  render: () => (
    <Rows>
      {buttonVariants.map((variant) => (
        <Row key={variant} label={variant}>
          {controlSizes.map((size) => (
            <IconButton
              key={size}
              variant={variant}
              size={size}
              label={`More, ${variant}, ${size}`}
              icon={<Ellipsis size={16} />}
            />
          ))}
          <IconButton
            variant={variant}
            isDisabled
            label={`${variant}, disabled`}
            icon={<Ellipsis size={16} />}
          />
          <IconButton
            variant={variant}
            isPending
            label={`${variant}, pending`}
            icon={<Ellipsis size={16} />}
          />
        </Row>
      ))}
    </Rows>
  ),
});
