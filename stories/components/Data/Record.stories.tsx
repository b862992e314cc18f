import { Badge } from '@derrick/ui/Badge';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Sparkline } from '@derrick/ui/Sparkline';
import { Stack } from '@derrick/ui/Stack';
import { Tag, tagTones } from '@derrick/ui/Tag';
import { Timeline } from '@derrick/ui/Timeline';
import { Check, Pencil } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

import { Row } from '../Rows.tsx';

const meta = preview.meta({
  component: DescriptionList,
  subcomponents: { Timeline, Tag, Sparkline },
  title: 'Components/Data/DescriptionList, Timeline, Tag',
  tags: ['autodocs'],
  args: { items: [] },
});

const remove = fn();

/** A read-only record with its fields, history, groups and the trend of a number. */
export const Basic = meta.story({
  render: () => (
    <Stack gap={24}>
      <DescriptionList
        hasDividers
        items={[
          { term: 'Well', description: 'Bakken Federal 4-22H' },
          { term: 'Technician', description: 'Luis Ortega' },
          { term: 'Status', description: <Badge tone="success">Approved</Badge> },
          {
            term: 'Hours a week',
            description: (
              <Sparkline label="Hours a week, rising from 31 to 38" values={[31, 29, 34, 36, 38]} />
            ),
          },
        ]}
      />
      <Timeline
        label="History"
        items={[
          {
            id: '2',
            title: 'Approved by Maya Reyes',
            time: 'Nov 14, 2026, 4:10 PM',
            dateTime: '2026-11-14T16:10:00-06:00',
            icon: <Check size={14} />,
            tone: 'success',
          },
          {
            id: '1',
            title: 'Changed by Luis Ortega',
            time: 'Nov 14, 2026, 7:30 AM',
            description: 'Hours: 7.5 → 8',
            icon: <Pencil size={14} />,
          },
          { id: '0', title: 'Recorded by Luis Ortega', time: 'Nov 13, 2026, 6:02 PM' },
        ]}
      />
      <Row label="Tag">
        {tagTones.map((tone) => (
          <Tag key={tone} tone={tone} label={tone} />
        ))}
        <Tag label="Night shift" onRemove={remove} />
      </Row>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByRole('list', { name: 'History' }).children).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Night shift' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
});

/** Consecutive events of one day are under a common heading. */
export const GroupedTimeline = meta.story({
  render: () => (
    <Timeline
      label="History"
      items={[
        { id: '3', group: 'Today', title: 'Approved by Maya Reyes', time: '4:10 PM', tone: 'success' },
        { id: '2', group: 'Today', title: 'Changed by Luis Ortega', time: '7:30 AM' },
        { id: '1', group: 'Nov 13, 2026', title: 'Recorded by Luis Ortega', time: '6:02 PM' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const today = canvas.getByRole('list', { name: 'Today' });
    await expect(within(today).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list', { name: 'Nov 13, 2026' })).toHaveTextContent(
      'Recorded by Luis Ortega',
    );
  },
});

/** On a phone terms are above their descriptions. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { items: [{ term: 'Well', description: 'Bakken Federal 4-22H' }] },
  play: async ({ canvas }) => {
    const term = canvas.getByRole('term').getBoundingClientRect();
    await expect(canvas.getByRole('definition').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      term.bottom,
    );
  },
});
