import { type Bar, BarChart } from '@derrick/ui/BarChart';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const week = (values: readonly number[], today = 3): Bar[] =>
  days.map((day, index) => ({
    id: day,
    label: day.slice(0, 3),
    longLabel: day,
    value: values[index] ?? 0,
    isCurrent: index === today,
  }));

const meta = preview.meta({
  component: BarChart,
  title: 'Components/Data/BarChart',
  tags: ['autodocs'],
  args: {
    label: 'Hours logged this week',
    labelHeader: 'Day',
    valueHeader: 'Hours',
    bars: week([38, 52, 47, 61, 58, 22, 12]),
  },
});

const barsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('rect')];

/** Screen readers get a table with the values of the drawn chart. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure', { name: 'Hours logged this week' });
    for (const drawing of figure.querySelectorAll('svg')) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    }
    const table = within(figure).getByRole('table', { name: 'Hours logged this week' });
    const rows = within(table).getAllByRole('row');
    await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Day', 'Hours'],
      ['Monday', '38'],
      ['Tuesday', '52'],
      ['Wednesday', '47'],
      ['Thursday', '61'],
      ['Friday', '58'],
      ['Saturday', '22'],
      ['Sunday', '12'],
    ]);
    await expect(rows[4]).toHaveAttribute('aria-current', 'true');
    const [monday, , , thursday] = barsOf(canvasElement).map((bar) => bar.getBoundingClientRect());
    await expect((monday?.height ?? 0) / (thursday?.height ?? 1)).toBeCloseTo(38 / 61, 1);
  },
});

/** One large value among zeros: the bars of the zeros stay visible. */
export const SinglePeak = meta.story({
  args: { bars: week([0, 0, 9.5, 0, 0, 0, 0], 2) },
  play: async ({ canvasElement }) => {
    for (const bar of barsOf(canvasElement)) {
      await expect(bar.getBoundingClientRect().height).toBeGreaterThan(1);
    }
  },
});

export const AllZero = meta.story({ args: { bars: week([]) } });

/** Long values use a smaller font until they no longer overlap. */
export const LongValues = meta.story({
  args: {
    label: 'Billed this week',
    valueHeader: 'Dollars',
    bars: week([128_432.5, 97_210, 0, 143_999.99, 130_000, 8_000, 99.5]),
    formatValue: (value: number) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('g text')].map((text) => text.getBoundingClientRect());
    for (const [index, { right }] of words.entries()) {
      await expect(right).toBeLessThanOrEqual(words[index + 1]?.left ?? right);
    }
  },
});

/**
 * The chart is as wide as its container and always has the same height, so the page does not move when the values arrive.
 */
export const Widths = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[280, 530, 900].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <BarChart {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('figure').map((figure) => figure.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
});

/** A year with one bar per month. */
export const TwelveBars = meta.story({
  args: {
    label: 'Hours by month',
    labelHeader: 'Month',
    bars: [...'JFMAMJJASOND'].map((label, index) => ({
      id: `${index}`,
      label,
      longLabel: new Date(2026, index, 1).toLocaleString('en-US', { month: 'long' }),
      value: (index * 37) % 101,
      isCurrent: index === 10,
    })),
  },
});

/** A right-to-left page: the first day, Monday, is on the right, and the texts are not mirrored. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [monday, tuesday] = barsOf(canvasElement).map((bar) => bar.getBoundingClientRect());
    await expect(monday?.left ?? 0).toBeGreaterThan(tuesday?.left ?? 0);
  },
});

export const Dark = meta.story({ tags: ['test-full'], globals: { theme: 'dark' } });
