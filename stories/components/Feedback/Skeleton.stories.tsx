import { Skeleton, skeletonShapes } from '@derrick/ui/Skeleton';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Skeleton,
  title: 'Components/Feedback/Skeleton',
  tags: ['autodocs'],
  args: { width: 160, 'data-testid': 'skeleton' },
});

/** A skeleton is hidden from assistive technology. The surrounding element announces the loading state. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Shapes = meta.story({
  render: () => (
    <Rows>
      {skeletonShapes.map((shape) => (
        <Row key={shape} label={shape}>
          <Skeleton
            shape={shape}
            width={shape === 'round' ? 32 : 240}
            height={shape === 'text' ? undefined : shape === 'round' ? 32 : 80}
          />
        </Row>
      ))}
    </Rows>
  ),
});
