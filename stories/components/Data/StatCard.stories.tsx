import { StatCard } from '@derrick/ui/StatCard';
import { densities } from '@derrick/ui/theme';
import { Clock, FileCheck, FileClock, TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

function Cards({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' }}>
      {children}
    </div>
  );
}

const meta = preview.meta({
  component: StatCard,
  title: 'Components/Data/StatCard',
  tags: ['autodocs'],
  args: {
    label: 'Total Tickets',
    icon: <TicketCheck size={16} />,
    value: '248',
    description: 'All time, this company',
  },
});

/** A card is a group with an accessible name. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Tickets' })).toHaveTextContent('248');
  },
});

const since = 'compared with the same days of last month';

/**
 * An arrow and a sign show the direction, so that color is not the only cue. Zero counts as up. Screen readers read the
 * trend in words.
 */
export const Trends = meta.story({
  render: () => (
    <Cards>
      <StatCard
        label="Job Tickets"
        value="1,248"
        trend={{ percentage: 12.5, label: since }}
        description="Today 18"
      />
      <StatCard
        label="Working Hours"
        value="3,906h"
        trend={{ percentage: -2.4, label: since }}
        description="Today 61h"
      />
      <StatCard label="Invoices" value="412" trend={{ percentage: 0, label: since }} description="Today 6" />
    </Cards>
  ),
  play: async ({ canvas, globals }) => {
    const directions = canvas
      .getAllByText(new RegExp(since))
      .map((words) => words.closest('[data-direction]')?.getAttribute('data-direction'));
    await expect(directions).toEqual(['up', 'down', 'up']);
    if (globals['locale'] !== 'en') return;
    await expect(canvas.getByText('+12.5%')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(`Up 12.5% ${since}`)).toBeInTheDocument();
    await expect(canvas.getByText(`Down 2.4% ${since}`)).toBeInTheDocument();
    await expect(canvas.getByText(`No change ${since}`)).toBeInTheDocument();
  },
});

/** The skeleton is as high as the number, so nothing moves when the number arrives. */
export const Loading = meta.story({
  render: (args) => (
    <Cards>
      <StatCard {...args} isPending />
      <StatCard {...args} />
    </Cards>
  ),
  play: async ({ canvas }) => {
    const [loading, ready] = canvas.getAllByRole('group');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loading).toHaveTextContent('Loading Total Tickets');
    await expect(loading?.getBoundingClientRect().height).toBe(ready?.getBoundingClientRect().height);
  },
});

/** The number could not be loaded: the card shows the error message. */
export const Failed = meta.story({ args: { errorMessage: 'Could not load the count. Try again.' } });

/** The complete card is a link. `linkHint` describes the target if the label does not. */
export const AsLink = meta.story({
  args: { label: 'Billable', value: '$84,320.50', href: '#tickets', linkHint: 'open job tickets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Billable' })).toHaveTextContent('$84,320.50');
    await expect(canvas.getByRole('link', { name: 'Billable (open job tickets)' })).toHaveAttribute(
      'href',
      '#tickets',
    );
  },
});

/** Long values use a smaller font. The height of the line stays the same. */
export const LongValues = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 540 }}>
      {densities.map((density) => (
        <Cards key={density}>
          <StatCard density={density} label="Billable" value="$84,320.50" />
          <StatCard density={density} label="Billable" value="$1,284,320.50" />
          <StatCard density={density} label="Billable" value="$21,128,984,320.50" />
        </Cards>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('group');
    for (const card of cards) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const heights = cards.slice(0, 3).map((card) => card.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
});

/** A compact card with a trend keeps its description. While pending, it reserves space for both. */
export const CompactTrend = meta.story({
  args: {
    density: 'compact',
    label: 'Billable',
    value: '$84,320.50',
    description: 'Today $3,140.00',
    trend: { percentage: 8.2, label: since },
  },
  render: (args) => (
    <div style={{ inlineSize: 350 }}>
      <Cards>
        <StatCard {...args} isPending />
        <StatCard {...args} />
      </Cards>
    </div>
  ),
  play: async ({ canvas }) => {
    const [loading, ready] = canvas.getAllByRole('group');
    await expect(ready).toHaveTextContent('Today $3,140.00');
    await expect(loading?.getBoundingClientRect().height).toBe(ready?.getBoundingClientRect().height);
  },
});

export const Densities = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {densities.map((density) => (
        <Cards key={density}>
          <StatCard
            density={density}
            label="Total"
            icon={<TicketCheck size={16} />}
            value="248"
            description="All time"
          />
          <StatCard
            density={density}
            label="Assigned"
            icon={<FileCheck size={16} />}
            value="163"
            description="66% of tickets"
          />
          <StatCard
            density={density}
            label="Not Assigned"
            icon={<FileClock size={16} />}
            value="85"
            description="34% of tickets"
          />
          <StatCard density={density} label="Hours" icon={<Clock size={16} />} isPending description="" />
        </Cards>
      ))}
    </div>
  ),
});
