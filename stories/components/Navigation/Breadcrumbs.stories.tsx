import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';

const meta = preview.meta({
  component: Breadcrumbs,
  title: 'Components/Navigation/Breadcrumbs',
  tags: ['autodocs'],
  args: {
    items: [
      { label: 'Overview', href: '#overview' },
      { label: 'Job Ticket', href: '#tickets' },
      { label: 'Add Job Ticket' },
    ],
  },
});

/** The last item is the current page. */
export const Places = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Add Job Ticket')).toHaveAttribute('aria-current', 'page');
  },
});

/** Long items wrap if the space is too narrow. */
export const LongPlaces = meta.story({
  decorators: [narrow],
  args: {
    items: [
      { label: 'Descripción general', href: '#overview' },
      { label: 'Tickets de trabajo de la empresa', href: '#tickets' },
      { label: 'Agregar un ticket de trabajo' },
    ],
  },
});
