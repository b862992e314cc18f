import { Spinner, spinnerSizes } from '@derrick/ui/Spinner';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row } from '../Rows.tsx';

const meta = preview.meta({ component: Spinner, title: 'Components/Feedback/Spinner', tags: ['autodocs'] });

/** A spinner without a label still has an accessible name. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: () => (
    <Row label={spinnerSizes.join(', ')}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={`Loading tickets, ${size}`} />
      ))}
    </Row>
  ),
});
