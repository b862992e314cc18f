import { ProgressBar } from '@derrick/ui/ProgressBar';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Rows } from '../../components/Rows.tsx';

const meta = preview.meta({
  component: ProgressBar,
  title: 'Components/Feedback/ProgressBar',
  tags: ['autodocs'],
  args: { label: 'Uploading pressure-test.pdf', value: 0.64 },
});

/** The label and the value are visible above the bar. */
export const WithLabel = meta.story({
  args: { label: 'Creating invoices', value: 0.3, valueText: '12 of 40 invoices', isLabelVisible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Creating invoices' })).toHaveAttribute(
      'aria-valuetext',
      '12 of 40 invoices',
    );
    await expect(canvas.getByText('12 of 40 invoices')).toBeVisible();
  },
});

export const Values = meta.story({
  render: () => (
    <Rows>
      {[0, 0.25, 0.64, 1, 7].map((value) => (
        <ProgressBar key={value} label={`At ${value}`} value={value} />
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'At 0.64' })).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getByRole('progressbar', { name: 'At 7' })).toHaveAttribute('aria-valuenow', '100');
  },
});
