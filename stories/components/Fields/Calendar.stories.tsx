import { Calendar } from '@derrick/ui/Calendar';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Calendar,
  title: 'Components/Fields/Calendar',
  tags: ['autodocs'],
  args: { label: 'Work date', defaultValue: '2026-11-21', onChange: fn() },
});

/** A press or Enter chooses the day. Page Down moves to the next month, Shift+Page Down to the next year. */
export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 18, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-18');
    await expect(canvas.getByRole('application', { name: 'Work date, November 2027' })).toBeVisible();
  },
});

/** Unavailable days can't be chosen, and the calendar shows an error. */
export const States = meta.story({
  args: {
    min: '2026-11-05',
    max: '2026-11-25',
    isDayUnavailable: (day) => day === '2026-11-12',
    errorMessage: 'This week is closed',
    firstDayOfWeek: 'mon',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 12, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: /November 4, 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
