import { Avatar, avatarShapes, avatarSizes } from '@derrick/ui/Avatar';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" fill="%230D6166"/%3E%3Ccircle cx="16" cy="12" r="6" fill="%23F4F6F4"/%3E%3Cpath d="M4 32a12 12 0 0 1 24 0" fill="%23F4F6F4"/%3E%3C/svg%3E';

const names = [
  'Luis Ortega',
  'Dana Whitfield',
  'Sam Okafor',
  'Priya Nair',
  'Tomás Beltrán',
  'Maya Reyes',
  'Apache Ridge Energy',
  'Blue Mesa Operating',
  'Eagle Ford Partners',
];

const meta = preview.meta({
  component: Avatar,
  title: 'Components/Data/Avatar',
  tags: ['autodocs'],
  args: { name: 'Luis Ortega' },
});

/** An avatar with a label is an image with a name. An avatar without a label is hidden from assistive technology. */
export const Named = meta.story({
  args: { label: 'Luis Ortega' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Luis Ortega' })).toHaveTextContent('LO');
  },
});

/** The photo can't be loaded: the initials replace it. */
export const BrokenPhoto = meta.story({
  args: { src: 'data:image/png;base64,broken', label: 'Luis Ortega' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('LO'));
  },
});

/** Every size and shape. A name always gets the same color. */
export const Variants = meta.story({
  render: () => (
    <Rows>
      {avatarShapes.flatMap((shape) =>
        avatarSizes.map((size) => (
          <Row key={`${shape}-${size}`} label={`${shape}, ${size}`}>
            {names.map((name) => (
              <Avatar key={name} name={name} shape={shape} size={size} />
            ))}
            <Avatar name="Maya Reyes" src={photo} shape={shape} size={size} />
            <Avatar name="Permian Basin Co." tone="accent" shape={shape} size={size} />
          </Row>
        )),
      )}
    </Rows>
  ),
});
