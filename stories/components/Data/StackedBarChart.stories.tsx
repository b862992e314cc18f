import { StackedBarChart } from '@derrick/ui/StackedBarChart';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const series = [
  { id: 'work', label: 'Work' },
  { id: 'travel', label: 'Travel' },
  { id: 'standby', label: 'Standby' },
  { id: 'training', label: 'Training' },
];

const days = [
  { id: 'mon', label: 'Mon', longLabel: 'Monday', values: { work: 38, travel: 6, standby: 4 } },
  { id: 'tue', label: 'Tue', longLabel: 'Tuesday', values: { work: 41, travel: 9, training: 8 } },
  {
    id: 'wed',
    label: 'Wed',
    longLabel: 'Wednesday',
    values: { work: 44.5, travel: 5, standby: 2, training: 3 },
  },
  { id: 'thu', label: 'Thu', longLabel: 'Thursday', values: { work: 52, travel: 9 }, isCurrent: true },
  { id: 'fri', label: 'Fri', longLabel: 'Friday', values: {} },
];

const meta = preview.meta({
  component: StackedBarChart,
  title: 'Components/Data/StackedBarChart',
  tags: ['autodocs'],
  args: { label: 'Hours this week', labelHeader: 'Day', totalHeader: 'Total', series, bars: days },
});

const heightOf = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0;

/** Screen readers get a table with the values of the drawn chart and their sums. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure', { name: 'Hours this week' });
    const rows = within(within(figure).getByRole('table')).getAllByRole('row');
    await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Day', 'Work', 'Travel', 'Standby', 'Training', 'Total'],
      ['Monday', '38', '6', '4', '0', '48'],
      ['Tuesday', '41', '9', '0', '8', '58'],
      ['Wednesday', '44.5', '5', '2', '3', '54.5'],
      ['Thursday', '52', '9', '0', '0', '61'],
      ['Friday', '0', '0', '0', '0', '0'],
    ]);
    await expect(rows[4]).toHaveAttribute('aria-current', 'true');
    const [work, travel] = canvasElement.querySelectorAll('g rect');
    await expect(heightOf(work) / heightOf(travel)).toBeCloseTo(38 / 6, 0);
  },
});

export const TwoSeries = meta.story({
  args: {
    label: 'Billed by month',
    labelHeader: 'Month',
    series: [
      { id: 'paid', label: 'Paid' },
      { id: 'open', label: 'Open' },
    ],
    bars: [...'JFMAMJJASOND'].map((label, index) => ({
      id: `${index}`,
      label,
      values: { paid: 90_000 + ((index * 37_000) % 60_000), open: (index * 11_000) % 40_000 },
    })),
    formatValue: (value: number) =>
      value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  },
});

export const NoValues = meta.story({ args: { bars: days.map((day) => ({ ...day, values: {} })) } });

/** In a right-to-left page the first bar and the axis are on the right. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [monday, tuesday] = [...canvasElement.querySelectorAll('g')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    await expect(monday?.left ?? 0).toBeGreaterThan(tuesday?.left ?? 0);
  },
});

export const Dark = meta.story({ tags: ['test-full'], globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
