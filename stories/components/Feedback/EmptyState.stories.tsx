import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Plus, SearchX, Ticket } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: EmptyState,
  title: 'Components/Feedback/EmptyState',
  tags: ['autodocs'],
  args: {
    icon: <Ticket size={20} />,
    title: 'No job tickets yet',
    description: 'A job ticket says who worked where, for whom and for how long.',
    action: (
      <Button variant="primary" icon={<Plus size={16} />}>
        Create Job Ticket
      </Button>
    ),
  },
});

/** An empty state explains why the list is empty and offers the next step. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No job tickets yet' })).toBeVisible();
  },
});

/** A search without results. */
export const NoResult = meta.story({
  args: {
    icon: <SearchX size={20} />,
    title: 'No ticket matches “pumpjack”',
    description: 'Check the spelling or search for less.',
    action: <Button>Clear search</Button>,
  },
});

/** Only a title, at another heading level. */
export const TitleAlone = meta.story({
  args: { icon: undefined, description: undefined, action: undefined, headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});
