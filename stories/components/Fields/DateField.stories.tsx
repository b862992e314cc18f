import { DateField } from '@derrick/ui/DateField';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';

const meta = preview.meta({
  component: DateField,
  title: 'Components/Fields/DateField',
  tags: ['autodocs'],
  args: { label: 'From', onChange: fn() },
  decorators: [narrow],
});

/** Reports the day as `YYYY-MM-DD`. */
export const Typing = meta.story({
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-21' } });
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-21');
  },
});

export const WithValue = meta.story({ args: { value: '2026-11-21', description: 'The first day.' } });

export const Invalid = meta.story({
  args: { value: '2026-11-01', errorMessage: 'The end is before the start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription('The end is before the start');
  },
});

export const Disabled = meta.story({ args: { value: '2026-11-21', isDisabled: true } });
