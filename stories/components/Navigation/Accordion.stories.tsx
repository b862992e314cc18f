import { Accordion } from '@derrick/ui/Accordion';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Accordion,
  title: 'Components/Navigation/Accordion',
  tags: ['autodocs'],
  args: {
    items: [
      { id: 'dates', title: 'Dates', note: 'This week', children: 'From Monday to Sunday.' },
      { id: 'people', title: 'Technicians', children: 'All of them.' },
      { id: 'amounts', title: 'Amounts', children: 'Any amount.', isDisabled: true },
    ],
    defaultExpandedKeys: new Set(['dates']),
    onExpandedChange: fn(),
  },
});

/** One section is open at a time. Enter and Space open the focused section. */
export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dates = canvas.getByRole('button', { name: /Dates/ });
    await expect(dates).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('From Monday to Sunday.')).toBeVisible();
    canvas.getByRole('button', { name: 'Technicians' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All of them.')).toBeVisible();
    await expect(dates).toHaveAttribute('aria-expanded', 'false');
    // A closed section stays in the layout, so that the browser's page search finds its text.
    const closed = document.getElementById(dates.getAttribute('aria-controls') ?? '');
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    await expect(closed).not.toHaveStyle({ display: 'none' });
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['people']));
  },
});
