import { Kbd } from '@derrick/ui/Kbd';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Kbd,
  title: 'Components/Data/Kbd',
  tags: ['autodocs'],
  args: { children: 'Ctrl+K' },
});

export const Basic = meta.story({
  render: (args) => (
    <p>
      Press <Kbd {...args} /> to search.
    </p>
  ),
});

export const Variants = meta.story({
  render: () => (
    <Rows>
      <Row label="outlined">
        <Kbd>Esc</Kbd>
        <Kbd>⇧⌘P</Kbd>
      </Row>
      <Row label="plain">
        <Kbd variant="plain">Ctrl+K</Kbd>
      </Row>
    </Rows>
  ),
});

/** In a right-to-left page the keys keep their order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Ctrl+K')).direction).toBe('ltr');
  },
});

export const Dark = meta.story({ tags: ['test-full'], globals: { theme: 'dark' } });
