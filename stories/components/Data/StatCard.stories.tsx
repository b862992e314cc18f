import { StatCard, statCardDensities } from '@derrick/ui/StatCard';
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
  args: {
    label: 'Total Tickets',
    icon: <TicketCheck size={16} />,
    value: '248',
    note: 'All time, this company',
  },
});

/** A group named by its label. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Tickets' })).toHaveTextContent('248');
  },
});

/** Arrow and sign say the direction, not the colour alone. */
export const Trends = meta.story({
  render: () => (
    <Cards>
      <StatCard
        label="Job Tickets"
        value="1,248"
        trend={{ percentage: 12.5, label: 'since last week' }}
        note="Today 18"
      />
      <StatCard
        label="Working Hours"
        value="3,906h"
        trend={{ percentage: -2.4, label: 'since last week' }}
        note="Today 61h"
      />
      <StatCard
        label="Invoices"
        value="412"
        trend={{ percentage: 0, label: 'since last week' }}
        note="Today 6"
      />
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+12.5%', { exact: false })).toHaveAttribute('data-direction', 'up');
    await expect(canvas.getByText('-2.4%', { exact: false })).toHaveAttribute('data-direction', 'down');
  },
});

/** The skeleton is as high as what it stands for: nothing moves when the number arrives. */
export const Loading = meta.story({
  render: (args) => (
    <Cards>
      <StatCard {...args} isLoading />
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

/** The number could not be had. */
export const Failed = meta.story({ args: { errorMessage: 'Could not load the count. Try again.' } });

/** The whole card is one link. */
export const AsLink = meta.story({
  args: { href: '#tickets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Total Tickets' })).toHaveAttribute('href', '#tickets');
  },
});

/** Every density. */
export const Densities = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {statCardDensities.map((density) => (
        <Cards key={density}>
          <StatCard
            density={density}
            label="Total"
            icon={<TicketCheck size={16} />}
            value="248"
            note="All time"
          />
          <StatCard
            density={density}
            label="Assigned"
            icon={<FileCheck size={16} />}
            value="163"
            note="66% of tickets"
          />
          <StatCard
            density={density}
            label="Not Assigned"
            icon={<FileClock size={16} />}
            value="85"
            note="34% of tickets"
          />
          <StatCard density={density} label="Hours" icon={<Clock size={16} />} isLoading note="" />
        </Cards>
      ))}
    </div>
  ),
});
