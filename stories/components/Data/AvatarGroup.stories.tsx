import { avatarSizes } from '@derrick/ui/Avatar';
import { AvatarGroup } from '@derrick/ui/AvatarGroup';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const members = ['Luis Ortega', 'Maya Reyes', 'Ana Solís', 'Tom Becker', 'Priya Nair', 'Joe Walsh'].map(
  (name) => ({ id: name, name }),
);

const meta = preview.meta({
  component: AvatarGroup,
  title: 'Components/Data/AvatarGroup',
  tags: ['autodocs'],
  args: { label: 'Technicians', members },
});

/** A number stands for the members that do not fit. Its accessible name lists them. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Technicians' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(
      within(list).getByRole('img', { name: '2 more: Priya Nair and Joe Walsh' }),
    ).toHaveTextContent('+2');
  },
});

/** One member more than `max` takes the place of the number. */
export const OneMore = meta.story({
  args: { members: members.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
    await expect(canvas.getByRole('img', { name: 'Priya Nair' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Rows>
      {avatarSizes.map((size) => (
        <Row key={size} label={size}>
          <AvatarGroup {...args} size={size} />
          <AvatarGroup {...args} size={size} shape="square" max={2} />
        </Row>
      ))}
    </Rows>
  ),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img').map((avatar) => avatar.getBoundingClientRect());
    await expect(first?.left ?? 0).toBeGreaterThan(second?.left ?? 0);
  },
});

export const SpanishDark = meta.story({ tags: ['test-full'], globals: { locale: 'es', theme: 'dark' } });
