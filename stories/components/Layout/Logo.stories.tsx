import { DerrickMark, Logo } from '@derrick/ui/Logo';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row } from '../Rows.tsx';

const meta = preview.meta({ component: Logo, title: 'Components/Layout/Logo', tags: ['autodocs'] });

/** The mark with the product's name. */
export const Basic = meta.story();

/** The mark on its own needs a label. */
export const Marks = meta.story({
  render: () => (
    <Row label="16, 26, 48, 96">
      {[16, 26, 48, 96].map((size) => (
        <DerrickMark key={size} size={size} label={`Derrick, ${size} px`} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Derrick, 26 px' })).toBeVisible();
  },
});
