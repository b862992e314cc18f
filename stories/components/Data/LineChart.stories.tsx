import { LineChart } from '@derrick/ui/LineChart';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

const series = [
  { id: 'billed', label: 'Billed' },
  { id: 'paid', label: 'Paid' },
];

const points = months.map((month, index) => ({
  id: month,
  label: month.slice(0, 3),
  longLabel: month,
  values: { billed: [31, 38, 35, 47, 52, 49, 61, 66][index], paid: [28, 30, 36, 40, 45, 50, 48, 57][index] },
}));

const meta = preview.meta({
  component: LineChart,
  title: 'Components/Data/LineChart',
  tags: ['autodocs'],
  args: { label: 'Billed and paid this year', labelHeader: 'Month', series, points },
});

/** Screen readers get a table with the values of the drawn lines. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure', { name: 'Billed and paid this year' });
    const rows = within(within(figure).getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(9);
    await expect([...(rows[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'January',
      '31',
      '28',
    ]);
    await expect(canvasElement.querySelectorAll('g[data-series]')).toHaveLength(4);
  },
});

/** The line is interrupted where a value is missing, and the table shows a dash. */
export const MissingValues = meta.story({
  args: {
    points: points.map((point, index) => ({
      ...point,
      values: index === 3 || index > 5 ? { billed: point.values.billed } : point.values,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /April/ })).toHaveTextContent('April47–');
  },
});

export const FourSeries = meta.story({
  args: {
    series: [...series, { id: 'hours', label: 'Hours' }, { id: 'jobs', label: 'Jobs' }],
    points: points.map((point, index) => ({
      ...point,
      values: { ...point.values, hours: 20 + index, jobs: 15 - index },
    })),
  },
});

export const OneSeries = meta.story({ args: { series: series.slice(0, 1) } });

export const NoPoints = meta.story({ args: { points: [] } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ tags: ['test-full'], globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
