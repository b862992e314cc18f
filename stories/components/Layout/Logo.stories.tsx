import { DerrickMark, Logo, logoSizes } from '@derrick/ui/Logo';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row } from '../Rows.tsx';

const meta = preview.meta({ component: Logo, title: 'Components/Layout/Logo', tags: ['autodocs'] });

/** The logo with the name of the product. */
export const Basic = meta.story();

/** The logo without the name needs a label. */
export const Marks = meta.story({
  render: () => (
    <Row label={logoSizes.join(', ')}>
      {logoSizes.map((size) => (
        <DerrickMark key={size} size={size} label={`Derrick, ${size}`} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const edges = logoSizes.map(
      (size) => canvas.getByRole('img', { name: `Derrick, ${size}` }).getBoundingClientRect().width,
    );
    await expect(edges).toEqual([20, 26, 48]);
  },
});
